import { formatLocales, longDayIn, moneyIn, percentIn } from '#contract/shared/formats'
import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'

/** Money, days and counted things as mails write them. */
export const formatsOf = (locale: Locale) => {
  const plurals = new Intl.PluralRules(formatLocales[locale])
  return {
    money: (amount: number, currency: string): string => moneyIn(locale, amount, currency),
    /** Hundredths of a percent: 2300 is 23%. */
    percent: (rate: number): string => percentIn(locale, rate),
    /** Millimetres as centimetres: 408 is 40.8. */
    centimetres: (millimetres: number): string =>
      new Intl.NumberFormat(formatLocales[locale], { minimumFractionDigits: 1 }).format(millimetres / 10),
    /** Łatka, Żółw and Baton. */
    list: (names: readonly string[]): string => new Intl.ListFormat(formatLocales[locale]).format(names),
    longDay: (day: Day): string => longDayIn(locale, day),
    /** Day and time in a time zone, which is named: a reader may be in another. */
    instant: (at: Date, timeZone: string): string =>
      new Intl.DateTimeFormat(formatLocales[locale], {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(at),
    /** A number with the form of a word that goes with it: 3 lata. */
    counted: (count: number, words: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string =>
      `${count} ${words[plurals.select(count)] ?? words.other}`,
  }
}
