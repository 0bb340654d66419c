import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { withRetry } from '../db/retry'
import { classes, entries, purchases } from '../db/schema'
import type { PaymentProvider } from '../payments/provider'
import { countByClass, places } from './places'

/** Gives the places of entries back. */
export const giveBack = async (tx: Db, given: readonly { id: string; classId: string }[]): Promise<void> => {
  if (given.length === 0) return
  const counts = countByClass(given)
  await places.lock(
    tx,
    counts.map(([classId]) => classId),
  )
  for (const [classId, howMany] of counts) {
    await tx
      .update(classes)
      .set({ taken: sql`${classes.taken} - ${howMany}` })
      .where(eq(classes.id, classId))
  }
  const ids = given.map(({ id }) => id)
  await tx.update(entries).set({ status: 'released' }).where(inArray(entries.id, ids))
}

/** Gives the held places of a purchase back and closes it. The purchase's row must be locked. */
export const release = async (tx: Db, purchaseId: string, status: 'cancelled' | 'expired'): Promise<void> => {
  const held = await tx
    .select({ id: entries.id, classId: entries.classId })
    .from(entries)
    .where(and(eq(entries.purchaseId, purchaseId), eq(entries.status, 'held')))
  await giveBack(tx, held)
  await tx.update(purchases).set({ status }).where(eq(purchases.id, purchaseId))
}

const overdue = (now: Date) => and(eq(purchases.status, 'pending'), lte(purchases.holdUntil, now))

const expireOne = (db: Db, payments: PaymentProvider, id: string, now: Date): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const [locked] = await tx
        .select({ paymentId: purchases.paymentId })
        .from(purchases)
        .where(and(eq(purchases.id, id), overdue(now)))
        .for('update', { skipLocked: true })
      if (!locked) return
      // Paid in time, told late: the place stays until the notification comes.
      const charged = await payments.findCharged(tx, [locked.paymentId])
      if (charged.length === 0) await release(tx, id, 'expired')
    }),
  )

/** Frees the places of checkouts whose time ran out: in some classes, or everywhere. */
export const expireHolds = async (
  db: Db,
  payments: PaymentProvider,
  now: Date,
  classIds?: readonly string[],
): Promise<void> => {
  const inClasses = classIds && [...classIds]
  if (inClasses?.length === 0) return
  const due = await db
    .selectDistinct({ id: purchases.id })
    .from(purchases)
    .innerJoin(entries, eq(entries.purchaseId, purchases.id))
    .where(and(overdue(now), inClasses && inArray(entries.classId, inClasses)))
  for (const { id } of due) await expireOne(db, payments, id, now)
}
