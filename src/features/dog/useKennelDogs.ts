import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { effectiveRank, type Dog } from '#contract/dog/dog'
import { dogNameFields } from '#contract/dog/fields'
import { normalizeText } from '#contract/shared/normalizeText'
import { useBreedName } from '../../i18n/useBreedName'
import type { KennelState } from './KennelFilters'

const sortValues: Record<string, (dog: Dog) => number | string> = {
  born: ({ birthDate }) => birthDate,
  height: ({ height }) => height ?? 0,
  level: effectiveRank,
}

/** The dogs that a kennel is narrowed down to, in the order that was chosen; equal ones follow by name. */
export const useKennelDogs = (dogs: readonly Dog[], { text, height, level, sort }: KennelState): Dog[] => {
  const { locale } = useIntl()
  const breedName = useBreedName()
  // Folded and sorted once, not with every key.
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    const value = sortValues[sort.replace('-', '')]
    const direction = sort.startsWith('-') ? -1 : 1
    const byName = dogs.toSorted((a, b) => compare(a.name, b.name))
    if (!value) return byName
    return byName.toSorted((a, b) => direction * (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0))
  }, [dogs, locale, sort])
  const texts = useMemo(() => {
    const textOf = (dog: Dog) =>
      [...dogNameFields.map((field) => dog[field]), breedName(dog.breed), dog.microchip].map(normalizeText).join('\n')
    return new Map(dogs.map((dog) => [dog.id, textOf(dog)]))
  }, [dogs, breedName])
  return useMemo(() => {
    const sought = normalizeText(text)
    return sorted.filter(
      (dog) =>
        (height === '' || dog.heightCategory === height) &&
        (level === '' || String(effectiveRank(dog)) === level) &&
        (texts.get(dog.id) ?? '').includes(sought),
    )
  }, [sorted, texts, text, height, level])
}
