import type { HeightCategory } from '../dog/height'
import type { Placing } from '../rules/ruleSet'
import type { Grade, Scoring } from '../rules/scoring'
import type { Outcome } from './result'

/** A run as a judge wrote it down; `time` in hundredths of a second, null while it is unknown. */
export interface Run {
  faults: number
  refusals: number
  time: number | null
  outcome: Outcome
}

/** How a run ended: `incomplete` has no time yet. */
export const rounds = ['clear', 'faults', 'time_faults', 'eliminated', 'not_run', 'incomplete'] as const
export type Round = (typeof rounds)[number]

export interface Score {
  round: Round
  /** In hundredths of a fault; null where the run has no place. */
  courseFaults: number | null
  timeFaults: number | null
  total: number | null
  grade: Grade | null
}

/** What the runs of a class have in common, in hundredths of a second; without a course time nothing is over it. */
export interface CourseTimes {
  courseTime: number | null
  /** A longer run is eliminated. */
  maximumTime: number | null
}

const unplaced = (round: Round): Score => ({ round, courseFaults: null, timeFaults: null, total: null, grade: null })

const roundOf = (run: Run, { maximumTime }: CourseTimes, { refusalsToEliminate }: Scoring): Outcome => {
  if (run.outcome !== 'run') return run.outcome
  const isTooLong = maximumTime !== null && run.time !== null && run.time > maximumTime
  return run.refusals >= refusalsToEliminate || isTooLong ? 'eliminated' : 'run'
}

/** What a run scores by the rules of its class. */
export const scoreOf = (run: Run, times: CourseTimes, scoring: Scoring): Score => {
  const outcome = roundOf(run, times, scoring)
  if (outcome !== 'run') return unplaced(outcome)
  if (run.time === null) return unplaced('incomplete')
  const timeFaults = Math.max(0, run.time - (times.courseTime ?? run.time)) * scoring.hundredthOver
  const courseFaults = run.faults * scoring.fault + run.refusals * scoring.refusal
  const total = courseFaults + timeFaults
  return {
    round: courseFaults > 0 ? 'faults' : timeFaults > 0 ? 'time_faults' : 'clear',
    courseFaults,
    timeFaults,
    total,
    grade: scoring.marks.find(({ below }) => total < below)?.grade ?? null,
  }
}

export interface Placeable {
  score: Pick<Score, 'courseFaults' | 'total'>
  time: number | null
  /** It runs, and is not placed. */
  notForCompetition: boolean
  /** Runs of one group are placed against each other; see `groupOf`. */
  group: string
}

const isPlaced = ({ score, time, notForCompetition }: Placeable) =>
  score.total !== null && time !== null && !notForCompetition

const comparedBy =
  ({ tieBreak }: Pick<Scoring, 'tieBreak'>) =>
  (one: Placeable, other: Placeable): number =>
    (one.score.total ?? 0) - (other.score.total ?? 0) ||
    (tieBreak === 'course_faults' ? (one.score.courseFaults ?? 0) - (other.score.courseFaults ?? 0) : 0) ||
    (one.time ?? 0) - (other.time ?? 0)

/**
 * The place of each run in its group, in the order given: by faults, then as the rules break ties, then by time. Equal in all
 * of them share a place, and the next is left out.
 */
export const placesOf = (runs: readonly Placeable[], scoring: Pick<Scoring, 'tieBreak'>): (number | null)[] => {
  const compare = comparedBy(scoring)
  const placed = runs.filter(isPlaced).sort(compare)
  return runs.map((run) => {
    if (!isPlaced(run)) return null
    return placed.filter(({ group }) => group === run.group).findIndex((other) => compare(other, run) === 0) + 1
  })
}

/** What a dog is grouped by: its height category and level on the day, by the rules of the class. */
export interface Grouped {
  height: HeightCategory
  level: number
}

/** Runs with the same text are placed against each other. */
export const groupOf = (placing: Placing, { height, level }: Grouped): string =>
  placing === 'together' ? '' : placing === 'height' ? height : String(level)
