import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { addedLater } from '../shared/addedLater'
import { CompetitorNumber } from '../entry/competitorNumber'
import { measuringBars, measuringWaits } from './countingHeight'
import { Dog } from './dog'

/** Why a dog is measured at a show: its height is only stated, or unknown; or another person has to measure it (measuringWaits). */
export const toMeasureReasons = ['stated', 'unknown', ...measuringWaits] as const

/** So far apart, in millimetres, two stated heights of a dog are pointed out: an owner measures more exactly than that. */
export const statedHeightJump = 50

/** A dog of a show without a lasting measurement. */
export const DogToMeasure = z.object({
  dog: z.pick(Dog, { slug: true, name: true, breed: true, version: true }),
  number: CompetitorNumber,
  handler: z.string(),
  why: z.enum(toMeasureReasons),
  /** Millimetres, measured or stated; null: unknown. */
  height: z.nullable(z.int()),
  /** What was stated before, where it is `statedHeightJump` or more away from the present height. */
  statedBefore: z.nullable(z.int()),
  /** Its first run at the show. */
  first: z.object({ date: z.iso.date(), startTime: z.string(), ring: z.int() }),
  /** The rules of one of its classes let it run only once it is measured. */
  measureFirst: z.boolean(),
  /** Why the reader may not measure it. */
  barred: z.nullable(z.enum(measuringBars)),
  /** Which other judges of the show may, for whom the reader can record it. */
  judges: addedLater(z.array(z.uuid()), []),
})
export type DogToMeasure = z.infer<typeof DogToMeasure>

/** So many dogs are listed at most, those that run first. */
export const mostToMeasure = 200

export const DogsToMeasure = z.object({
  showName: z.string(),
  dogs: z.array(DogToMeasure),
  /** The other judges of the show who have an account. */
  judges: addedLater(z.array(z.object({ id: z.uuid(), name: z.string() })), []),
  /** Whether the reader judges at the show. */
  isJudge: addedLater(z.boolean(), true),
  /** How many others are left out. */
  more: z.int(),
})
export type DogsToMeasure = z.infer<typeof DogsToMeasure>

export const toMeasureEndpoints = {
  /** The dogs of a show that are to be measured there. */
  getDogsToMeasure: {
    method: 'GET',
    path: '/desk/shows/:slug/dogs-to-measure',
    action: 'showMeasuring.read',
    schema: { params: SlugParams, response: { 200: DogsToMeasure } },
  },
} as const satisfies Endpoints
