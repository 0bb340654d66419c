import * as z from 'zod/mini'
import { Email } from '../account/credentials'
import { Reauthentication } from '../account/session'

/** As what an account is invited: it becomes that person, and gets the role that goes with it. */
export const invitedRoles = ['judge', 'approver'] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** An accepted one is known until it expires: anyone who accepts twice is answered alike. */
export const personInvitationStates = ['open', 'accepted'] as const
export type PersonInvitationState = (typeof personInvitationStates)[number]

export const personInvitationDays = 14

export const PersonInvitationDraft = z.object({ role: z.enum(invitedRoles), email: Email })
export type PersonInvitationDraft = z.infer<typeof PersonInvitationDraft>

/** Anyone who gives someone a role shows once more who they are. */
export const InvitePerson = z.extend(PersonInvitationDraft, Reauthentication.shape)
export type InvitePerson = z.infer<typeof InvitePerson>

/** An invitation that no one has answered, as admins see it. */
export const SentPersonInvitation = z.object({
  role: z.enum(invitedRoles),
  email: z.string(),
  expiresAt: z.iso.datetime(),
})
export type SentPersonInvitation = z.infer<typeof SentPersonInvitation>

/**
 * What the reader of an invitation is to it: the account invited may accept once its address is confirmed, unless it is another
 * person already; another account has to log in as the one invited.
 */
export const personInvitationReaders = ['visitor', 'other', 'unconfirmed', 'taken', 'invited', 'accepted'] as const

/** An invitation as the person who has its link reads it. `email`: enough of the address to know it by. */
export const ReceivedPersonInvitation = z.object({
  role: z.enum(invitedRoles),
  name: z.string(),
  from: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
  reader: z.enum(personInvitationReaders),
})
export type ReceivedPersonInvitation = z.infer<typeof ReceivedPersonInvitation>

/** The person that an account has become. */
export const AcceptedPersonInvitation = z.object({ id: z.uuid() })
export type AcceptedPersonInvitation = z.infer<typeof AcceptedPersonInvitation>
