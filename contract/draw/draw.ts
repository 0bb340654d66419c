import * as z from 'zod/mini'
import { EntryRequest } from '../purchase/cartItem'
import { limits } from '../shared/limits'
import { FairOpening } from './fairOpening'
import { type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams } from '../shared/params'

export const fairOpeningMinutes = { min: 5, max: 7 * 24 * 60 }
/** What an admin sets: the window's length, or null: the first checkout gets the places. */
export const FairOpeningSetting = z.object({
  minutes: z.nullable(z.int().check(z.gte(fairOpeningMinutes.min), z.lte(fairOpeningMinutes.max))),
})
export type FairOpeningSetting = z.infer<typeof FairOpeningSetting>

/** What a member chooses; their dogs have their turns in the order in which they come first here. */
export const DrawRequest = z.object({
  choices: z.array(EntryRequest).check(z.minLength(1), z.maxLength(limits.itemsPerPurchase)),
})
export type DrawRequest = z.infer<typeof DrawRequest>

/** A member's part in a draw; `position` of `members`, once it is drawn. */
export const DrawApplication = z.object({
  receipt: z.string(),
  appliedAt: z.iso.datetime(),
  choices: z.array(EntryRequest),
  position: z.nullable(z.int()),
  members: z.nullable(z.int()),
})
export type DrawApplication = z.infer<typeof DrawApplication>
export const OwnDraw = z.object({ application: z.nullable(DrawApplication) })
export type OwnDraw = z.infer<typeof OwnDraw>

const DealtChoice = z.object({ dog: z.int(), classId: z.uuid(), order: z.int(), offered: z.boolean() })

/**
 * What is published of a draw. Before it, the window and the commitment alone; after it, all that is needed to do it again
 * (scripts/draw.mjs): a receipt, which only its member knows, replaces a member, and a number each of their dogs.
 */
export const PublishedDraw = z.object({
  format: z.literal('clear-round-draw'),
  version: z.literal(1),
  algorithm: z.literal('HMAC-SHA256(seed, receipt), dealt dog by dog'),
  show: z.string(),
  opensAt: z.iso.datetime(),
  drawAt: z.iso.datetime(),
  commitment: z.string(),
  drawnAt: z.nullable(z.iso.datetime()),
  seed: z.nullable(z.string()),
  classes: z.array(z.object({ id: z.uuid(), places: z.int() })),
  applications: z.array(z.object({ receipt: z.string(), position: z.int(), choices: z.array(DealtChoice) })),
})
export type PublishedDraw = z.infer<typeof PublishedDraw>

/** What an admin is answered: what everyone can see of it from now on. */
export const FairOpeningAnswer = z.object({ fairOpening: z.nullable(FairOpening) })

export const drawEndpoints = {
  /** The draw of a show's first places as it is published. */
  getDraw: {
    method: 'GET',
    path: '/shows/:slug/draw',
    action: 'draw.read',
    schema: { params: SlugParams, response: { 200: PublishedDraw, 304: z.undefined() } },
  },
  /** The caller's part in it. */
  getOwnDraw: {
    method: 'GET',
    path: '/shows/:slug/draw/application',
    action: 'draw.readOwn',
    schema: { params: SlugParams, response: { 200: OwnDraw } },
  },
  applyToDraw: {
    method: 'PUT',
    path: '/shows/:slug/draw/application',
    action: 'draw.apply',
    schema: { params: SlugParams, body: DrawRequest, response: { 200: OwnDraw, 201: OwnDraw } },
    refusals: ['draw_not_open', 'draw_refused', 'dog_in_other_draw', 'too_many_choices'],
  },
  leaveDraw: {
    method: 'DELETE',
    path: '/shows/:slug/draw/application',
    action: 'draw.withdraw',
    schema: { params: SlugParams, response: noContent },
    refusals: ['draw_not_open'],
  },
  /** Whether a show's first places are drawn, for admins. */
  setFairOpening: {
    method: 'PUT',
    path: '/desk/shows/:slug/fair-opening',
    action: 'show.setFairOpening',
    schema: { params: SlugParams, body: FairOpeningSetting, response: { 200: FairOpeningAnswer } },
    refusals: ['fair_opening_fixed', 'show_finished'],
  },
} as const satisfies Endpoints
