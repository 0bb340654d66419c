import { and, arrayContains, eq, gte, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { isAdmin } from '../../contract/access/caller'
import { auditAccount, type ChangedBy } from '../audit/audit'
import { eraseAudit } from '../audit/eraseAudit'
import type { Db } from '../db/client'
import { lockClasses, lockPurchases, lockUsers } from '../db/locks'
import * as schema from '../db/schema'
import { HttpError } from '../http/httpError'
import { unlink } from '../people/links'
import { noPayer } from '../purchases/payer'
import { classesOf, releasePlaces, heldBy, release } from '../purchases/release'
import { refuseChanged } from './lockAccount'
import { enteredDogs, ownTables } from './ownData'

const { users, dogs, purchases, entries, classes, charges, outbox, resetRequests } = schema

type Account = typeof users.$inferSelect

/** Invoices and results refer to these; their rows stay, with nothing in them that says whose account it was. */
const kept = ['account', 'person', 'dogs', 'purchases']

/** Paid entries of an account in classes from a day on, each with its class. */
export const entriesAhead = (db: Db, userId: string, today: string) =>
  db
    .select({ id: entries.id, classId: entries.classId })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(and(eq(purchases.userId, userId), eq(entries.status, 'paid'), gte(classes.date, today)))

const withdrawEntries = async (tx: Db, userId: string, today: string, by: ChangedBy) => {
  const pending = await lockPurchases(tx, and(eq(purchases.userId, userId), eq(purchases.status, 'pending')))
  const ids = pending.map(({ id }) => id)
  const [held, ahead] = [await heldBy(tx, ids), await entriesAhead(tx, userId, today)]
  await lockClasses(tx, classesOf([...held, ...ahead]))
  await release(tx, ids, held, 'cancelled', by)
  await releasePlaces(tx, ahead)
}

const forgetDogs = async (tx: Db, userId: string) => {
  const entered = await enteredDogs(tx, userId)
  const own = eq(dogs.ownerId, userId)
  await tx.delete(dogs).where(entered.length > 0 ? and(own, notInArray(dogs.id, entered)) : own)
  await tx
    .update(dogs)
    .set({
      ...{ name: '–', kennelClubName: '', pedigreeName: '', petName: '', microchip: null, retired: true },
      slug: sql`'deleted-' || ${dogs.id}`,
      birthDate: sql`date_trunc('year', ${dogs.birthDate}::timestamp)::date`,
    })
    .where(own)
}

/** Receipts keep what was paid, and lose by whom and with which card. */
const forgetPayer = async (tx: Db, userId: string) => {
  const own = eq(purchases.userId, userId)
  const payments = tx.select({ id: purchases.paymentId }).from(purchases).where(own)
  await tx.update(charges).set({ cardBrand: null, cardLast4: null }).where(inArray(charges.paymentId, payments))
  await tx.update(purchases).set(noPayer).where(own)
}

/** Entries stay for the results, and lose who ran the dog and whom to call. */
const forgetHandlers = async (tx: Db, userId: string) => {
  const ids = tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.userId, userId))
  await tx.update(entries).set({ handlerName: '', phone: '' }).where(inArray(entries.purchaseId, ids))
}

const findAdmins = async (tx: Db): Promise<string[]> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(arrayContains(users.roles, ['ROLE_ADMIN']))
  return rows.map(({ id }) => id)
}

/**
 * Deletes an account in one transaction. Purchases and entries stay for the books and the results, without a name; places
 * in classes from today on are free again; everything else that is kept about the person is gone.
 */
export const deleteAccount = async (tx: Db, account: Account, today: string, by: ChangedBy): Promise<void> => {
  const { id } = account
  // Locked together, so that two last admins cannot both leave.
  const rows = await lockUsers(tx, inArray(users.id, [id, ...(isAdmin(account) ? await findAdmins(tx) : [])]))
  const own = refuseChanged(
    account,
    rows.find((row) => row.id === id),
  )
  const { email, emailConfirmedAt } = own
  if (isAdmin(own) && rows.filter(isAdmin).length === 1) throw new HttpError('only_admin')
  await withdrawEntries(tx, id, today, by)
  await forgetDogs(tx, id)
  await unlink(tx, id, by)
  for (const [name, { table, owner }] of Object.entries(ownTables))
    if (!kept.includes(name)) await tx.delete(table).where(eq(owner, id))
  await forgetPayer(tx, id)
  await forgetHandlers(tx, id)
  await tx.delete(resetRequests).where(eq(resetRequests.email, email))
  if (emailConfirmedAt) await tx.delete(outbox).where(and(eq(outbox.replyTo, email), isNotNull(outbox.sentAt)))
  await tx
    .update(users)
    .set({
      email: `deleted-${id}`,
      ...{ name: '–', passwordHash: '', roles: ['ROLE_USER'], locale: 'en' },
      ...{ emailConfirmedAt: null, registeredAt: null, renewalDate: null, deletedAt: by.at },
    })
    .where(eq(users.id, id))
  await auditAccount(tx, { by, id, action: 'account.deleted' })
  await eraseAudit(tx, id)
}
