import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { ShowCancellation, ShowRefunds } from './desk'
import { addedLater } from '../shared/addedLater'
import { showLimits } from './fieldCodes'
import { Quote } from './quote'

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
  /** A page of the version before sends none, and is not checked. */
  quote: z.optional(Quote),
})
export type ClassCancellation = z.infer<typeof ClassCancellation>

/** What cancelling classes refunds; `run`: entries of dogs that have run, which keep their result and their price. */
export const ClassRefunds = z.object({ ...ShowRefunds.shape, run: z.int(), quote: addedLater(Quote, '') })
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
    refusals: [...refusals, 'consequences_changed'],
  },
} as const satisfies Endpoints
