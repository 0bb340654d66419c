import * as z from 'zod/mini'

const whole = (max: number) => z.int().check(z.minimum(1), z.maximum(max, `too_big:${max}`))

/** Limits of a show beside the places of its classes: in all, on each day, and of one member. Null: there is none. */
export const placeLimits = {
  showPlaces: z.nullable(whole(99_999)),
  dayPlaces: z.nullable(whole(99_999)),
  memberRuns: z.nullable(whole(999)),
} as const
export interface PlaceLimits {
  showPlaces: number | null
  dayPlaces: number | null
  memberRuns: number | null
}
/** Is a limit, or a number of places, lower than it was? Null: there is no limit. */
export const isFewer = (was: number | null, is: number | null): boolean => is !== null && (was === null || is < was)

export const noLimits: PlaceLimits = { showPlaces: null, dayPlaces: null, memberRuns: null }

const Room = { places: z.int(), left: z.int() }

/** The same as members read it, with what is left. */
export const ShowRoom = z.object({
  show: z.nullable(z.object(Room)),
  days: z.array(z.object({ date: z.iso.date(), ...Room })),
  memberRuns: z.nullable(z.int()),
})
export type ShowRoom = z.infer<typeof ShowRoom>

interface TakenPlaces {
  date: string
  taken: number
}

const takenOf = (classes: readonly TakenPlaces[]): number => classes.reduce((all, { taken }) => all + taken, 0)

/** The places that a show and a day of it have left beside those of a class; null: as many as its classes have. */
export const roomLeft = (
  { showPlaces, dayPlaces }: Omit<PlaceLimits, 'memberRuns'>,
  classes: readonly TakenPlaces[],
  date: string,
): { show: number | null; day: number | null } => ({
  show: showPlaces === null ? null : Math.max(showPlaces - takenOf(classes), 0),
  day: dayPlaces === null ? null : Math.max(dayPlaces - takenOf(classes.filter((cls) => cls.date === date)), 0),
})

/** Places that anyone may still take in a show: never more on a day, or in all, than its limits leave. `open`: those of a class. */
export const placesLeftIn = (
  { showPlaces, dayPlaces }: Omit<PlaceLimits, 'memberRuns'>,
  classes: readonly (TakenPlaces & { open: number })[],
): number => {
  const ofDay = (date: string) => {
    const open = classes.reduce((all, cls) => (cls.date === date ? all + cls.open : all), 0)
    return Math.min(open, roomLeft({ showPlaces, dayPlaces }, classes, date).day ?? Infinity)
  }
  const days = [...new Set(classes.map(({ date }) => date))].reduce((all, date) => all + ofDay(date), 0)
  return Math.min(days, roomLeft({ showPlaces, dayPlaces }, classes, '').show ?? Infinity)
}

/** What the public page of a show says of its limits; null where it has none. */
export const showRoom = (limits: PlaceLimits, classes: readonly TakenPlaces[]): ShowRoom | null => {
  const { showPlaces, dayPlaces, memberRuns } = limits
  if (showPlaces === null && dayPlaces === null && memberRuns === null) return null
  const dates = [...new Set(classes.map(({ date }) => date))].toSorted()
  return {
    show: showPlaces === null ? null : { places: showPlaces, left: roomLeft(limits, classes, '').show ?? 0 },
    days:
      dayPlaces === null
        ? []
        : dates.map((date) => ({ date, places: dayPlaces, left: roomLeft(limits, classes, date).day ?? 0 })),
    memberRuns,
  }
}
