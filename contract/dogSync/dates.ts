import type { Day } from '../calendar'
import { isDay } from '../isoText'

export type DateOrder = 'day_first' | 'month_first'

const isoLike = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/
const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/

const dayOf = (year = '', month = '', day = ''): Day | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}

/**
 * The order of days and months in a column. Dots put the day first everywhere; with slashes only a number above 12 tells.
 * `unknown`: nothing in the column tells, and somebody has to say it. A column that has both is `unknown` too.
 */
export const dateOrderOf = (texts: Iterable<string>): DateOrder | 'unknown' => {
  let dayFirst = false
  let monthFirst = false
  let isUnclear = false
  for (const text of texts) {
    const [, first, second] = slashed.exec(text.trim()) ?? []
    if (first === undefined || first === second) continue
    if (Number(first) > 12) dayFirst = true
    else if (Number(second) > 12) monthFirst = true
    else isUnclear = true
  }
  if (dayFirst && monthFirst) return 'unknown'
  if (dayFirst || monthFirst) return dayFirst ? 'day_first' : 'month_first'
  return isUnclear ? 'unknown' : 'day_first'
}

/** The first date of a column that means two days, for whoever has to say which. */
export const unclearDate = (texts: Iterable<string>): string | null => {
  for (const text of texts) {
    const read = [readDate(text, 'day_first'), readDate(text, 'month_first')]
    if (read[0] !== null && read[1] !== null && read[0] !== read[1]) return text.trim()
  }
  return null
}

/** 2021-04-03, 3.4.2021, 03/04/2021; null for what is no day of the calendar, and for a year of two digits. */
export const readDate = (text: string, order: DateOrder): Day | null => {
  const trimmed = text.trim()
  const iso = isoLike.exec(trimmed)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const dots = dotted.exec(trimmed)
  if (dots) return dayOf(dots[3], dots[2], dots[1])
  const [, first, second, year] = slashed.exec(trimmed) ?? []
  if (first === undefined) return null
  return order === 'day_first' ? dayOf(year, second, first) : dayOf(year, first, second)
}
