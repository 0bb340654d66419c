import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'

const whole = z.int().check(z.minimum(0), z.maximum(9999))

/** The marks of a run by its faults (FCI), best first. */
export const grades = ['excellent', 'very_good', 'good'] as const
export type Grade = (typeof grades)[number]

/** What decides between runs of equal totals, before the time: the fewer course faults, or nothing. */
export const tieBreaks = ['course_faults', 'none'] as const

/** How long a dog may take before it is eliminated: by a speed over the length of the course, or by the course time. */
export const MaximumTime = z.discriminatedUnion('by', [
  /** In hundredths of a metre a second. */
  z.object({ by: z.literal('speed'), agility: whole.check(z.minimum(1)), jumping: whole.check(z.minimum(1)) }),
  z.object({ by: z.literal('course_time'), percent: whole.check(z.minimum(100)) }),
])
export type MaximumTime = z.infer<typeof MaximumTime>

/** How a run is scored. Faults and times are whole hundredths, so nothing is ever rounded. */
export const Scoring = z.object({
  /** What a fault and a refusal cost, in hundredths of a fault. */
  fault: whole,
  refusal: whole,
  /** What each hundredth of a second over the course time costs, in hundredths of a fault. */
  hundredthOver: whole,
  /**
   * What an elimination counts, in hundredths of a fault, where results of several runs are summed: those of a team, and rounds
   * of a combined result. Null: nothing, and so there may be no sum.
   */
  eliminatedCounts: addedLater(z.nullable(z.int().check(z.minimum(0), z.maximum(99_999))), null),
  /** A run with so many refusals is eliminated. */
  refusalsToEliminate: z.int().check(z.minimum(1), z.maximum(9)),
  /** A run over it is eliminated; null: a judge alone eliminates. */
  maximumTime: z.nullable(MaximumTime),
  tieBreak: z.enum(tieBreaks),
  /** Each mark with the total that a run has to stay below for it, in hundredths of a fault. */
  marks: z.array(z.object({ grade: z.enum(grades), below: whole })),
})
export type Scoring = z.infer<typeof Scoring>

interface Course {
  type: 'agility' | 'jumping'
  /** Hundredths of a second. */
  courseTime: number | null
  /** Metres. */
  courseLength: number | null
}

/** The maximum course time that a rule gives, in hundredths of a second; null where it gives none, or lacks the figure for it. */
export const maximumTimeOf = (rule: MaximumTime | null, { type, courseTime, courseLength }: Course): number | null => {
  if (rule === null) return null
  if (rule.by === 'course_time') return courseTime === null ? null : Math.floor((courseTime * rule.percent) / 100)
  return courseLength === null ? null : Math.floor((courseLength * 10_000) / rule[type])
}
