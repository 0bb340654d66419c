import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { formatLocales, longDayOptions, moneyOptions, noonOf, percentOptions, townLine } from '#contract/shared/formats'
import type { Locale } from '#contract/shared/locales'
import { useShownLocale } from './useShownLocale'

const kilometresPerMile = 1.609344

// react-intl keeps each formatter it has made: to make one costs thirty times what it does.
const formatsOf = (
  { getDateTimeFormat, getNumberFormat, getDisplayNames }: IntlShape['formatters'],
  language: Locale,
) => {
  const locale = formatLocales[language]
  const day = (iso: string, options: Intl.DateTimeFormatOptions) =>
    getDateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noonOf(iso))
  const rangeOf = (from: string, to: string, withYear: boolean) => {
    const weekdays = { weekday: 'short', day: 'numeric' } as const
    const year = withYear ? 'numeric' : undefined
    const full = getDateTimeFormat(locale, { ...weekdays, month: 'long', year, timeZone: 'UTC' })
    const [first, last] = [noonOf(from), noonOf(to)]
    const sameMonth = from !== to && from.slice(0, 7) === to.slice(0, 7)
    const range = sameMonth ? `${day(from, weekdays)} – ${full.format(last)}` : full.formatRange(first, last)
    return range.replaceAll(/(?<=[\p{L}.]),/gu, '').replace(/[\u2009\u202f]/gu, ' ')
  }
  return {
    /** Minor units of a currency: 1250, 'GBP' -> £12.50 */
    money: (amount: number, currency: string) => getNumberFormat(locale, moneyOptions(currency)).format(amount / 100),
    /** Hundredths of a percent: 750 -> 7.5% */
    percent: (rate: number) => getNumberFormat(locale, percentOptions).format(rate / 10_000),
    /** 2026-06-13 -> 13 June 2026 */
    longDay: (iso: string) => day(iso, longDayOptions),
    /** 2026-06-13 -> 13 Jun 2026 */
    briefDay: (iso: string) => day(iso, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** 2026-06-13 -> Saturday 13 June */
    weekday: (iso: string) => day(iso, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** 2026-06-13 -> Sat 13 */
    shortDay: (iso: string) => day(iso, { weekday: 'short', day: 'numeric' }).replace('.,', '.'),
    /** 2026-12-12, 2026-12-13 -> Sat 12 – Sun 13 December: one month once, and the year unless it is that of `now`. */
    dayRange: (from: string, to: string, now = from) => rangeOf(from, to, from.slice(0, 4) !== now.slice(0, 4)),
    /** The same, always with the year. */
    datedRange: (from: string, to: string) => rangeOf(from, to, true),
    /** GB -> United Kingdom, in Polish Wielka Brytania; what is no code stays as it is. */
    country: (code: string) =>
      /^[A-Z]{2}$/.test(code) ? (getDisplayNames(locale, { type: 'region' }).of(code) ?? code) : code,
    /** Shrewsbury SY1 2PF, in Polish SY1 2PF Shrewsbury; a postcode is not broken at its blank. */
    town: ({ city, postcode }: { city: string; postcode: string }) =>
      townLine({ city, postcode: postcode.replaceAll(' ', '\u00a0') }, language),
    monthName: (month: string) => day(`2026-${month}-01`, { month: 'long' }),
    monthAndYear: (iso: string) => day(iso, { month: 'long', year: 'numeric' }),
    shortMonth: (iso: string) => day(iso, { month: 'short' }),
    weekdayLetter: (iso: string) => day(iso, { weekday: 'narrow' }),
    shortWeekday: (iso: string) => day(iso, { weekday: 'short' }),
    /** The day of an instant in a show's own zone: 2 Jun */
    dayAndMonth: (iso: string, timeZone: string) =>
      getDateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(new Date(iso)),
    /** An instant in a show's own zone: 2 June, 23:59 */
    instant: (iso: string, timeZone: string) =>
      getDateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }).format(new Date(iso)),
    /** An instant where the reader is, by their device's clock: 2 June 2026 and 23:59 */
    localMoment: (iso: string) => {
      const say = (options: Intl.DateTimeFormatOptions) => getDateTimeFormat(locale, options).format(new Date(iso))
      return {
        day: say({ day: 'numeric', month: 'long', year: 'numeric' }),
        time: say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      }
    },
    /** 30.1 -> 30.1, in Polish 30,1 */
    number: (value: number) => getNumberFormat(locale).format(value),
    /** 100 -> 62 miles, in Polish 100 km: as the roads of either country are signed. */
    distance: (kilometres: number) => {
      const inMiles = language === 'en'
      const [unit, unitDisplay] = inMiles ? (['mile', 'long'] as const) : (['kilometer', 'short'] as const)
      const value = Math.max(1, Math.round(inMiles ? kilometres / kilometresPerMile : kilometres))
      return getNumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value)
    },
    /** How long until something: days and hours, in the last day hours and minutes. */
    timeLeft: (milliseconds: number) => {
      const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
      const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
      const parts =
        days > 0
          ? ([
              ['day', days],
              ['hour', hours],
            ] as const)
          : ([
              ['hour', hours],
              ['minute', minutes % 60],
            ] as const)
      const shown = parts.filter(([, value], index) => value > 0 || (index === 1 && minutes < 60))
      const say = (unit: string, value: number) =>
        getNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
      return shown.map(([unit, value]) => say(unit, value)).join(' ')
    },
    /** Millimetres as centimetres: 408 -> 40.8 */
    centimetres: (millimetres: number) =>
      getNumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(millimetres / 10),
  }
}

/** Numbers and dates as this product writes them: money with its minor units, 24 h times, days without a year where near. */
export const useFormats = () => {
  const { formatters } = useIntl()
  const language = useShownLocale()
  return useMemo(() => formatsOf(formatters, language), [formatters, language])
}
