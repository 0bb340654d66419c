import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { isMember } from '#contract/access/caller'
import type { AcceptedInvitation, ReceivedInvitation } from '#contract/dog/keepers'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs, lockUsers } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogCards, dogInvitations, dogs, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { callerOf } from '../../http/auth'
import { callerFacts, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { sharingMails } from '../../messages/sharingMails'
import type { PaymentProvider } from '../../domain/payment/provider'
import { endHolds } from '../../domain/purchase/endHolds'
import { hashOf, isToken } from '../../lib/tokens'
import { auditedDog } from '../../domain/dog/auditedDog'
import { endOpen, firstNameOf, type InvitationRow } from './invitations'

type Account = typeof users.$inferSelect
interface Known {
  invitation: InvitationRow
  dog: DogRow
  sender: Account
}

/** An invitation by its link, with its dog and its sender, who must still be the owner unless it was accepted. */
const find = async (db: Db, token: string, now: Date): Promise<Known> => {
  if (!isToken(token)) throw new HttpError('invitation_spent')
  const [known] = await db
    .select({ invitation: dogInvitations, dog: dogs, sender: users })
    .from(dogInvitations)
    .innerJoin(dogs, eq(dogs.id, dogInvitations.dogId))
    .innerJoin(users, eq(users.id, dogInvitations.invitedBy))
    .where(and(eq(dogInvitations.tokenHash, hashOf(token)), gt(dogInvitations.expiresAt, now)))
  if (!known) throw new HttpError('invitation_spent')
  const { invitation, dog, sender } = known
  if (invitation.state === 'open' && dog.ownerId !== sender.id) throw new HttpError('invitation_spent')
  return known
}

const isInvited = (account: Account | undefined, { email }: InvitationRow): account is Account =>
  account?.email === email

/** Has this account accepted it, and is still what it was invited to be? */
const hasAccepted = ({ id }: Account, { invitation, dog }: Known): boolean =>
  invitation.state === 'accepted' && (invitation.kind === 'owner' ? dog.ownerId : dog.managerId) === id

const readerOf = (request: CallerRequest, known: Known): ReceivedInvitation['reader'] => {
  const account = request.signedIn?.account
  if (!account) return 'visitor'
  if (!isInvited(account, known.invitation)) return 'other'
  if (hasAccepted(account, known)) return 'accepted'
  if (account.emailConfirmedAt === null) return 'unconfirmed'
  return isMember(callerFacts(request)) ? 'invited' : 'notMember'
}

/** member@example.org is m…@example.org: a forwarded link reveals no address. */
const shortened = (email: string): string => email.replace(/^(.).*@/u, '$1…@')

/** An invitation as the reader of its link sees it. */
export const readInvitation = async (
  db: Db,
  request: CallerRequest,
  token: string,
  now: Date,
): Promise<ReceivedInvitation> => {
  const known = await find(db, token, now)
  const reader = readerOf(request, known)
  const { invitation, dog, sender } = known
  if (invitation.state === 'accepted' && reader !== 'accepted') throw new HttpError('invitation_spent')
  return {
    kind: invitation.kind,
    dog: dog.name,
    from: firstNameOf(sender),
    reader,
    email: shortened(invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
  }
}

/** The same with both accounts and the dog locked, looked up once more: it may have ended meanwhile. */
const lockKnown = async (tx: Db, token: string, now: Date, accountId?: string) => {
  const before = await find(tx, token, now)
  const ids = [before.sender.id, ...(accountId === undefined ? [] : [accountId])]
  const accounts = await lockUsers(tx, inArray(users.id, ids))
  await lockDogs(tx, eq(dogs.id, before.dog.id))
  const account = accounts.find(({ id, deletedAt }) => id === accountId && deletedAt === null)
  return { known: await find(tx, token, now), account }
}

const refuseFull = async (tx: Db, ownerId: string): Promise<void> => {
  const [owned] = await tx.select({ total: count() }).from(dogs).where(eq(dogs.ownerId, ownerId))
  if ((owned?.total ?? 0) >= (await loadSettings(tx)).dogsPerMember) throw new HttpError('too_many_dogs')
}

type Selling = ServerDeps & { payments: PaymentProvider }

const save = async (tx: Db, before: DogRow, set: Pick<DogRow, 'ownerId' | 'managerId'>): Promise<DogRow> => {
  const next = { ...set, version: sql`${dogs.version} + 1` }
  const [after] = await tx.update(dogs).set(next).where(eq(dogs.id, before.id)).returning()
  if (!after) throw new Error('A locked dog was not there')
  return after
}

const addManager = async (tx: Db, { dog }: Known, account: Account, by: ChangedBy): Promise<void> => {
  if (dog.retired) throw new HttpError('dog_has_retired')
  const after = await save(tx, dog, { ownerId: dog.ownerId, managerId: account.id })
  const subject = { type: 'dog', id: dog.id } as const
  const states = { before: auditedDog(dog), after: auditedDog(after) }
  await audit(tx, { by, action: 'dog.manager_added', subject, onBehalfOf: dog.ownerId, ...states })
}

/** The dog goes to another account with its entries and its history; what the former owner shared of it ends. */
const transfer = async (
  tx: Db,
  deps: Selling,
  { dog, sender }: Known,
  account: Account,
  by: ChangedBy,
): Promise<void> => {
  await refuseFull(tx, account.id)
  const managerId = dog.managerId === account.id ? null : dog.managerId
  const after = await save(tx, dog, { ownerId: account.id, managerId })
  const shared = (await tx.delete(dogCards).where(eq(dogCards.dogId, dog.id)).returning()).length > 0
  await endHolds(tx, deps, { dog, userId: sender.id }, by)
  const subject = { type: 'dog', id: dog.id } as const
  const states = { before: { ...auditedDog(dog), shared }, after: { ...auditedDog(after), shared: false } }
  await audit(tx, { by, action: 'dog.transferred', subject, onBehalfOf: sender.id, ...states })
  const [manager] = managerId === null ? [] : await tx.select().from(users).where(eq(users.id, managerId))
  const mail = { dog: dog.name, who: firstNameOf(account) }
  if (manager) await mailOwner(tx, deps, manager, sharingMails[manager.locale].newOwner(mail))
}

/** Accepts an invitation: once, and again with the same answer. Only the invited account can. Emails the sender. */
export const acceptInvitation = (
  deps: Selling,
  request: CallerRequest,
  token: string,
  by: ChangedBy,
): Promise<AcceptedInvitation> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { known, account } = await lockKnown(tx, token, by.at, callerOf(request).user.id)
      if (!account) throw new HttpError('unauthorized')
      const { invitation, dog, sender } = known
      if (!isInvited(account, invitation)) throw new HttpError('invitation_of_other')
      if (hasAccepted(account, known)) return { slug: dog.slug }
      if (invitation.state === 'accepted') throw new HttpError('invitation_spent')
      if (account.emailConfirmedAt === null) throw new HttpError('email_not_confirmed')
      await tx.update(dogInvitations).set({ state: 'accepted' }).where(eq(dogInvitations.id, invitation.id))
      const { kind } = invitation
      await (kind === 'owner' ? transfer(tx, deps, known, account, by) : addManager(tx, known, account, by))
      const mail = { kind, dog: dog.name, who: firstNameOf(account) }
      await mailOwner(tx, deps, sender, sharingMails[sender.locale].accepted(mail))
      return { slug: dog.slug }
    }),
  )

/** Declines an invitation: the link is enough, without a registration. */
export const declineInvitation = (deps: ServerDeps, token: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { known } = await lockKnown(tx, token, by.at)
      const { invitation, dog, sender } = known
      if (invitation.state === 'accepted') throw new HttpError('invitation_spent')
      await endOpen(tx, dog, by, 'declined')
      const mail = { kind: invitation.kind, dog: dog.name, email: invitation.email }
      await mailOwner(tx, deps, sender, sharingMails[sender.locale].declined(mail))
    }),
  )
