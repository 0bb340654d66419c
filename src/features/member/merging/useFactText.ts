import { useIntl } from 'react-intl'
import type { MergeFact, MergeSide } from '#contract/member/merging'
import type { Locale } from '#contract/shared/locales'
import { localeNames } from '../../../i18n/localeNames'
import { useFormats } from '../../../i18n/useFormats'

/** A fact of an account in the reader's words; empty where it is not known. */
export const useFactText = () => {
  const { formatList } = useIntl()
  const { longDay } = useFormats()
  return ({ facts }: Pick<MergeSide, 'facts'>, fact: MergeFact): string => {
    const parts = facts[fact]
    if (fact === 'locale') return parts.map((locale) => localeNames[locale as Locale]).join('')
    return fact === 'birthDate' ? parts.map(longDay).join('') : formatList(parts, { type: 'unit' })
  }
}
