import { outcomes, type Outcome } from './result'

/** What a run loses, in hundredths of a fault; time is in hundredths of a second, so nothing is ever rounded. */
export const penalties = {
  fault: 500,
  refusal: 500,
  /** For each hundredth of a second over the course time: one fault a second. */
  hundredthOver: 1,
} as const

/** What an organisation sets. */
export interface ScoringRules {
  refusalsToEliminate: number
}

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

/** The grades of a run by its faults (FCI): below so many hundredths of a fault. More than the last has none. */
export const grades = [
  ['excellent', 600],
  ['very_good', 1600],
  ['good', 2600],
] as const
export type Grade = (typeof grades)[number][0]

export interface Score {
  round: Round
  /** Both in hundredths of a fault; null where the run has no place. */
  timeFaults: number | null
  total: number | null
  grade: Grade | null
}

const unplaced = (round: Round): Score => ({ round, timeFaults: null, total: null, grade: null })

const roundOf = (run: Run, { refusalsToEliminate }: ScoringRules): Outcome =>
  run.outcome === outcomes[0] && run.refusals >= refusalsToEliminate ? 'eliminated' : run.outcome

/** What a run scores over a course time, in hundredths of a second; without one nothing is over it. */
export const scoreOf = (run: Run, courseTime: number | null, rules: ScoringRules): Score => {
  const outcome = roundOf(run, rules)
  if (outcome !== 'run') return unplaced(outcome)
  if (run.time === null) return unplaced('incomplete')
  const timeFaults = Math.max(0, run.time - (courseTime ?? run.time)) * penalties.hundredthOver
  const course = run.faults * penalties.fault + run.refusals * penalties.refusal
  const total = course + timeFaults
  return {
    round: course > 0 ? 'faults' : timeFaults > 0 ? 'time_faults' : 'clear',
    timeFaults,
    total,
    grade: grades.find(([, below]) => total < below)?.[0] ?? null,
  }
}

interface Placeable {
  score: Score
  time: number | null
  /** It runs, and is not placed. */
  notForCompetition: boolean
}

const isPlaced = ({ score, time, notForCompetition }: Placeable) =>
  score.total !== null && time !== null && !notForCompetition

const compare = (one: Placeable, other: Placeable): number =>
  (one.score.total ?? 0) - (other.score.total ?? 0) || (one.time ?? 0) - (other.time ?? 0)

/** The place of each run, in the order given: by faults, then time. Equal in both share a place, and the next is left out. */
export const placesOf = (runs: readonly Placeable[]): (number | null)[] => {
  const placed = runs.filter(isPlaced).sort(compare)
  return runs.map((run) => (isPlaced(run) ? placed.findIndex((other) => compare(other, run) === 0) + 1 : null))
}
