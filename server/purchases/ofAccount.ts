import { and, eq, gte, inArray } from 'drizzle-orm'
import type { ChangedBy } from '../audit/audit'
import type { Db } from '../db/client'
import { lockClasses, lockPurchases } from '../db/locks'
import { charges, classes, entries, purchases } from '../db/schema'
import { noPayer } from './payer'
import { classesOf, heldBy, release, releasePlaces } from './release'

/** Paid entries of an account in classes from a day on, each with its class. */
export const entriesAhead = (db: Db, userId: string, today: string) =>
  db
    .select({ id: entries.id, classId: entries.classId })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(and(eq(purchases.userId, userId), eq(entries.status, 'paid'), gte(classes.date, today)))

/** Withdraws what an account has entered from a day on, paid or held. The account must be locked. */
export const withdrawEntries = async (tx: Db, userId: string, today: string, by: ChangedBy) => {
  const pending = await lockPurchases(tx, and(eq(purchases.userId, userId), eq(purchases.status, 'pending')))
  const ids = pending.map(({ id }) => id)
  const [held, ahead] = [await heldBy(tx, ids), await entriesAhead(tx, userId, today)]
  await lockClasses(tx, classesOf([...held, ...ahead]))
  await release(tx, ids, held, 'cancelled', by)
  await releasePlaces(tx, ahead)
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

/** Purchases and entries of a deleted account stay, for the books and the results, and lose whom they were about. */
export const forgetPurchases = async (tx: Db, userId: string): Promise<void> => {
  await forgetPayer(tx, userId)
  await forgetHandlers(tx, userId)
}
