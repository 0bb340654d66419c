import { readFileSync } from 'node:fs'
import { createIntl, createIntlCache } from 'react-intl'
import type { Locale } from '#contract/shared/locales'

const cache = createIntlCache()

/** The sentences of a language by their ids, as a reader of the screen meets them. */
export const sentencesOf = (locale: Locale) => {
  const messages = JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8')) as Record<string, string>
  const { formatMessage } = createIntl({ locale, messages }, cache)
  return (id: string, values?: Record<string, string | number>): string => {
    if (!(id in messages)) throw new Error(`No sentence has the id ${id}`)
    return formatMessage({ id }, values)
  }
}
export type Sentences = ReturnType<typeof sentencesOf>
