import type { Day } from '../../contract/calendar'
import type { Locale } from '../../contract/locales'

// Plain "en" would write dates the American way: November 21, 2026.
const formatLocales: Record<Locale, string> = { en: 'en-GB', pl: 'pl' }

/** Money and days as mails write them: 1250, 'GBP' is £12.50, in Polish 12,50 £. */
export const formatsOf = (locale: Locale) => {
  const written = formatLocales[locale]
  const plurals = new Intl.PluralRules(written)
  return {
    /** Minor units of a currency. */
    money: (amount: number, currency: string): string =>
      new Intl.NumberFormat(written, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        amount / 100,
      ),
    /** 2026-06-13 is 13 June 2026. */
    longDay: (day: Day): string =>
      new Intl.DateTimeFormat(written, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${day}T12:00:00Z`),
      ),
    /** A number with the form of a word that goes with it: 3 lata. */
    counted: (count: number, words: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string =>
      `${count} ${words[plurals.select(count)] ?? words.other}`,
  }
}
