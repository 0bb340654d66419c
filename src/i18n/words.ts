import type { MessageFormatElement } from 'react-intl'
import type { Locale } from '../../contract/locales'

/** All sentences of one language by message id, as syntax trees made by the build. */
export type Words = Record<string, MessageFormatElement[]>

const files = {
  en: () => import(/* webpackChunkName: "en" */ './locales/en.json'),
  pl: () => import(/* webpackChunkName: "pl" */ './locales/pl.json'),
}

export const loadWords = async (locale: Locale): Promise<Words> => (await files[locale]()).default as Words

/** A language that can be shown: its words are there. */
export interface Language {
  locale: Locale
  words: Words
}

export const loadLanguage = async (locale: Locale): Promise<Language> => ({ locale, words: await loadWords(locale) })
