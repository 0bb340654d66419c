/** Where and when the class of a run starts; `startTime` is HH:MM in the show's zone. */
export interface RunStart {
  showSlug: string
  date: string
  startTime: string
  ring: number
}

/** Two classes in different rings that start closer than this leave no time to walk both courses. */
export const overlapMinutes = 10
/** Up to this gap a handler may still be in the other ring. */
const closeMinutes = 30

/** HH:MM as minutes of the day. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const overlap = (minutes: number) => Math.abs(minutes) < overlapMinutes

export interface CloseRun<Run> {
  run: Run
  overlaps: boolean
  /** How much later than `run` this one starts; below zero where it starts earlier. */
  minutes: number
}

const inAnotherRing = (of: RunStart, run: RunStart) =>
  run.showSlug === of.showSlug && run.date === of.date && run.ring !== of.ring

/**
 * The run of the same day nearest to this one in another ring, if it is close; the earlier of two that are equally near.
 * Estimated from the start times of classes: a running order does not exist yet.
 */
export const closestRun = <Run extends RunStart>(of: RunStart, others: readonly Run[]): CloseRun<Run> | null => {
  const close = others
    .filter((run) => inAnotherRing(of, run))
    .map((run) => ({ run, minutes: minutesOf(of.startTime) - minutesOf(run.startTime) }))
    .filter(({ minutes }) => Math.abs(minutes) <= closeMinutes)
    .sort((a, b) => Math.abs(a.minutes) - Math.abs(b.minutes) || b.minutes - a.minutes)
  const [nearest] = close
  return nearest ? { ...nearest, overlaps: overlap(nearest.minutes) } : null
}

/** The same among those that start earlier or overlap: of two chosen runs the later says that they are close. */
export const closestEarlierRun = <Run extends RunStart>(of: RunStart, others: readonly Run[]): CloseRun<Run> | null =>
  closestRun(
    of,
    others.filter((run) => run.startTime < of.startTime || overlap(minutesOf(of.startTime) - minutesOf(run.startTime))),
  )
