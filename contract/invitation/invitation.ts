import * as z from 'zod/mini'
import { type Endpoints, noContent } from '../shared/endpoint'
import { TokenParams } from '../shared/params'

/** To a dog: the second account that enters it, or its next owner. */
export const dogInvitationKinds = ['manager', 'owner'] as const
export type DogInvitationKind = (typeof dogInvitationKinds)[number]

/** To a person named by shows: the account becomes that person, and gets the role that goes with it. */
export const invitedRoles = ['judge', 'approver'] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** What someone is invited to be. */
export const invitationKinds = [...dogInvitationKinds, ...invitedRoles, 'household'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** How long an invitation can be answered. */
export const invitationDays: Record<InvitationKind, number> = {
  manager: 7,
  owner: 7,
  judge: 14,
  approver: 14,
  household: 30,
}

/**
 * An accepted one is known until it expires: a second acceptance gets the same answer. A declined one is deleted, except that of
 * a household: its sender must not learn whether the address has an account.
 */
export const invitationStates = ['open', 'accepted', 'declined'] as const
export type InvitationState = (typeof invitationStates)[number]

/**
 * What the reader of an invitation is to it. The account invited may accept once its address is confirmed: for a dog as a member
 * (else `notMember`), for a person unless it is another one already (`taken`). Another account has to log in as the one invited.
 */
export const invitationReaders = [
  'visitor',
  'other',
  'unconfirmed',
  'notMember',
  'taken',
  'invited',
  'accepted',
] as const
export type InvitationReader = (typeof invitationReaders)[number]

/**
 * An invitation as the reader of its link sees it. `about`: the name of the dog or of the person, null for a household; `from`: who
 * invites; `email`: enough of the address to know it by.
 */
export const ReceivedInvitation = z.object({
  kind: z.enum(invitationKinds),
  about: z.nullable(z.string()),
  from: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
  reader: z.enum(invitationReaders),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

/** What was accepted. `key`: the slug of the dog, the id of the person or of the household. */
export const AcceptedInvitation = z.object({ kind: z.enum(invitationKinds), key: z.string() })
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>

/** Invitations of every kind, by the link that was emailed. They are sent by the endpoints of what they are about. */
export const invitationEndpoints = {
  getReceivedInvitation: {
    method: 'GET',
    path: '/invitations/:token',
    action: 'invitation.read',
    schema: { params: TokenParams, response: { 200: ReceivedInvitation } },
    refusals: ['invitation_spent'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/:token/accept',
    action: 'invitation.accept',
    schema: { params: TokenParams, response: { 200: AcceptedInvitation } },
    refusals: [
      'invitation_spent',
      'invitation_of_other',
      'email_not_confirmed',
      'not_member',
      'person_linked',
      'too_many_dogs',
      'dog_has_retired',
    ],
  },
  declineInvitation: {
    method: 'POST',
    path: '/invitations/:token/decline',
    action: 'invitation.decline',
    schema: { params: TokenParams, response: noContent },
    refusals: ['invitation_spent'],
  },
} as const satisfies Endpoints
