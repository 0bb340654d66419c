import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { householdLimits, type Household } from '#contract/account/household'
import { paths } from '#contract/shared/paths'
import { auditAccount, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockUsers } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { households, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'
import { mailOwner } from '../../../mail/queueMail'
import { peopleMails } from '../../../messages/peopleMails'
import { addressOf } from '../../../site/address'

type Account = typeof users.$inferSelect
type Row = typeof households.$inferSelect

/** What only the owner of an address may see or answer: anyone can register with it, and confirms it by a link. */
const requestsTo = ({ email, emailConfirmedAt }: Account) =>
  emailConfirmedAt === null
    ? undefined
    : and(isNull(households.agreedBy), isNull(households.declinedAt), eq(households.email, email))

const [askers, agreers] = [alias(users, 'askers'), alias(users, 'agreers')]

/** The household of an account, the invitations it has sent, and those it has received. */
export const readHousehold = async (db: Db, account: Account): Promise<Household> => {
  const rows = await db
    .select({ row: households, asker: askers.name, agreer: agreers.name })
    .from(households)
    .innerJoin(askers, eq(askers.id, households.askedBy))
    .leftJoin(agreers, eq(agreers.id, households.agreedBy))
    .where(or(eq(households.askedBy, account.id), eq(households.agreedBy, account.id), requestsTo(account)))
    .orderBy(asc(households.createdAt), asc(households.id))
  const own = ({ row }: (typeof rows)[number]) => row.askedBy === account.id
  return {
    members: rows
      .filter(({ row }) => row.agreedBy !== null)
      .map((found) => ({ id: found.row.id, memberName: (own(found) ? found.agreer : found.asker) ?? '' })),
    sent: rows.flatMap((found) =>
      own(found) && found.row.email !== null ? [{ id: found.row.id, email: found.row.email }] : [],
    ),
    received: rows
      .filter((found) => found.row.agreedBy === null && !own(found))
      .map(({ row, asker }) => ({ id: row.id, memberName: asker })),
  }
}

/** Emails the account that has the address, if the address is confirmed. No other recipient gets it. */
const mailAsked = async (tx: Db, deps: ServerDeps, asker: Account, email: string): Promise<void> => {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt)))
  if (!found) return
  const link = addressOf(deps)(paths.profile)
  await mailOwner(tx, deps, found, peopleMails[found.locale].household({ who: asker.name, link }))
}

/** Asks the owner of an address to agree. The answer is the same with and without such an account. */
export const askHousehold = (deps: ServerDeps, accountId: string, email: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const asker = await lockCaller(tx, accountId)
      if (email === asker.email) throw new HttpError('validation_failed', { email: 'own_email' })
      if (asker.emailConfirmedAt === null) throw new HttpError('email_not_confirmed')
      const own = and(eq(households.askedBy, accountId), isNull(households.agreedBy))
      const [open] = await tx.select({ total: count() }).from(households).where(own)
      if ((open?.total ?? 0) >= householdLimits.open) throw new HttpError('too_many_requests')
      const made = await tx
        .insert(households)
        .values({ id: randomUUID(), askedBy: accountId, email, createdAt: by.at })
        .onConflictDoNothing()
        .returning()
      // An account that is already asked gets no second email.
      if (made.length === 0) return
      await mailAsked(tx, deps, asker, email)
      await auditAccount(tx, { by, id: accountId, action: 'household.asked' })
    }),
  )

/** Whether a row asks this account, which has not declined. */
const asks = ({ agreedBy, declinedAt, email }: Row, account: Account): boolean =>
  agreedBy === null && declinedAt === null && email === account.email && account.emailConfirmedAt !== null

const find = async (db: Db, id: string): Promise<Row | undefined> =>
  (await db.select().from(households).where(eq(households.id, id)))[0]

/** A row with both its accounts locked; it may have been answered or ended meanwhile. */
const lockRow = async (tx: Db, id: string, accountId: string) => {
  const before = await find(tx, id)
  const ids = [accountId, ...(before ? [before.askedBy, before.agreedBy] : [])].filter((one) => one !== null)
  const accounts = await lockUsers(tx, inArray(users.id, ids))
  const account = accounts.find((one) => one.id === accountId && one.deletedAt === null)
  if (!account) throw new HttpError('unauthorized')
  const row = await find(tx, id)
  // Someone has agreed in between whose account is not locked.
  if (row && row.agreedBy !== null && !ids.includes(row.agreedBy)) throw new HttpError('not_found')
  return { row, account }
}

const recordBoth = async (
  tx: Db,
  by: ChangedBy,
  action: 'household.agreed' | 'household.ended',
  [one, other]: readonly [string, string],
): Promise<void> => {
  const [before, after] = action === 'household.agreed' ? [null, true] : [true, null]
  for (const [id, household] of [
    [one, other],
    [other, one],
  ] as const)
    await auditAccount(tx, {
      by,
      id,
      action,
      before: { household: before && household },
      after: { household: after && household },
    })
}

/** The account that was asked says the same. Where both had asked, one pair remains. */
export const agreeToHousehold = ({ db }: ServerDeps, accountId: string, id: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const { row, account } = await lockRow(tx, id, accountId)
      if (row && row.agreedBy === accountId) return
      const isAsked = row !== undefined && asks(row, account)
      if (!row || !isAsked) throw new HttpError('not_found')
      const [asker] = await tx.select().from(users).where(eq(users.id, row.askedBy))
      const pair = or(
        and(eq(households.askedBy, row.askedBy), eq(households.agreedBy, accountId)),
        and(eq(households.askedBy, accountId), eq(households.agreedBy, row.askedBy)),
      )
      const [known] = await tx.select().from(households).where(pair)
      if (known) {
        await tx.delete(households).where(eq(households.id, id))
        return
      }
      const agreed = { agreedBy: accountId, agreedAt: by.at, email: null }
      await tx.update(households).set(agreed).where(eq(households.id, id))
      const back = and(
        eq(households.askedBy, accountId),
        eq(households.email, asker?.email ?? ''),
        ne(households.id, id),
      )
      await tx.delete(households).where(back)
      await recordBoth(tx, by, 'household.agreed', [row.askedBy, accountId])
    }),
  )

/** Either account ends it: the asking one withdraws, the asked one declines. */
export const endHousehold = ({ db }: ServerDeps, accountId: string, id: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const { row, account } = await lockRow(tx, id, accountId)
      const isAsked = row !== undefined && asks(row, account)
      if (!row || !(row.askedBy === accountId || row.agreedBy === accountId || isAsked))
        throw new HttpError('not_found')
      const which = eq(households.id, id)
      // To the asker it stays open: else they would learn that there is an account with this address.
      if (isAsked) await tx.update(households).set({ declinedAt: by.at }).where(which)
      else await tx.delete(households).where(which)
      if (row.agreedBy !== null) await recordBoth(tx, by, 'household.ended', [row.askedBy, row.agreedBy])
      else await auditAccount(tx, { by, id: accountId, action: 'household.ended' })
    }),
  )
