import { and, eq, gt, inArray } from 'drizzle-orm'
import type { ErrorCode } from '#contract/shared/apiError'
import type {
  AcceptedInvitation,
  InvitationKind,
  InvitationReader,
  ReceivedInvitation,
} from '#contract/invitation/invitation'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockUsers } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { invitations, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { callerFacts, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { hashOf, isToken } from '../../lib/tokens'
import { mailOwner } from '../../mail/queueMail'
import { acceptedMail, declinedMail } from '../../messages/invitationMails'
import { firstNameOf } from '../account/firstNameOf'
import { dogOffer } from './dogOffer'
import { householdOffer } from './householdOffer'
import type { InvitationRow } from './invitations'
import type { Account, Offer, Selling, Subject } from './offer'
import { personOffer } from './personOffer'

const subjects: Record<InvitationKind, Subject> = {
  manager: dogOffer,
  owner: dogOffer,
  judge: personOffer,
  approver: personOffer,
  household: householdOffer,
}

/** Its link, or the id of a household's, which its reader's profile lists. */
type Key = { token: string } | { household: string }

interface Known {
  invitation: InvitationRow
  sender: Account
  offer: Offer
}

/** Of a household's id nothing is said but that there is no such invitation. */
const spent = (key: Key) => new HttpError('token' in key ? 'invitation_spent' : 'not_found')

/** An invitation that has not expired, with its sender and what it offers. A declined one is known no more. */
const find = async (db: Db, key: Key, now: Date): Promise<Known> => {
  if ('token' in key && !isToken(key.token)) throw spent(key)
  const which =
    'token' in key
      ? eq(invitations.tokenHash, hashOf(key.token))
      : and(eq(invitations.id, key.household), eq(invitations.kind, 'household'))
  const [found] = await db
    .select({ invitation: invitations, sender: users })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(which, inArray(invitations.state, ['open', 'accepted']), gt(invitations.expiresAt, now)))
  const offer = found && (await subjects[found.invitation.kind].find(db, found.invitation, found.sender))
  if (!offer) throw spent(key)
  return { ...found, offer }
}

/** What an account is to an invitation: it decides what its reader sees, and whether it may accept. */
const readerOf = async (
  account: Account,
  request: CallerRequest,
  { invitation, offer }: Known,
): Promise<Exclude<InvitationReader, 'visitor'>> => {
  if (account.email !== invitation.email) return 'other'
  if (invitation.state === 'accepted' && (await offer.isHeldBy(account))) return 'accepted'
  if (account.emailConfirmedAt === null) return 'unconfirmed'
  return (await offer.obstacleFor(account, callerFacts(request))) ?? 'invited'
}

const refusals = {
  other: 'invitation_of_other',
  unconfirmed: 'email_not_confirmed',
  notMember: 'not_member',
  taken: 'person_linked',
} as const satisfies Partial<Record<InvitationReader, ErrorCode>>

/** member@example.org is m…@example.org: a forwarded link reveals no address. */
const shortened = (email: string): string => email.replace(/^(.).*@/u, '$1…@')

/** An invitation as the reader of its link sees it. */
export const readInvitation = async (
  db: Db,
  request: CallerRequest,
  token: string,
  now: Date,
): Promise<ReceivedInvitation> => {
  const known = await find(db, { token }, now)
  const account = request.signedIn?.account
  const reader = account ? await readerOf(account, request, known) : 'visitor'
  const { invitation, offer } = known
  if (invitation.state === 'accepted' && reader !== 'accepted') throw new HttpError('invitation_spent')
  return {
    kind: invitation.kind,
    about: offer.about,
    from: offer.from,
    reader,
    email: shortened(invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
  }
}

/** The same with both accounts and what is offered locked, looked up once more: it may have ended meanwhile. */
const lockKnown = async (tx: Db, key: Key, now: Date, accountId?: string) => {
  const { invitation, sender } = await find(tx, key, now)
  const ids = [sender.id, ...(accountId === undefined ? [] : [accountId])]
  const accounts = await lockUsers(tx, inArray(users.id, ids))
  await subjects[invitation.kind].lock(tx, invitation)
  const account = accounts.find(({ id, deletedAt }) => id === accountId && deletedAt === null)
  return { known: await find(tx, key, now), account }
}

/** Accepts an invitation: once, and again with the same answer. Only the invited account can. Emails the sender. */
export const acceptInvitation = (
  deps: Selling,
  request: CallerRequest,
  key: Key,
  by: ChangedBy,
): Promise<AcceptedInvitation> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { known, account } = await lockKnown(tx, key, by.at, callerOf(request).user.id)
      if (!account) throw new HttpError('unauthorized')
      const { invitation, sender, offer } = known
      const { id, kind, state, email } = invitation
      const accepted = { kind, key: offer.key }
      const reader = await readerOf(account, request, known)
      if (reader === 'accepted') return accepted
      if (reader !== 'other' && state === 'accepted') throw spent(key)
      if (reader !== 'invited') throw new HttpError('token' in key ? refusals[reader] : 'not_found')
      await tx.update(invitations).set({ state: 'accepted' }).where(eq(invitations.id, id))
      await offer.accept({ tx, deps, account, by })
      if (kind === 'household') return accepted
      const mail = { kind, about: offer.about ?? '', who: firstNameOf(account), email }
      await mailOwner(tx, deps, sender, acceptedMail(sender.locale, mail))
      return accepted
    }),
  )

/** Declines an invitation: the link is enough, without a registration. */
export const declineInvitation = (deps: ServerDeps, token: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { known } = await lockKnown(tx, { token }, by.at)
      const { invitation, sender, offer } = known
      const { kind, state, email } = invitation
      if (state === 'accepted') throw new HttpError('invitation_spent')
      await offer.decline(tx, by)
      if (kind === 'household') return
      await mailOwner(tx, deps, sender, declinedMail(sender.locale, { kind, about: offer.about ?? '', email }))
    }),
  )
