import names from './breeds.json'
import { normalizeText } from '../shared/normalizeText'
import type { Locale } from '../shared/locales'

/** English, Polish, and what else people call it. The first, a crossbreed, is what has no other entry. */
const breeds = names.map(([english = '', polish = '', ...others]) => {
  const shown: Record<Locale, string> = { en: english, pl: polish }
  return { shown, folded: [english, polish, ...others].map(normalizeText) }
})
type Breed = (typeof breeds)[number]

const byName = new Map<string, Breed>(breeds.flatMap((breed) => breed.folded.map((name) => [name, breed] as const)))

/** What is stored for what someone calls a breed: the English name of a recognised one, else the text itself. */
export const storedBreed = (text: string): string => byName.get(normalizeText(text))?.shown.en ?? text

/** A stored breed as a reader calls it. */
export const breedName = (stored: string, locale: Locale): string =>
  byName.get(normalizeText(stored))?.shown[locale] ?? stored

/** The recognised breeds that a text may mean, by any of their names; those whose name begins with it come first. */
export const findBreeds = (text: string, locale: Locale): { value: string; label: string }[] => {
  const sought = normalizeText(text)
  const { compare } = new Intl.Collator(locale)
  const rank = (breed: Breed) =>
    breed === breeds[0] ? 0 : normalizeText(breed.shown[locale]).startsWith(sought) ? 1 : 2
  return breeds
    .filter(({ folded }) => folded.some((name) => name.includes(sought)))
    .map((breed) => ({ value: breed.shown.en, label: breed.shown[locale], rank: rank(breed) }))
    .toSorted((a, b) => a.rank - b.rank || compare(a.label, b.label))
    .map(({ value, label }) => ({ value, label }))
}
