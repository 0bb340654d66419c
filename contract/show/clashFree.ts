import { minutesOf, overlapMinutes, type RunStart } from './closeRuns'
import { travelMinutes } from './farRuns'
import type { Position } from './town'

/** A run and who has to be there for it: '' is the member. */
export interface HandledRun extends RunStart {
  handler: string
}

type PositionOf = (slug: string) => Position | null

/** The least time between two starts: the way between two shows, and never less than between two rings. */
const gapBetween = (one: RunStart, other: RunStart, positionOf: PositionOf): number => {
  if (one.showSlug === other.showSlug) return one.ring === other.ring ? 0 : overlapMinutes
  const [here, there] = [positionOf(one.showSlug), positionOf(other.showSlug)]
  return here && there ? Math.max(overlapMinutes, travelMinutes(here, there)) : overlapMinutes
}

/** One person cannot run both: too little time between two rings, or on the road between two shows. */
export const clash = (one: HandledRun, other: HandledRun, positionOf: PositionOf): boolean =>
  one.handler === other.handler &&
  one.date === other.date &&
  Math.abs(minutesOf(one.startTime) - minutesOf(other.startTime)) < gapBetween(one, other, positionOf)

/**
 * How many can be kept of which no two clash, where some are blocked already; a set of runs is a number with a bit for each. Runs
 * are gone through in order, and what is left depends only on which later ones are blocked: of a day these are few sets.
 */
const counter = (clashing: readonly bigint[]) => {
  const known = clashing.map(() => new Map<bigint, number>())
  const most = (blocked: bigint, index = 0): number => {
    const of = known[index]
    if (!of) return 0
    const later = blocked >> BigInt(index)
    const counted = of.get(later)
    if (counted !== undefined) return counted
    const left = most(blocked, index + 1)
    const isFree = (later & 1n) === 0n
    const count = isFree ? Math.max(left, 1 + most(blocked | (clashing[index] ?? 0n), index + 1)) : left
    of.set(later, count)
    return count
  }
  return most
}

const personAndTime = ({ handler, date, startTime }: HandledRun) => `${handler} ${date} ${startTime}`

/** Which of the chosen runs to keep, and which to leave out, each in the order in which they were chosen. */
export interface ClashFree<Run> {
  keep: Run[]
  leave: Run[]
}

/**
 * The most of the chosen runs of which no two clash with each other or with those that are fixed (paid for, say). Among equally
 * many, what was chosen earlier is kept.
 */
export const clashFree = <Run extends HandledRun>(
  chosen: readonly Run[],
  fixed: readonly HandledRun[],
  positionOf: PositionOf,
): ClashFree<Run> => {
  const possible = chosen.filter((run) => !fixed.some((other) => clash(run, other, positionOf)))
  const inOrder = possible.toSorted((a, b) => personAndTime(a).localeCompare(personAndTime(b)))
  const clashing = inOrder.map((run) =>
    inOrder.reduce((set, other, index) => (clash(run, other, positionOf) ? set | (1n << BigInt(index)) : set), 0n),
  )
  const most = counter(clashing)
  const kept = new Set<Run>()
  let blocked = 0n
  for (const run of possible) {
    const index = inOrder.indexOf(run)
    const itself = 1n << BigInt(index)
    if ((blocked & itself) !== 0n) continue
    const others = blocked | (clashing[index] ?? 0n)
    const isKept = most(others) === most(blocked)
    if (isKept) kept.add(run)
    blocked = isKept ? others : blocked | itself
  }
  return { keep: chosen.filter((run) => kept.has(run)), leave: chosen.filter((run) => !kept.has(run)) }
}
