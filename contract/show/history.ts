import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { ShowDifference } from './difference'

/** An event of a show's history. */
export const showEvents = [
  ...(['added', 'changed', 'submitted', 'recalled', 'agreed', 'returned', 'published'] as const),
  'approval_waived',
  ...(['cancelled', 'finished', 'classes_cancelled', 'classes_merged', 'class_split'] as const),
  ...(['fair_opening_set', 'draw_run', 'mailed'] as const),
  ...(['proposed', 'proposal_agreed', 'proposal_returned', 'proposal_withdrawn', 'proposal_outdated'] as const),
] as const

/** What its people do for a show beside writing it. */
export const showWork = [
  ...(['judge_accepted', 'judge_declined', 'course_uploaded', 'course_returned', 'course_signed'] as const),
  ...(['order_published', 'results_published', 'results_corrected'] as const),
] as const

/** One of these; `cls` is the class that it was done for. */
const Work = z.object({
  kind: z.enum(showWork),
  cls: z.nullable(z.object({ date: z.string(), startTime: z.string(), ring: z.int() })),
})
export type Work = z.infer<typeof Work>

/**
 * One thing that happened to a show, with what it was before and is since. `by` is null for a job, or where the account
 * is deleted. `isNew`: it happened after the reader last decided on the show.
 */
export const ShowEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  event: z.enum(showEvents),
  /** What was done for the show, where it is not the show itself that changed: `event` is `changed` then. */
  work: addedLater(z.nullable(Work), null),
  why: z.nullable(z.string()),
  ...ShowDifference.shape,
  isNew: z.boolean(),
})
export type ShowEvent = z.infer<typeof ShowEvent>

/** The newest first; so many at most. */
export const eventsShown = 100
export const ShowHistory = z.array(ShowEvent).check(z.maxLength(eventsShown))
