import { minutesOf, type RunStart } from './closeRuns'
import { distanceKm, type Position } from './town'

// With dogs in the car: roads are about a third longer than the line on the map.
const detour = 1.3
const kmPerHour = 70

/** Minutes on the road between two places, to the next five; an estimate. */
export const travelMinutes = (one: Position, other: Position): number =>
  Math.ceil(((distanceKm(one, other) * detour) / kmPerHour) * 12) * 5

export interface FarRun<Run> {
  run: Run
  /** As the crow flies, rounded. */
  kilometres: number
  /** On the road, and between the starts. */
  travel: number
  minutes: number
}

/**
 * Of the runs that start earlier on the same day at other shows the one that leaves the least time for the way, if it leaves
 * too little. Local times are compared without regard to zones: shows that far apart cannot be reached anyway.
 */
export const tightestFarRun = <Run extends RunStart>(
  of: RunStart,
  others: readonly Run[],
  positionOf: (slug: string) => Position | null,
): FarRun<Run> | null => {
  const here = positionOf(of.showSlug)
  if (here === null) return null
  const far = others.flatMap((run) => {
    const there = run.showSlug === of.showSlug || run.date !== of.date ? null : positionOf(run.showSlug)
    const minutes = minutesOf(of.startTime) - minutesOf(run.startTime)
    if (there === null || minutes < 0) return []
    const travel = travelMinutes(there, here)
    return minutes < travel ? [{ run, kilometres: Math.round(distanceKm(there, here)), travel, minutes }] : []
  })
  const [tightest] = far.sort((a, b) => b.travel - b.minutes - (a.travel - a.minutes))
  return tightest ?? null
}
