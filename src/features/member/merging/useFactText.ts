import type { MergeFact, MergeSide } from '#contract/member/merging'
import { localeNames } from '../../../i18n/localeNames'
import { useFormats } from '../../../i18n/useFormats'

/** A fact of an account in the reader's words; empty where it is not known. */
export const useFactText = () => {
  const { longDay } = useFormats()
  return ({ facts }: Pick<MergeSide, 'facts'>, fact: MergeFact): string => {
    if (fact === 'locale') return facts.locale.map((locale) => localeNames[locale]).join('')
    if (fact === 'birthDate') return facts.birthDate.map(longDay).join('')
    return facts[fact].join(', ')
  }
}
