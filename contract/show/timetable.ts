import { minutesOf } from './closeRuns'

/** When and where a class is, who judges it as far as that is known, and how many runs it has places for. */
export interface TimetableClass {
  date: string
  startTime: string
  ring: number
  judge: string | null
  runs: number
}

/** Where the time of a run is unknown, a class lasts until the next one in its ring begins, and so long at most. */
const usualMinutes = 90

export interface TimetableSlot<Class> {
  cls: Class
  /** Minutes of the day. */
  start: number
  end: number
}

/** How long the runs of a class take; null where the organisation has not set the time of a run. */
export const minutesOfRuns = ({ runs }: Pick<TimetableClass, 'runs'>, secondsPerRun: number | null): number | null =>
  secondsPerRun === null ? null : Math.max(1, Math.ceil((runs * secondsPerRun) / 60))

/** The classes of one day by their times. */
export const timetableOf = <Class extends TimetableClass>(
  classes: readonly Class[],
  secondsPerRun: number | null,
): TimetableSlot<Class>[] =>
  classes
    .map((cls) => {
      const start = minutesOf(cls.startTime)
      const later = classes
        .filter(({ ring, startTime }) => ring === cls.ring && minutesOf(startTime) > start)
        .map(({ startTime }) => minutesOf(startTime))
      const known = minutesOfRuns(cls, secondsPerRun)
      return { cls, start, end: known === null ? Math.min(start + usualMinutes, ...later) : start + known }
    })
    .sort((a, b) => a.start - b.start || a.cls.ring - b.cls.ring)
