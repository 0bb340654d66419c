import { and, eq, gt, inArray } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import type { Role } from '#contract/account/user'
import { fill, paths } from '#contract/shared/paths'
import type { AcceptedPersonInvitation, InvitedRole, ReceivedPersonInvitation } from '#contract/people/people'
import { audit, auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPerson, lockUsers } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { people, personInvitations, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import type { CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { mailAdmins } from '../../mail/mailAdmins'
import { mailOwner } from '../../mail/queueMail'
import { peopleMails } from '../../messages/peopleMails'
import { link as linkAccount } from '../../domain/people/links'
import { addressOf } from '../../site/address'
import { hashOf, isToken } from '../../lib/tokens'
import { endOpen } from './invite'
import type { PersonRow } from './person'

type Account = typeof users.$inferSelect
interface Known {
  invitation: typeof personInvitations.$inferSelect
  person: PersonRow
  sender: Account
}

const roleOf: Record<InvitedRole, Role> = { judge: 'ROLE_JUDGE', approver: 'ROLE_REVIEWER' }

/** An invitation by its link. An open one is worth what its sender is: nothing, once they are no admin any more. */
const find = async (db: Db, token: string, now: Date): Promise<Known> => {
  if (!isToken(token)) throw new HttpError('invitation_spent')
  const [known] = await db
    .select({ invitation: personInvitations, person: people, sender: users })
    .from(personInvitations)
    .innerJoin(people, eq(people.id, personInvitations.personId))
    .innerJoin(users, eq(users.id, personInvitations.invitedBy))
    .where(and(eq(personInvitations.tokenHash, hashOf(token)), gt(personInvitations.expiresAt, now)))
  if (!known || (known.invitation.state === 'open' && !isAdmin(known.sender))) throw new HttpError('invitation_spent')
  return known
}

const isInvited = (account: Account, { invitation }: Known): boolean => account.email === invitation.email

/** Has this account accepted it, and is still that person? */
const hasAccepted = ({ id }: Account, { invitation, person }: Known): boolean =>
  invitation.state === 'accepted' && person.accountId === id

/** Is the account someone else already, or the person someone else's? */
const isTaken = async (db: Db, { id }: Account, { person }: Known): Promise<boolean> => {
  if (person.accountId !== null) return person.accountId !== id
  return (await db.select().from(people).where(eq(people.accountId, id))).length > 0
}

const readerOf = async (db: Db, request: CallerRequest, known: Known): Promise<ReceivedPersonInvitation['reader']> => {
  const account = request.signedIn?.account
  if (!account) return 'visitor'
  if (!isInvited(account, known)) return 'other'
  if (hasAccepted(account, known)) return 'accepted'
  if (account.emailConfirmedAt === null) return 'unconfirmed'
  return (await isTaken(db, account, known)) ? 'taken' : 'invited'
}

/** judge@example.org is j…@example.org: a forwarded link reveals no address. */
const shortened = (email: string): string => email.replace(/^(.).*@/u, '$1…@')

/** An invitation as the reader of its link sees it. */
export const readInvitation = async (
  db: Db,
  request: CallerRequest,
  token: string,
  now: Date,
): Promise<ReceivedPersonInvitation> => {
  const known = await find(db, token, now)
  const reader = await readerOf(db, request, known)
  const { invitation, person, sender } = known
  if (invitation.state === 'accepted' && reader !== 'accepted') throw new HttpError('invitation_spent')
  return {
    role: invitation.role,
    name: person.name,
    from: sender.name,
    reader,
    email: shortened(invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
  }
}

/** The same with both accounts and the person locked, looked up once more: it may have ended meanwhile. */
const lockKnown = async (tx: Db, token: string, now: Date, accountId?: string) => {
  const before = await find(tx, token, now)
  const ids = [before.sender.id, ...(accountId === undefined ? [] : [accountId])]
  const accounts = await lockUsers(tx, inArray(users.id, ids))
  await lockPerson(tx, before.person.id)
  const account = accounts.find(({ id, deletedAt }) => id === accountId && deletedAt === null)
  return { known: await find(tx, token, now), account }
}

const grant = async (tx: Db, { id, roles }: Account, role: Role, by: ChangedBy): Promise<void> => {
  if (roles.includes(role)) return
  const after = { roles: [...roles, role] }
  await tx.update(users).set(after).where(eq(users.id, id))
  await auditAccount(tx, { by, id, action: 'role.granted', before: { roles }, after, why: 'invitation' })
}

/**
 * Accepts an invitation: once, and again with the same answer. The account invited alone can, with its address confirmed: it
 * becomes the person, and gets the role.
 */
export const acceptInvitation = (
  deps: ServerDeps,
  request: CallerRequest,
  token: string,
  by: ChangedBy,
): Promise<AcceptedPersonInvitation> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { known, account } = await lockKnown(tx, token, by.at, callerOf(request).user.id)
      if (!account) throw new HttpError('unauthorized')
      const { invitation, person, sender } = known
      if (!isInvited(account, known)) throw new HttpError('invitation_of_other')
      if (hasAccepted(account, known)) return { id: person.id }
      if (invitation.state === 'accepted') throw new HttpError('invitation_spent')
      if (account.emailConfirmedAt === null) throw new HttpError('email_not_confirmed')
      if (await isTaken(tx, account, known)) throw new HttpError('person_linked')
      await tx.update(personInvitations).set({ state: 'accepted' }).where(eq(personInvitations.id, invitation.id))
      if (person.accountId === null && !(await linkAccount(tx, person.id, account.id, by)))
        throw new HttpError('person_linked')
      await grant(tx, account, roleOf[invitation.role], by)
      const subject = { type: 'person', id: person.id } as const
      await audit(tx, {
        by,
        action: 'person.invitation_accepted',
        subject,
        onBehalfOf: account.id,
        why: invitation.role,
      })
      await mailOwner(
        tx,
        deps,
        sender,
        peopleMails[sender.locale].accepted({ name: person.name, email: account.email }),
      )
      const appointed = { who: person.name, email: account.email, role: invitation.role, by: sender.name }
      const link = addressOf(deps)(fill(paths.deskPerson, { id: person.id }))
      await mailAdmins(tx, deps, [sender.id, account.id], (locale) =>
        peopleMails[locale].appointed({ ...appointed, link }),
      )
      return { id: person.id }
    }),
  )

/** Declines an invitation: the link is enough, without a registration. */
export const declineInvitation = (deps: ServerDeps, token: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { known } = await lockKnown(tx, token, by.at)
      const { invitation, person, sender } = known
      if (invitation.state === 'accepted') throw new HttpError('invitation_spent')
      await endOpen(tx, person, by, 'declined')
      const mail = { name: person.name, email: invitation.email }
      await mailOwner(tx, deps, sender, peopleMails[sender.locale].declined(mail))
    }),
  )
