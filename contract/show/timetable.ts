import { minutesOf } from './closeRuns'

/** When and where a class is, and who judges it, as far as it is known. */
export interface TimetableClass {
  date: string
  startTime: string
  ring: number
  judge: string | null
}

/** A class lasts until the next one in its ring begins, and so long at most. */
const usualMinutes = 90

export interface TimetableSlot<Class> {
  cls: Class
  /** Minutes of the day. */
  start: number
  end: number
  /** Another class begins in the same ring at the same time. */
  ringClash: boolean
  /** Its judge is expected in another ring at the same time. */
  judgeClash: boolean
}

/** The classes of one day by their times, with the clashes of rings and judges. */
export const timetableOf = <Class extends TimetableClass>(classes: readonly Class[]): TimetableSlot<Class>[] => {
  const slots = classes.map((cls) => {
    const start = minutesOf(cls.startTime)
    const later = classes
      .filter(({ ring, startTime }) => ring === cls.ring && minutesOf(startTime) > start)
      .map(({ startTime }) => minutesOf(startTime))
    return { cls, start, end: Math.min(start + usualMinutes, ...later) }
  })
  type Slot = (typeof slots)[number]
  const ringClash = (one: Slot, other: Slot) => one.cls.ring === other.cls.ring && one.start === other.start
  const judgeClash = (one: Slot, other: Slot) =>
    one.cls.judge !== null &&
    one.cls.judge === other.cls.judge &&
    one.cls.ring !== other.cls.ring &&
    one.start < other.end &&
    other.start < one.end
  const clashes = (slot: Slot, is: (one: Slot, other: Slot) => boolean) =>
    slots.some((other) => other !== slot && is(slot, other))
  return slots
    .map((slot) => ({ ...slot, ringClash: clashes(slot, ringClash), judgeClash: clashes(slot, judgeClash) }))
    .sort((a, b) => a.start - b.start || a.cls.ring - b.cls.ring)
}
