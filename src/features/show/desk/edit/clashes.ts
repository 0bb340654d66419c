import { clashesOf, classesIn, type Clash, type ClashKind, type Planning } from '#contract/show/clashes'
import { timetableOf, type TimetableSlot } from '#contract/show/timetable'
import type { ClassUse } from '#contract/show/form'
import { wholeOf, type ClassRow } from './rows'

/** A class that can be drawn: it has a day, a time and a ring. */
export interface PlannedClass {
  index: number
  date: string
  startTime: string
  ring: number
  judge: string | null
  runs: number
  order: readonly string[]
  row: ClassRow
}
export type Slot = TimetableSlot<PlannedClass>
export interface PlannedDay {
  date: string
  slots: Slot[]
  clashes: Clash<PlannedClass>[]
}

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

const plannedIn = (rows: readonly ClassRow[], use: readonly ClassUse[]): PlannedClass[] => {
  const useOf = new Map(use.map((used) => [used.id, used]))
  return rows.flatMap((row, index) => {
    const ring = wholeOf(row.ring)
    const used = useOf.get(row.id)
    if (used?.cancelled) return []
    if (!/^\d{4}-\d{2}-\d{2}$/.test(row.date) || !isTime(row.startTime) || typeof ring !== 'number') return []
    const { date, startTime, judge } = row
    const runs = Number(wholeOf(row.capacity)) || 0
    const order = used?.order ?? []
    return [{ index, row, date, startTime, ring, judge: judge === '' ? null : judge, runs, order }]
  })
}

/** The days of a show with what is known of the classes that are held, and what clashes on each. */
export const planOf = (
  rows: readonly ClassRow[],
  { planning, use }: { planning: Planning; use: readonly ClassUse[] },
): PlannedDay[] => {
  const planned = plannedIn(rows, use)
  const days = [...new Set(planned.map(({ date }) => date))].sort()
  return days.map((date) => {
    const classes = planned.filter((cls) => cls.date === date)
    return { date, slots: timetableOf(classes, planning.secondsPerRun), clashes: clashesOf(classes, planning) }
  })
}

const indexesIn = (days: readonly PlannedDay[], ...kinds: ClashKind[]) =>
  new Set(days.flatMap(({ clashes }) => [...classesIn(clashes, ...kinds)]).map(({ index }) => index))

/** The rows of the classes that clash. */
export const clashingRows = (days: readonly PlannedDay[]) => ({
  judge: indexesIn(days, 'judge', 'judge_runs'),
  ring: indexesIn(days, 'ring'),
})
