import { instantAt } from '../shared/calendar'

/** A class's day and time, in the time zone of its show. */
interface Start {
  date: string
  startTime: string
}

/** `begun` is true once the running order is published or a result is entered. */
export interface ClassTimes extends Start {
  begun: boolean
}

export const startOf = ({ date, startTime }: Start, timeZone: string): Date =>
  new Date(instantAt(date, startTime, timeZone))

/**
 * Whether a class has begun. From then on members can't enter it, or change or withdraw an entry, and no place is offered
 * from its waiting list. The desk may still add entries and move them until results are published.
 */
export const hasBegun = (cls: ClassTimes, timeZone: string, now: Date): boolean =>
  cls.begun || now >= startOf(cls, timeZone)
