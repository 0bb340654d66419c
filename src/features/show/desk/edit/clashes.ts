import { timetableOf, type TimetableSlot } from '#contract/show/timetable'
import { wholeOf, type ClassRow } from './rows'

/** A class that can be drawn: it has a day, a time and a ring. */
export interface PlannedClass {
  index: number
  date: string
  startTime: string
  ring: number
  judge: string | null
  row: ClassRow
}
export type Slot = TimetableSlot<PlannedClass>
export interface PlannedDay {
  date: string
  slots: Slot[]
}

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

const plannedIn = (rows: readonly ClassRow[]): PlannedClass[] =>
  rows.flatMap((row, index) => {
    const ring = wholeOf(row.ring)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(row.date) || !isTime(row.startTime) || typeof ring !== 'number') return []
    const { date, startTime, judge } = row
    return { index, row, date, startTime, ring, judge: judge === '' ? null : judge }
  })

/** The days of a show with what is known of their classes. */
export const planOf = (rows: readonly ClassRow[]): PlannedDay[] => {
  const planned = plannedIn(rows)
  const days = [...new Set(planned.map(({ date }) => date))].sort()
  return days.map((date) => ({ date, slots: timetableOf(planned.filter((cls) => cls.date === date)) }))
}

const indexes = (days: readonly PlannedDay[], is: (slot: Slot) => boolean) =>
  new Set(days.flatMap(({ slots }) => slots.filter(is).map(({ cls }) => cls.index)))

/** The rows of the classes that clash. */
export const clashingRows = (days: readonly PlannedDay[]) => ({
  judge: indexes(days, ({ judgeClash }) => judgeClash),
  ring: indexes(days, ({ ringClash }) => ringClash),
})

const grouped = (slots: readonly Slot[], keyOf: (slot: Slot) => string): Slot[][] =>
  [...new Set(slots.map(keyOf))].map((key) => slots.filter((slot) => keyOf(slot) === key))

/** The clashes of a day, each with its classes: those of one ring and time, and those of one judge. */
export const clashesOf = ({ slots }: PlannedDay) => ({
  rings: grouped(
    slots.filter(({ ringClash }) => ringClash),
    ({ cls }) => `${cls.ring} ${cls.startTime}`,
  ),
  judges: grouped(
    slots.filter(({ judgeClash }) => judgeClash),
    ({ cls }) => cls.judge ?? '',
  ),
})
