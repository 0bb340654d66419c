import * as z from 'zod/mini'
import { Reauthentication } from '../account/session'
import { roles } from '../account/user'
import { membershipKinds } from '../membership/kinds'
import { memberStates } from '../membership/renewal'
import { type Endpoints } from '../shared/endpoint'
import { locales } from '../shared/locales'
import { UuidParams } from '../shared/params'
import { WrittenReason } from '../shared/text'
import { DeskMember } from './member'
import { refusableKinds } from './mailKinds'

/** Facts about a person of which the kept account has its own or the other one's, each as a whole. */
export const mergeFacts = ['name', 'phone', 'address', 'emergency', 'birthDate', 'locale'] as const
export type MergeFact = (typeof mergeFacts)[number]

/** What two accounts have in common besides the name, so that they may be one person's. */
export const duplicateFacts = ['phone', 'postcode', 'birthDate', 'dog'] as const
export type DuplicateFact = (typeof duplicateFacts)[number]

/** So many accounts are offered as another one of the same person. */
export const duplicatesMost = 10

export const DuplicateAccounts = z.object({
  items: z
    .array(
      z.object({
        id: z.uuid(),
        memberName: z.string(),
        email: z.string(),
        memberNumber: z.nullable(z.int()),
        equal: z.array(z.enum(duplicateFacts)),
      }),
    )
    .check(z.maxLength(duplicatesMost)),
})
export type DuplicateAccounts = z.infer<typeof DuplicateAccounts>

const parts = z.array(z.string())

/** One of two accounts as it is. `facts`: each in its parts, none of them empty. */
export const MergeSide = z.object({
  id: z.uuid(),
  email: z.string(),
  memberNumber: z.nullable(z.int()),
  roles: z.array(z.enum(roles)),
  joinedOn: z.iso.date(),
  state: z.enum(memberStates),
  kind: z.enum(membershipKinds),
  renewalDate: z.nullable(z.iso.date()),
  facts: z.object({
    name: parts,
    phone: parts,
    address: parts,
    emergency: parts,
    birthDate: z.array(z.iso.date()),
    locale: z.array(z.enum(locales)),
  } satisfies Record<MergeFact, z.ZodMiniType>),
  dogNames: z.array(z.string()),
  purchases: z.int(),
  entriesAhead: z.int(),
  waiting: z.int(),
  notes: z.int(),
  unsubscribedFrom: z.array(z.enum(refusableKinds)),
})
export type MergeSide = z.infer<typeof MergeSide>

/**
 * Why two accounts are not merged: of the account merged away, that it has a role, is named by shows, has had another one merged into it that can still be
 * separated, or is in a family; of either, that it is blocked, gets no emails, or has a paused membership; of the kept one, that its family's membership
 * would change, or that its address is not confirmed where the other one's is; of both, that they have applied for one draw.
 */
export const mergeRefusals = [
  'role',
  'person',
  'merged_before',
  'family',
  'blocked',
  'mails_ended',
  'paused',
  'family_kept',
  'unconfirmed',
  'draw',
] as const
export type MergeRefusal = (typeof mergeRefusals)[number]

/**
 * What a merge would do. `after`: the membership, the number and the choices of emails of the kept account. `fingerprint`: of all that it
 * hangs on, so that nothing else is merged than what was read.
 */
export const MergePreview = z.object({
  kept: MergeSide,
  merged: MergeSide,
  after: z.object({
    memberNumber: z.nullable(z.int()),
    state: z.enum(memberStates),
    kind: z.enum(membershipKinds),
    renewalDate: z.nullable(z.iso.date()),
    unsubscribedFrom: z.array(z.enum(refusableKinds)),
  }),
  refusals: z.array(z.enum(mergeRefusals)),
  fingerprint: z.string(),
})
export type MergePreview = z.infer<typeof MergePreview>

/** `take`: the facts that the kept account has from the other one. */
export const MergeMembers = z.object({
  take: z.array(z.enum(mergeFacts)).check(z.maxLength(mergeFacts.length)),
  fingerprint: z.string().check(z.maxLength(100)),
  reason: WrittenReason,
  ...Reauthentication.shape,
})
export type MergeMembers = z.infer<typeof MergeMembers>

/** `otherId`: the account that was merged away. */
export const UndoMerge = z.object({ otherId: z.uuid(), reason: WrittenReason, ...Reauthentication.shape })
export type UndoMerge = z.infer<typeof UndoMerge>

/** The kept account, and the one that is merged into it. */
export const MergeParams = z.object({ id: z.uuid(), otherId: z.uuid() })
export type MergeParams = z.infer<typeof MergeParams>

/** Merging two accounts of one person, for admins. */
export const mergingEndpoints = {
  getDuplicates: {
    method: 'GET',
    path: '/desk/members/:id/duplicates',
    action: 'member.merge',
    schema: { params: UuidParams, response: { 200: DuplicateAccounts } },
  },
  getMergePreview: {
    method: 'GET',
    path: '/desk/members/:id/merging/:otherId',
    action: 'member.merge',
    schema: { params: MergeParams, response: { 200: MergePreview } },
    refusals: ['own_account'],
  },
  /** Merges the other account into the first: its records follow, and it is closed. */
  mergeMembers: {
    method: 'POST',
    path: '/desk/members/:id/merging/:otherId',
    action: 'member.merge',
    schema: { params: MergeParams, body: MergeMembers, response: { 200: DeskMember } },
    refusals: ['consequences_changed', 'merge_refused', 'own_account'],
  },
  /** Separates two accounts again, within a day. */
  undoMerge: {
    method: 'POST',
    path: '/desk/members/:id/separation',
    action: 'member.merge',
    schema: { params: UuidParams, body: UndoMerge, response: { 200: DeskMember } },
    refusals: ['merge_settled', 'merge_membership_changed', 'own_account'],
  },
} as const satisfies Endpoints
