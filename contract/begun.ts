import { instantOfWallClock } from './calendar'

/** What says whether a class has begun; `begun` where its running order is published, or a dog has a result in it. */
export interface ClassTimes {
  /** Of the class, in the time zone of its show. */
  date: string
  startTime: string
  begun: boolean
}

/**
 * Has a class begun at an instant? From then on it takes no entry, and its entries stand as they are: nobody changes or
 * withdraws one, nothing is offered or given back. At the desk the later limit holds that each of its calls names.
 */
export const hasBegun = ({ date, startTime, begun }: ClassTimes, timeZone: string, now: Date): boolean => {
  if (begun) return true
  const start = instantOfWallClock(`${date}T${startTime}`, timeZone)
  // A time that a change of the clocks leaves out has come with the day.
  return start === null ? now >= new Date(`${date}T00:00:00Z`) : now >= new Date(start)
}
