import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { Currency, MinorUnits } from '../shared/money'
import { pageOf } from '../shared/paging'
import { ShowLifecycle } from './show'
import { clashKinds } from './clashes'
import { showSteps, type ShowStep } from './life'
import { DeskProposal } from './proposal'
import { WrittenReason } from '../shared/text'
import type { Endpoints } from '../shared/endpoint'
import { DeskShowsQuery } from '../shared/listQueries'
import { SlugParams } from '../shared/params'
import { AtVersion } from '../shared/version'

/** The conflicts of interest of a judge or approver of a show: they, or their household, have written it or entered a dog. */
export const conflictKinds = ['wrote_it', 'household_wrote_it', 'entered', 'household_entered'] as const
export type ConflictKind = (typeof conflictKinds)[number]

export const ShowConflict = z.object({ personId: z.uuid(), kinds: z.array(z.enum(conflictKinds)) })
export type ShowConflict = z.infer<typeof ShowConflict>

/** Classes of a saved show whose rings, times or judges clash: see clashes.ts. */
export const ClassClash = z.object({ kind: z.enum(clashKinds), classIds: z.array(z.uuid()), runs: z.int() })
export type ClassClash = z.infer<typeof ClassClash>
export const ShowConflicts = z.array(z.union([ShowConflict, ClassClash]))
export type ShowConflicts = z.infer<typeof ShowConflicts>

export const decisions = ['agreed', 'returned'] as const

/** An approver of a show, and what they have decided of it since it was last submitted. `own`: it is the reader. */
export const Approval = z.object({
  name: z.string(),
  hasAccount: z.boolean(),
  decision: z.nullable(z.enum(decisions)),
  remarks: z.nullable(z.string()),
  /** In the show's time zone. */
  decidedOn: z.nullable(z.iso.date()),
  own: z.boolean(),
})
export type Approval = z.infer<typeof Approval>

/** What judges say to the shows that name them. */
export const appointmentAnswers = ['accepted', 'declined'] as const
export type AppointmentAnswer = (typeof appointmentAnswers)[number]

/** A judge of a show, and whether they can. `own`: it is the reader. */
export const JudgeAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  hasAccount: z.boolean(),
  own: z.boolean(),
  answer: z.nullable(z.enum(appointmentAnswers)),
})
export type JudgeAnswer = z.infer<typeof JudgeAnswer>

const facts = {
  slug: z.string(),
  name: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  city: z.string(),
  country: z.string(),
  state: ShowLifecycle,
}
/** A show in the desk's list. `waitsForMe`: the reader is to agree to it or return it. */
export const DeskShowRow = z.object({ ...facts, waitsForMe: z.boolean() })
export type DeskShowRow = z.infer<typeof DeskShowRow>
export const DeskShowPage = pageOf(DeskShowRow)

/** A show as the desk has it; `steps`: what the reader can do with it now. */
export const DeskShow = z.object({
  ...facts,
  version: z.int(),
  /** Who wrote it; null where the author is unknown, or the account is deleted. */
  author: z.nullable(z.string()),
  judges: z.array(z.string()),
  judgeAnswers: addedLater(z.array(JudgeAnswer), []),
  approvals: z.array(Approval),
  classCount: z.int(),
  capacity: z.int(),
  steps: z.array(z.enum(Object.keys(showSteps) as [ShowStep, ...ShowStep[]])),
  /** The change that waits for its approvers. */
  proposal: addedLater(z.nullable(DeskProposal), null),
})
export type DeskShow = z.infer<typeof DeskShow>

/** What an approver wants changed, which its author and the other approvers read. */
export const ShowReturn = z.object({ remarks: WrittenReason })

/** A written reason, for entered members and readers of the show. */
export const ShowCancellation = z.object({
  reason: WrittenReason,
})
export type ShowCancellation = z.infer<typeof ShowCancellation>

/**
 * What cancelling a show refunds, or still has to refund: paid entries, the members who paid for them, and the sum of each
 * currency; `held`: places in checkouts, of which nothing was paid.
 */
export const ShowRefunds = z.object({
  entries: z.int(),
  members: z.int(),
  held: z.int(),
  refunds: z.array(z.object({ currency: Currency, amount: MinorUnits })),
})
export type ShowRefunds = z.infer<typeof ShowRefunds>

export const deskShowEndpoints = {
  returnShow: {
    method: 'POST',
    path: '/desk/shows/:slug/return',
    action: 'show.return',
    schema: { params: SlugParams, body: z.extend(AtVersion, ShowReturn.shape), response: { 200: DeskShow } },
    refusals: ['stale'],
  },
  getDeskShows: {
    method: 'GET',
    path: '/desk/shows',
    action: 'deskShow.list',
    schema: { querystring: DeskShowsQuery, response: { 200: DeskShowPage } },
  },
  getDeskShow: {
    method: 'GET',
    path: '/desk/shows/:slug',
    action: 'deskShow.read',
    schema: { params: SlugParams, response: { 200: DeskShow } },
  },
  getShowRefunds: {
    method: 'GET',
    path: '/desk/shows/:slug/cancellation',
    action: 'show.cancel',
    schema: { params: SlugParams, response: { 200: ShowRefunds } },
  },
  cancelShow: {
    method: 'POST',
    path: '/desk/shows/:slug/cancellation',
    action: 'show.cancel',
    schema: { params: SlugParams, body: ShowCancellation, response: { 200: ShowRefunds } },
    refusals: ['show_finished'],
  },
  submitShow: {
    method: 'POST',
    path: '/desk/shows/:slug/submission',
    action: 'show.submit',
    schema: { params: SlugParams, body: AtVersion, response: { 200: DeskShow } },
    refusals: [
      'stale',
      'show_incomplete',
      'show_clashes',
      'approvers_missing',
      'approvers_too_new',
      'own_show',
      'household_show',
      'judge_declined',
    ],
  },
  recallShow: {
    method: 'POST',
    path: '/desk/shows/:slug/recall',
    action: 'show.recall',
    schema: { params: SlugParams, body: AtVersion, response: { 200: DeskShow } },
    refusals: ['stale'],
  },
  agreeToShow: {
    method: 'POST',
    path: '/desk/shows/:slug/agreement',
    action: 'show.agree',
    schema: { params: SlugParams, body: AtVersion, response: { 200: DeskShow } },
    refusals: ['stale', 'own_show', 'household_show'],
  },
  publishShow: {
    method: 'POST',
    path: '/desk/shows/:slug/publication',
    action: 'show.publish',
    schema: { params: SlugParams, body: AtVersion, response: { 200: DeskShow } },
    refusals: ['stale', 'judge_declined'],
  },
} as const satisfies Endpoints
