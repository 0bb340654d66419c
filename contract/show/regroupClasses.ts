import * as z from 'zod/mini'
import { ClassHeight } from '../dog/height'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { ShowCancellation, ShowRefunds } from './desk'
import { showLimits } from './fieldCodes'
import { TimeOfDay } from './form'
import { Quote } from './quote'

const Quoted = { quote: Quote }

/** Whose entries a merger or a split moves. `held`: in checkouts that are not paid yet. */
const Moved = { moved: z.int(), held: z.int(), members: z.int(), waiting: z.int() }

const MergedClasses = z.object({ from: z.uuid(), into: z.uuid() })

/** The class that stays, as it will be, and what is refunded of dogs that were entered in both. */
export const MergerQuote = z.object({
  ...Quoted,
  ...Moved,
  doubled: z.int(),
  refunds: ShowRefunds.shape.refunds,
  height: ClassHeight,
  startLevel: z.int(),
  endLevel: z.int(),
  capacity: z.int(),
})
export type MergerQuote = z.infer<typeof MergerQuote>

export const ClassMerger = z.object({ ...MergedClasses.shape, ...Quoted, ...ShowCancellation.shape })
export type ClassMerger = z.infer<typeof ClassMerger>

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

const Category = z.enum(['extra_small', 'small', 'medium', 'intermediate', 'large'])

/** Where a class is divided: its dogs of one height category, or from a level up, go into the second class. */
export const Boundary = z.discriminatedUnion('by', [
  z.object({ by: z.literal('height'), height: Category }),
  z.object({ by: z.literal('level'), level: whole(0, showLimits.levelMax) }),
])
export type Boundary = z.infer<typeof Boundary>

/** How the address of a quote names a boundary: `height-large`, `level-3`. */
export const boundaryText = (boundary: Boundary): string =>
  boundary.by === 'height' ? `height-${boundary.height}` : `level-${boundary.level}`

export const readBoundary = (text: string): Boundary | null => {
  const [by, value] = [text.slice(0, text.indexOf('-')), text.slice(text.indexOf('-') + 1)]
  const read = Boundary.safeParse(by === 'height' ? { by, height: value } : { by, level: Number(value) })
  return read.success ? read.data : null
}

export const SplitQuote = z.object({ ...Quoted, ...Moved, stays: z.int() })
export type SplitQuote = z.infer<typeof SplitQuote>

/** The second class: when and where it starts, and how many of the places it gets. */
export const ClassSplit = z.object({
  classId: z.uuid(),
  boundary: Boundary,
  startTime: TimeOfDay,
  ring: whole(1, showLimits.ringMax),
  capacity: whole(1, showLimits.capacityMax),
  ...Quoted,
  ...ShowCancellation.shape,
})
export type ClassSplit = z.infer<typeof ClassSplit>

const SplitQuery = z.object({
  class: z.uuid(),
  boundary: z.string().check(
    z.maxLength(40),
    z.refine((text) => readBoundary(text) !== null),
  ),
})

const action = 'show.regroupClasses'
const [merger, split] = ['/desk/shows/:slug/class-merger', '/desk/shows/:slug/class-split'] as const
const common = ['class_cancelled', 'class_begun', 'class_shared', 'draw_first'] as const
const ofMerger = [...common, 'classes_differ', 'merge_price'] as const

export const regroupEndpoints = {
  getMergerQuote: {
    method: 'GET',
    path: merger,
    action,
    schema: { params: SlugParams, querystring: MergedClasses, response: { 200: MergerQuote } },
    refusals: ofMerger,
  },
  mergeClasses: {
    method: 'POST',
    path: merger,
    action,
    schema: { params: SlugParams, body: ClassMerger, response: { 200: MergerQuote } },
    refusals: [...ofMerger, 'consequences_changed'],
  },
  getSplitQuote: {
    method: 'GET',
    path: split,
    action,
    schema: { params: SlugParams, querystring: SplitQuery, response: { 200: SplitQuote } },
    refusals: common,
  },
  splitClass: {
    method: 'POST',
    path: split,
    action,
    schema: { params: SlugParams, body: ClassSplit, response: { 200: SplitQuote } },
    refusals: [...common, 'consequences_changed'],
  },
} as const satisfies Endpoints
