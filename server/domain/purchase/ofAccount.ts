import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { hasBegun } from '#contract/show/begun'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockPurchases } from '../../db/locks'
import { charges, dogs, entries, purchaseRefunds, purchases, results } from '../../db/schema'
import { keptBy } from '../dog/dogFromRow'
import { findSold, isPaid, type FoundSold } from '../extra/lines'
import { refundOfExtra, takesExtraWithdrawal } from '../extra/terms'
import { withdrawSold } from '../extra/withdrawExtras'
import { endWaiting, ofAccount, waitingRows } from '../waiting/endWaiting'
import { noPayer } from './payer'
import { classesOf, heldBy, release, releasePlaces } from './release'
import { givesBack } from './refund'
import { activeEntries, withdrawPaid, type ActiveEntry } from '../entry/withdraw'

/** Paid entries of an account in classes from a day on. Those of a dog that it gave away are the dog's. */
export const entriesAhead = (db: Db, userId: string, today: string): Promise<ActiveEntry[]> =>
  activeEntries(db, today, and(eq(purchases.userId, userId), keptBy(userId), eq(entries.status, 'paid')))

const entriesByOthers = (db: Db, userId: string, today: string): Promise<ActiveEntry[]> =>
  activeEntries(db, today, and(eq(dogs.ownerId, userId), ne(purchases.userId, userId)))

/**
 * Withdraws an account's entries from a day on, paid or held, its extras that can still be withdrawn, and the entries that other people paid for with its dogs:
 * everyone is refunded by each show's policy, and the dogs leave all waiting lists. Once entries have closed, an entry only
 * releases its place; in a class that has begun it stays as it is. Returns the entries of the other people. Account and dogs
 * must be locked.
 */
export const withdrawEntries = async (tx: Db, userId: string, today: string, by: ChangedBy): Promise<ActiveEntry[]> => {
  const others = await entriesByOthers(tx, userId, today)
  const affected = others.map(({ purchase }) => purchase.id)
  // Paid ones too: refunds correct their invoices, and the payer is erased from them.
  const locked = await lockPurchases(tx, or(eq(purchases.userId, userId), inArray(purchases.id, affected)))
  const ids = locked.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const [held, own] = [await heldBy(tx, ids), await entriesAhead(tx, userId, today)]
  const waiting = await waitingRows(tx, ofAccount(tx, userId))
  await lockClasses(tx, classesOf([...held, ...waiting, ...[...own, ...others].map(({ entry }) => entry)]))
  // Read again: a class may have begun while we waited for its lock.
  const notBegun = ({ cls, show }: ActiveEntry) => !hasBegun(cls, show.timeZone, by.at)
  const ahead = (await entriesAhead(tx, userId, today)).filter(notBegun)
  const [refunded, late] = [true, false].map((inTime) => ahead.filter((one) => givesBack(one, by.at) === inTime))
  const bought = (await entriesByOthers(tx, userId, today)).filter(
    (one) => one.entry.status === 'paid' && notBegun(one) && givesBack(one, by.at),
  )
  await release(tx, ids, held, 'cancelled', by)
  await releasePlaces(tx, late?.map(({ entry }) => entry) ?? [])
  await withdrawPaid(tx, [...(refunded ?? []), ...bought], by)
  await withdrawSold(tx, await extrasInTime(tx, userId, by.at), by, refundOfExtra)
  // Read once more: a place may have been offered meanwhile, or given back to its offer just now.
  await endWaiting(tx, await waitingRows(tx, ofAccount(tx, userId)), 'gone', by)
  return bought
}

/** Paid extras of an account that it could still withdraw. */
export const extrasInTime = async (db: Db, userId: string, now: Date): Promise<FoundSold[]> =>
  (await findSold(db, and(eq(purchases.userId, userId), isPaid))).filter((one) => takesExtraWithdrawal(one, now))

/** Receipts keep what was paid, and lose the payer, the card, and why a membership was refunded. */
const forgetPayer = async (tx: Db, userId: string) => {
  const own = eq(purchases.userId, userId)
  const payments = tx.select({ id: purchases.paymentId }).from(purchases).where(own)
  await tx.update(charges).set({ cardBrand: null, cardLast4: null }).where(inArray(charges.paymentId, payments))
  await tx.update(purchases).set(noPayer).where(own)
  const ids = tx.select({ id: purchases.id }).from(purchases).where(own)
  await tx.update(purchaseRefunds).set({ reason: null }).where(inArray(purchaseRefunds.purchaseId, ids))
}

/** Entries stay for the results, and lose the handler, the phone number, and why a dog was disqualified. */
const forgetHandlers = async (tx: Db, userId: string) => {
  const ids = tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.userId, userId))
  await tx.update(entries).set({ handlerName: '', phone: '' }).where(inArray(entries.purchaseId, ids))
  const entered = tx.select({ id: entries.id }).from(entries).where(inArray(entries.purchaseId, ids))
  await tx.update(results).set({ handler: '' }).where(inArray(results.entryId, entered))
  const ownDogs = tx.select({ id: dogs.id }).from(dogs).where(eq(dogs.ownerId, userId))
  const about = tx
    .select({ id: entries.id })
    .from(entries)
    .where(or(inArray(entries.purchaseId, ids), inArray(entries.dogId, ownDogs)))
  await tx.update(results).set({ disqualified: null }).where(inArray(results.entryId, about))
}

/** Purchases and entries of a deleted account stay, for the books and the results, and lose their personal data. */
export const forgetPurchases = async (tx: Db, userId: string): Promise<void> => {
  await forgetPayer(tx, userId)
  await forgetHandlers(tx, userId)
}
