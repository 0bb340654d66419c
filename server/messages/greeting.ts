import type { Locale } from '#contract/locales'

const greetings: Record<Locale, { named: (name: string) => string; unnamed: string }> = {
  en: { named: (name) => `Hello ${name},`, unnamed: 'Hello,' },
  pl: { named: (name) => `Dzień dobry, ${name}!`, unnamed: 'Dzień dobry!' },
}

/** The first line of an email; without a name where the address is not confirmed to be that person's. */
export const greeting = (locale: Locale, name: string | null): string =>
  name === null ? greetings[locale].unnamed : greetings[locale].named(name)
