import type { Grade, Scoring } from '../rules/scoring'
import { hasCourseTime } from '../show/classFormat'
import type { Outcome } from './result'
import type { SheetRules } from './sheetRules'

/** A run as a judge wrote it down; `time` in hundredths of a second, null while it is unknown. */
export interface Run {
  faults: number
  refusals: number
  time: number | null
  outcome: Outcome
  /** What it won, where a class is scored by points. */
  points?: number | null
}

/** How a run ended: `incomplete` lacks its time or points yet; `points` is how all others end where those are counted. */
export const rounds = ['clear', 'faults', 'time_faults', 'eliminated', 'not_run', 'incomplete', 'points'] as const
export type Round = (typeof rounds)[number]

export interface Score {
  round: Round
  /** In hundredths of a fault; null where the run has no place. */
  courseFaults: number | null
  timeFaults: number | null
  total: number | null
  points: number | null
  grade: Grade | null
}

/** What the runs of a class have in common, in hundredths of a second; without a course time nothing is over it. */
export interface CourseTimes {
  courseTime: number | null
  /** A longer run is eliminated. */
  maximumTime: number | null
}

const unplaced = (round: Round): Score => ({
  round,
  courseFaults: null,
  timeFaults: null,
  total: null,
  points: null,
  grade: null,
})

const roundOf = (run: Run, { maximumTime }: CourseTimes, { refusalsToEliminate }: Scoring): Outcome => {
  if (run.outcome !== 'run') return run.outcome
  const isTooLong = maximumTime !== null && run.time !== null && run.time > maximumTime
  return run.refusals >= refusalsToEliminate || isTooLong ? 'eliminated' : 'run'
}

/** What a run scores by the rules of its class. */
export const scoreOf = (
  run: Run,
  times: CourseTimes,
  { scoring, kind }: Pick<SheetRules, 'scoring' | 'kind'>,
): Score => {
  const { time, points = null } = run
  const outcome = roundOf(run, times, scoring)
  if (outcome !== 'run') return unplaced(outcome)
  if (time === null || (kind === 'points' && points === null)) return unplaced('incomplete')
  if (kind === 'points') return { ...unplaced('points'), points }
  const courseFaults = run.faults * scoring.fault + run.refusals * scoring.refusal
  if (!hasCourseTime(kind))
    return {
      ...unplaced(courseFaults > 0 ? 'faults' : 'clear'),
      courseFaults,
      timeFaults: 0,
      total: time + courseFaults,
    }
  const timeFaults = Math.max(0, time - (times.courseTime ?? time)) * scoring.hundredthOver
  const total = courseFaults + timeFaults
  return {
    round: courseFaults > 0 ? 'faults' : timeFaults > 0 ? 'time_faults' : 'clear',
    courseFaults,
    timeFaults,
    total,
    points: null,
    grade: scoring.marks.find(({ below }) => total < below)?.grade ?? null,
  }
}
