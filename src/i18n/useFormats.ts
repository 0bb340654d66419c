import { formatLocales, longDayIn, moneyIn } from '../../contract/formats'
import { useShownLocale } from './useShownLocale'

/** Numbers and dates as this product writes them: money with its minor units, 24 h times, days without a year where near. */
export const useFormats = () => {
  const language = useShownLocale()
  const locale = formatLocales[language]
  const day = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${iso}T12:00:00Z`))
  return {
    /** Minor units of a currency: 1250, 'GBP' -> £12.50 */
    money: (amount: number, currency: string) => moneyIn(language, amount, currency),
    /** 2026-06-13 -> 13 June 2026 */
    longDay: (iso: string) => longDayIn(language, iso),
    /** 2026-06-13 -> Saturday 13 June */
    weekday: (iso: string) => day(iso, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** 2026-06-13 -> Sat 13 */
    shortDay: (iso: string) => day(iso, { weekday: 'short', day: 'numeric' }).replace('.,', '.'),
    /** 2026-12-12, 2026-12-13 -> Sat 12 – Sun 13 December: the month once where it is one. */
    dayRange: (from: string, to: string) => {
      const weekdays = { weekday: 'short', day: 'numeric' } as const
      const full = new Intl.DateTimeFormat(locale, { ...weekdays, month: 'long', timeZone: 'UTC' })
      const [first, last] = [new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`)]
      const sameMonth = from !== to && from.slice(0, 7) === to.slice(0, 7)
      const range = sameMonth ? `${day(from, weekdays)} – ${full.format(last)}` : full.formatRange(first, last)
      return range.replaceAll('.,', '.').replace(/[\u2009\u202f]/gu, ' ')
    },
    /** GB -> United Kingdom, in Polish Wielka Brytania; what is no code stays as it is. */
    country: (code: string) =>
      /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code,
    monthName: (month: string) => day(`2026-${month}-01`, { month: 'long' }),
    monthAndYear: (iso: string) => day(iso, { month: 'long', year: 'numeric' }),
    shortMonth: (iso: string) => day(iso, { month: 'short' }),
    shortWeekday: (iso: string) => day(iso, { weekday: 'short' }),
    /** The day of an instant in a show's own zone: 2 Jun */
    dayAndMonth: (iso: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(new Date(iso)),
    /** An instant in a show's own zone: 2 June, 23:59 */
    instant: (iso: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }).format(new Date(iso)),
    /** An instant where the reader is, by their device's clock: 2 June 2026 and 23:59 */
    localMoment: (iso: string) => {
      const say = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, options).format(new Date(iso))
      return {
        day: say({ day: 'numeric', month: 'long', year: 'numeric' }),
        time: say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      }
    },
    /** 30.1 -> 30.1, in Polish 30,1 */
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** Millimetres as centimetres: 408 -> 40.8 */
    centimetres: (millimetres: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(millimetres / 10),
  }
}
