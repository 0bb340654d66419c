import type { Locale } from '#contract/shared/locales'

/** A language is named in itself, whatever language the page is in. */
export const localeNames: Record<Locale, string> = { en: 'English', pl: 'Polski' }
