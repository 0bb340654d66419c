import type { MessageFormatElement } from 'react-intl'
import type { Locale } from '#contract/shared/locales'

/** All sentences of one language by message id, as syntax trees made by the build. */
export type Messages = Record<string, MessageFormatElement[]>

const files = {
  en: () => import(/* webpackChunkName: "en" */ './locales/en.json'),
  pl: () => import(/* webpackChunkName: "pl" */ './locales/pl.json'),
}

export const loadMessages = async (locale: Locale): Promise<Messages> => (await files[locale]()).default as Messages

/** A language that can be shown: its words are there. */
export interface Language {
  locale: Locale
  messages: Messages
}

export const loadLanguage = async (locale: Locale): Promise<Language> => ({
  locale,
  messages: await loadMessages(locale),
})
