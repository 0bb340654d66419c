import * as z from 'zod/mini'
import { RuleSets } from '../rules/ruleSet'
import { addedLater } from '../shared/addedLater'

const whole = z.int().check(z.minimum(0))

/** Figures of the regulations that an organisation may set: what GET /rules answers and what eligibility is decided by. */
export const Rules = z.object({
  /** By the house rules of today. */
  minAgeMonths: whole,
  classesPerDogAndDay: whole,
  holdMinutes: whole,
  oldAgeYears: whole,
  /** IANA name: where a day of membership begins and ends. */
  timeZone: z.string(),
  /** All versions of all rule sets; none: an answer from before there were any. */
  sets: addedLater(RuleSets, []),
})
export type Rules = z.infer<typeof Rules>

/** What a new installation starts with, and what the regulations show before the server has answered. */
export const defaultRules: Rules = {
  minAgeMonths: 18,
  classesPerDogAndDay: 3,
  holdMinutes: 10,
  oldAgeYears: 8,
  timeZone: 'Europe/London',
  sets: [],
}
