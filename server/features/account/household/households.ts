import { and, asc, count, eq, gt, inArray, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { householdInvitationsMost, type Household } from '#contract/account/household'
import { auditAccount, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockUsers } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { households, invitations, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { auditHousehold, declineHousehold } from '../../../domain/invitation/householdOffer'
import type { InvitationRow } from '../../../domain/invitation/invitations'
import { sendInvitation } from '../../../domain/invitation/send'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'

type Account = typeof users.$inferSelect

/** To its sender a declined one is open. */
const sentBy = (id: string) =>
  and(eq(invitations.kind, 'household'), eq(invitations.invitedBy, id), ne(invitations.state, 'accepted'))

/** Only the owner of an address may see or answer what was sent to it: anyone can register with it, and confirms it by a link. */
const receivedBy = ({ email }: Account, at: Date) =>
  and(
    eq(invitations.kind, 'household'),
    eq(invitations.email, email),
    eq(invitations.state, 'open'),
    gt(invitations.expiresAt, at),
  )

const [askers, agreers] = [alias(users, 'askers'), alias(users, 'agreers')]

const membersOf = async (db: Db, { id }: Account): Promise<Household['members']> => {
  const rows = await db
    .select({ pair: households, asker: askers.name, agreer: agreers.name })
    .from(households)
    .innerJoin(askers, eq(askers.id, households.askedBy))
    .innerJoin(agreers, eq(agreers.id, households.agreedBy))
    .where(or(eq(households.askedBy, id), eq(households.agreedBy, id)))
    .orderBy(asc(households.createdAt), asc(households.id))
  return rows.map(({ pair, asker, agreer }) => ({ id: pair.id, memberName: pair.askedBy === id ? agreer : asker }))
}

/** The household of an account, the invitations it has sent, and those it has received. */
export const readHousehold = async (db: Db, account: Account, at: Date): Promise<Household> => {
  const order = [asc(invitations.createdAt), asc(invitations.id)]
  const sent = db
    .select({ id: invitations.id, email: invitations.email })
    .from(invitations)
    .where(sentBy(account.id))
    .orderBy(...order)
  const received = db
    .select({ id: invitations.id, memberName: users.name })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(receivedBy(account, at))
    .orderBy(...order)
  return {
    members: await membersOf(db, account),
    sent: await sent,
    received: account.emailConfirmedAt === null ? [] : await received,
  }
}

/** Invites the owner of an address to a household. The answer is the same with and without such an account. */
export const askHousehold = (deps: ServerDeps, accountId: string, email: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const sender = await lockCaller(tx, accountId)
      if (email === sender.email) throw new HttpError('validation_failed', { email: 'own_email' })
      if (sender.emailConfirmedAt === null) throw new HttpError('email_not_confirmed')
      const [open] = await tx.select({ total: count() }).from(invitations).where(sentBy(accountId))
      if ((open?.total ?? 0) >= householdInvitationsMost) throw new HttpError('too_many_requests')
      const sent = { kind: 'household', email, about: '', from: sender.name, sender } as const
      // An account that is already asked gets no second email.
      if (!(await sendInvitation(tx, deps, sent, by.at))) return
      await auditAccount(tx, { by, id: accountId, action: 'household.asked' })
    }),
  )

const findPair = async (db: Db, id: string) => (await db.select().from(households).where(eq(households.id, id)))[0]

const endPair = async (tx: Db, { id, askedBy, agreedBy }: typeof households.$inferSelect, by: ChangedBy) => {
  await tx.delete(households).where(eq(households.id, id))
  await auditHousehold(tx, by, 'household.ended', [askedBy, agreedBy])
}

/** Its sender cancels an invitation, and the account invited declines it. */
const endInvitation = async (tx: Db, invitation: InvitationRow, account: Account, by: ChangedBy): Promise<void> => {
  if (invitation.invitedBy !== account.id) return declineHousehold(tx, invitation, by)
  await tx.delete(invitations).where(eq(invitations.id, invitation.id))
  await auditAccount(tx, { by, id: account.id, action: 'household.ended' })
}

/** Either account ends a household; of an invitation the sender cancels it, and the account invited declines it. */
export const endHousehold = ({ db }: ServerDeps, accountId: string, id: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const before = await findPair(tx, id)
      const accounts = await lockUsers(
        tx,
        inArray(users.id, [accountId, ...(before ? [before.askedBy, before.agreedBy] : [])]),
      )
      const account = accounts.find((one) => one.id === accountId && one.deletedAt === null)
      if (!account) throw new HttpError('unauthorized')
      // A pair that was made since then has an account that is not locked.
      const pair = before && (await findPair(tx, id))
      if (pair && [pair.askedBy, pair.agreedBy].includes(accountId)) return endPair(tx, pair, by)
      const own = or(sentBy(accountId), account.emailConfirmedAt === null ? undefined : receivedBy(account, by.at))
      const [invitation] = await tx
        .select()
        .from(invitations)
        .where(and(eq(invitations.id, id), own))
      if (!invitation) throw new HttpError('not_found')
      await endInvitation(tx, invitation, account, by)
    }),
  )
