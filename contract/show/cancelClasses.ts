import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { ShowCancellation, ShowRefunds } from './desk'
import { showLimits } from './fieldCodes'

/** A class, or those of a ring or a day: their ids with commas between. */
const ClassesQuery = z.object({
  classes: z.string().check(
    z.maxLength(showLimits.classesPerShow * 37),
    z.refine((text) => z.safeParse(z.array(z.uuid()), text.split(',')).success),
  ),
})

export const ClassCancellation = z.object({
  classIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(showLimits.classesPerShow)),
  ...ShowCancellation.shape,
})
export type ClassCancellation = z.infer<typeof ClassCancellation>

/** What cancelling classes refunds; `run`: entries that have a result, which they and their price keep. */
export const ClassRefunds = z.object({ ...ShowRefunds.shape, run: z.int() })
export type ClassRefunds = z.infer<typeof ClassRefunds>

const path = '/desk/shows/:slug/class-cancellation'
const refusals = ['results_published'] as const

export const cancelClassesEndpoints = {
  getClassRefunds: {
    method: 'GET',
    path,
    action: 'show.cancelClasses',
    schema: { params: SlugParams, querystring: ClassesQuery, response: { 200: ClassRefunds } },
    refusals,
  },
  cancelClasses: {
    method: 'POST',
    path,
    action: 'show.cancelClasses',
    schema: { params: SlugParams, body: ClassCancellation, response: { 200: ClassRefunds } },
    refusals,
  },
} as const satisfies Endpoints
