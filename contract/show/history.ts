import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { ShowField } from './form'

/** An event of a show's history. */
export const showEvents = [
  ...(['added', 'changed', 'submitted', 'recalled', 'agreed', 'returned', 'published'] as const),
  'approval_waived',
  ...(['cancelled', 'finished', 'classes_cancelled', 'classes_merged', 'class_split'] as const),
  ...(['fair_opening_set', 'draw_run', 'mailed'] as const),
] as const

const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
export type HistoryValue = z.infer<typeof Value>

const ChangedField = z.object({ field: ShowField, before: Value, after: Value })
const ChangedCell = z.object({ cell: z.string(), before: Value, after: Value })
/** A class that was added, removed or changed; it is known by when and where it is, or was. */
const ChangedClass = z.object({
  change: z.enum(['added', 'removed', 'changed']),
  date: z.string(),
  startTime: z.string(),
  ring: z.int(),
  cells: z.array(ChangedCell),
})
export type ChangedClass = z.infer<typeof ChangedClass>

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
  fields: z.array(ChangedField),
  classes: z.array(ChangedClass),
  isNew: z.boolean(),
})
export type ShowEvent = z.infer<typeof ShowEvent>

/** The newest first; so many at most. */
export const eventsShown = 100
export const ShowHistory = z.array(ShowEvent).check(z.maxLength(eventsShown))
