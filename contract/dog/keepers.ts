import * as z from 'zod/mini'
import { Email } from '../account/credentials'
import { type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams, TokenParams } from '../shared/params'

/** What someone is invited to be to a dog: the second account that enters it, or its next owner. */
export const invitationKinds = ['manager', 'owner'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** An accepted one is known until it expires: a second acceptance gets the same answer. */
export const invitationStates = ['open', 'accepted'] as const
export type InvitationState = (typeof invitationStates)[number]

export const InvitationDraft = z.object({ kind: z.enum(invitationKinds), email: Email })
export type InvitationDraft = z.infer<typeof InvitationDraft>

/** An unanswered invitation, as the dog's owner sees it. */
export const SentInvitation = z.object({
  id: z.uuid(),
  kind: z.enum(invitationKinds),
  email: z.string(),
  expiresAt: z.iso.datetime(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

/** Who looks after a dog. `invitation`: for its owner alone. */
export const DogKeepers = z.object({
  owner: z.string(),
  manager: z.nullable(z.string()),
  invitation: z.nullable(SentInvitation),
})
export type DogKeepers = z.infer<typeof DogKeepers>

/**
 * What the reader of an invitation is to it: the account invited may accept, once its address is confirmed and it is a
 * member; another account has to log in as the one invited.
 */
export const invitationReaders = ['visitor', 'other', 'unconfirmed', 'notMember', 'invited', 'accepted'] as const

/** An invitation as the reader of its link sees it. `email`: enough of the address to know it by. */
export const ReceivedInvitation = z.object({
  kind: z.enum(invitationKinds),
  dog: z.string(),
  from: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
  reader: z.enum(invitationReaders),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

/** The dog whose invitation was accepted. */
export const AcceptedInvitation = z.object({ slug: z.string() })
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>

export const dogSharingEndpoints = {
  /** Who looks after a dog, and who is invited to. */
  getDogKeepers: {
    method: 'GET',
    path: '/dogs/:slug/keepers',
    action: 'dogKeepers.read',
    schema: { params: SlugParams, response: { 200: DogKeepers } },
  },
  sendInvitation: {
    method: 'POST',
    path: '/dogs/:slug/invitations',
    action: 'dogInvitation.send',
    schema: { params: SlugParams, body: InvitationDraft, response: { 201: SentInvitation } },
    refusals: ['email_not_confirmed', 'dog_has_manager', 'dog_has_retired'],
  },
  takeBackInvitation: {
    method: 'DELETE',
    path: '/dogs/:slug/invitations/:id',
    action: 'dogInvitation.send',
    schema: { params: z.object({ slug: z.string(), id: z.string() }), response: noContent },
    refusals: ['invitation_spent'],
  },
  removeManager: {
    method: 'DELETE',
    path: '/dogs/:slug/manager',
    action: 'dogManager.end',
    schema: { params: SlugParams, response: noContent },
    refusals: ['stale'],
  },
  getReceivedInvitation: {
    method: 'GET',
    path: '/dog-invitations/:token',
    action: 'dogInvitation.read',
    schema: { params: TokenParams, response: { 200: ReceivedInvitation } },
    refusals: ['invitation_spent'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/dog-invitations/:token/accept',
    action: 'dogInvitation.accept',
    schema: { params: TokenParams, response: { 200: AcceptedInvitation } },
    refusals: ['invitation_spent', 'invitation_of_other', 'email_not_confirmed', 'too_many_dogs', 'dog_has_retired'],
  },
  declineInvitation: {
    method: 'POST',
    path: '/dog-invitations/:token/decline',
    action: 'dogInvitation.decline',
    schema: { params: TokenParams, response: noContent },
    refusals: ['invitation_spent'],
  },
} as const satisfies Endpoints
