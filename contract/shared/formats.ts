import type { Day } from './calendar'
import type { Locale } from './locales'

/** The locale in which a language's numbers and dates are written; plain "en" would write November 21, 2026. */
export const formatLocales: Record<Locale, string> = { en: 'en-GB', pl: 'pl' }

/** What is between the cells of a CSV file: where the decimal sign is a comma, spreadsheets expect a semicolon. */
export const csvSeparators = { en: ',', pl: ';' } as const satisfies Record<Locale, string>

export const moneyOptions = (currency: string) => ({
  style: 'currency' as const,
  currency,
  currencyDisplay: 'narrowSymbol' as const,
})
export const longDayOptions: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}
export const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`)

/** Minor units of a currency with all their digits: 1250, 'GBP' is £12.50, in Polish 12,50 £. */
export const moneyIn = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(formatLocales[locale], moneyOptions(currency)).format(amount / 100)

export const percentOptions = { style: 'percent' as const, maximumFractionDigits: 2 }

/** Hundredths of a percent: 2300 is 23%, 750 is 7.5%. */
export const percentIn = (locale: Locale, rate: number): string =>
  new Intl.NumberFormat(formatLocales[locale], percentOptions).format(rate / 10_000)

/** 2026-06-13 is 13 June 2026. */
export const longDayIn = (locale: Locale, day: Day): string =>
  new Intl.DateTimeFormat(formatLocales[locale], longDayOptions).format(noonOf(day))

/** Town and postcode in the order of a language: Shrewsbury SY1 2PF, 60-751 Poznań. */
export const townLine = ({ city, postcode }: { city: string; postcode: string }, locale: Locale): string =>
  (locale === 'pl' ? [postcode, city] : [city, postcode]).filter((part) => part !== '').join(' ')
