import { addTo, type Day } from './calendar'
import { isDay } from './isoText'

export const dateOrders = ['day_first', 'month_first'] as const
export type DateOrder = (typeof dateOrders)[number]

const isoLike = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/
const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/

const clock = /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)? ?(?:[AP]M)? ?(Z|UTC|[+-]\d\d:?\d\d)?$/i

const parted = (text: string): { date: string; time: string } => {
  const trimmed = text.trim()
  const at = trimmed.search(/[T, ]\d{1,2}:/)
  return at < 0 ? { date: trimmed, time: '' } : { date: trimmed.slice(0, at).trim(), time: trimmed.slice(at + 1) }
}

const dayOf = (year = '', month = '', day = ''): Day | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}

/**
 * The order of days and months in a column. Dots put the day first everywhere; with slashes only a number above 12
 * decides. `unknown`: nothing in the column decides, and the user has to. A column that has both orders is `unknown`
 * too.
 */
export const dateOrderOf = (texts: Iterable<string>): DateOrder | 'unknown' => {
  let dayFirst = false
  let monthFirst = false
  let isUnclear = false
  for (const text of texts) {
    const [, first, second] = slashed.exec(parted(text).date) ?? []
    if (first === undefined || first === second) continue
    if (Number(first) > 12) dayFirst = true
    else if (Number(second) > 12) monthFirst = true
    else isUnclear = true
  }
  if (dayFirst && monthFirst) return 'unknown'
  if (dayFirst || monthFirst) return dayFirst ? 'day_first' : 'month_first'
  return isUnclear ? 'unknown' : 'day_first'
}

/** The first date of a column that means two days, for the reader's choice. */
export const unclearDate = (texts: Iterable<string>): string | null => {
  for (const text of texts) {
    const read = [readDate(text, 'day_first'), readDate(text, 'month_first')]
    if (read[0] !== null && read[1] !== null && read[0] !== read[1]) return text.trim()
  }
  return null
}

const dateOf = (date: string, order: DateOrder): Day | null => {
  const iso = isoLike.exec(date)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const dots = dotted.exec(date)
  if (dots) return dayOf(dots[3], dots[2], dots[1])
  const [, first, second, year] = slashed.exec(date) ?? []
  if (first === undefined) return null
  return order === 'day_first' ? dayOf(year, second, first) : dayOf(year, first, second)
}

/**
 * 2021-04-03, 3.4.2021, 03/04/2021, each with a time behind it; null for what is no day of the calendar, for a year of two
 * digits, and for an instant that is midnight nowhere.
 */
export const readDate = (text: string, order: DateOrder): Day | null => {
  const { date, time } = parted(text)
  const day = dateOf(date, order)
  if (day === null || time === '') return day
  const [, hour = '', minute, second = '00', zone = ''] = clock.exec(time) ?? []
  if (hour === '') return null
  // With an offset, or without a zone, the day is written as it was there.
  if (!/^(?:Z|UTC|\+00:?00)$/i.test(zone) || Number(hour) + Number(minute) + Number(second) === 0) return day
  // In UTC it is the midnight of a place: 22:00 is that of Warsaw in summer, and noon is noon. No zone is off by odd minutes.
  if (Number(minute) % 15 > 0 || Number(second) > 0) return null
  return Number(hour) + Number(minute) / 60 > 12 ? addTo(day, { days: 1 }) : day
}
