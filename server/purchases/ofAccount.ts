import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { ChangedBy } from '../audit/audit'
import type { Db } from '../db/client'
import { lockClasses, lockPurchases } from '../db/locks'
import { charges, dogs, entries, purchases } from '../db/schema'
import { keptBy } from '../entries/toDog'
import { endWaiting, ofAccount, waitingRows } from '../waiting/endWaiting'
import { noPayer } from './payer'
import { classesOf, heldBy, release, releasePlaces } from './release'
import { givesBack, isFixed } from './refund'
import { activeEntries, withdrawPaid, type ActiveEntry } from './withdraw'

/** Paid entries of an account in classes from a day on. Those of a dog that it gave away are the dog's. */
export const entriesAhead = (db: Db, userId: string, today: string): Promise<ActiveEntry[]> =>
  activeEntries(db, today, and(eq(purchases.userId, userId), keptBy(userId), eq(entries.status, 'paid')))

/**
 * Withdraws what an account has entered from a day on, paid or held, and what others have entered its dogs in: all get their
 * money back by each show's policy, its dogs wait for nothing any more, and the entries of the others are the answer. An entry that can no longer be withdrawn
 * only gives its place back, unless its class has begun. Account and dogs must be locked.
 */
export const withdrawEntries = async (tx: Db, userId: string, today: string, by: ChangedBy): Promise<ActiveEntry[]> => {
  const others = await activeEntries(tx, today, and(eq(dogs.ownerId, userId), ne(purchases.userId, userId)))
  // A class that has begun goes on without them, and its results stay what they are.
  const isFree = (one: ActiveEntry) => !isFixed(one, by.at)
  const bought = others.filter((one) => one.entry.status === 'paid' && isFree(one) && givesBack(one, by.at))
  const affected = others.map(({ purchase }) => purchase.id)
  const locked = await lockPurchases(
    tx,
    and(eq(purchases.status, 'pending'), or(eq(purchases.userId, userId), inArray(purchases.id, affected))),
  )
  const ids = locked.map(({ id }) => id)
  const [held, ahead] = [await heldBy(tx, ids), await entriesAhead(tx, userId, today)]
  const free = ahead.filter(isFree)
  const [own, late] = [true, false].map((inTime) => free.filter((one) => givesBack(one, by.at) === inTime))
  const waiting = await waitingRows(tx, ofAccount(tx, userId))
  await lockClasses(tx, classesOf([...held, ...waiting, ...[...free, ...bought].map(({ entry }) => entry)]))
  await release(tx, ids, held, 'cancelled', by)
  await releasePlaces(tx, late?.map(({ entry }) => entry) ?? [])
  await withdrawPaid(tx, [...(own ?? []), ...bought], by)
  // Read once more: a place may have been offered meanwhile, or given back to its offer just now.
  await endWaiting(tx, await waitingRows(tx, ofAccount(tx, userId)), 'gone', by)
  return bought
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
