import { Temporal } from 'temporal-polyfill'

/** A calendar day as ISO text: "2026-11-21". Days compare as text. */
export type Day = string

/** A day some calendar months or years later; a day that the month lacks becomes its last (31 January + 1 = 28 February). */
export const addTo = (day: Day, length: { months?: number; years?: number; days?: number }): Day =>
  Temporal.PlainDate.from(day).add(length).toString()

/** The day it is at an instant (ISO) in a time zone (IANA name). */
export const dayAt = (instant: string, timeZone: string): Day =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek

/** How many days later one day is than another; below zero where it is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days

/** The instant (ISO) of a day and time (HH:MM:SS) in a time zone, across a clock change too. */
export const instantAt = (day: Day, time: string, timeZone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).toInstant().toString()

/** The instant (ISO) at which a clock on the wall there shows a day and time, the earlier of two; null where it is put past that time. */
export const instantOfWallClock = (shown: string, timeZone: string): string | null => {
  try {
    const plain = Temporal.PlainDateTime.from(shown)
    const zoned = plain.toZonedDateTime(timeZone)
    return zoned.toPlainDateTime().equals(plain) ? zoned.toInstant().toString() : null
  } catch {
    // The 31st of February.
    return null
  }
}

/** The day and time (YYYY-MM-DDTHH:MM) that a clock on the wall there shows at an instant. */
export const wallClockAt = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString().slice(0, 16)
