import type { Locale } from '#contract/shared/locales'

const firstWord = (name: string): string => name.trim().split(/\s/)[0] ?? ''

/** Polish would need the vocative of the name, which no rule forms. */
const greetings: Record<Locale, (firstName: string) => string> = {
  en: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  pl: () => 'Dzień dobry!',
}

/** The first line of an email, by first name; without a name where the address is not confirmed to be that person's. */
export const greeting = (locale: Locale, name: string | null): string => greetings[locale](firstWord(name ?? ''))
