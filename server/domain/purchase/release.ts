import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { bySystem, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { classes, entries, purchases, soldExtras } from '../../db/schema'
import { returnUses, idsOf } from './discount'
import type { PaymentProvider } from '../payment/provider'
import { auditPurchase } from './auditPurchase'
import { overdue } from '../entry/holds'
import { restoreOffers } from '../waiting/offers'
import { countByClass } from '../entry/places'

interface Seat {
  id: string
  classId: string
}

/** The entries that purchases hold a place with. */
export const heldBy = (tx: Db, purchaseIds: readonly string[]): Promise<Seat[]> =>
  tx
    .select({ id: entries.id, classId: entries.classId })
    .from(entries)
    .where(and(inArray(entries.purchaseId, [...purchaseIds]), eq(entries.status, 'held')))

/** The classes of entries, to be locked. */
export const classesOf = (entered: readonly { classId: string }[]): string[] => [
  ...new Set(entered.map(({ classId }) => classId)),
]

type Ended = Pick<typeof entries.$inferInsert, 'status' | 'withdrawnAt' | 'withdrawalId'>

/**
 * Gives the places of entries back, which end so: to the offer that one was taken from, else to the class. The answer is
 * those that went to their class. Their classes must be locked.
 */
export const releasePlaces = async (
  tx: Db,
  given: readonly Seat[],
  ended: Ended = { status: 'released' },
): Promise<Seat[]> => {
  const freed = await restoreOffers(tx, given)
  for (const [classId, howMany] of countByClass(freed)) {
    await tx
      .update(classes)
      .set({ taken: sql`${classes.taken} - ${howMany}` })
      .where(eq(classes.id, classId))
  }
  const ids = given.map(({ id }) => id)
  await tx.update(entries).set(ended).where(inArray(entries.id, ids))
  return freed
}

/** Gives the held places and uses of codes of purchases back and closes them; the answer is the places that are free now. The purchases must be locked, and the classes of the places. */
export const release = async (
  tx: Db,
  purchaseIds: readonly string[],
  held: readonly Seat[],
  status: 'cancelled' | 'expired',
  by: ChangedBy,
): Promise<Seat[]> => {
  const freed = await releasePlaces(tx, held)
  const closed = await tx
    .update(purchases)
    .set({ status })
    .where(inArray(purchases.id, [...purchaseIds]))
    .returning()
  await returnUses(
    tx,
    closed.map(({ discountId }) => discountId),
  )
  for (const after of closed)
    await auditPurchase(tx, { by, action: `purchase.${status}`, before: { status: 'pending' }, after })
  return freed
}

const expireOne = (db: Db, payments: PaymentProvider, id: string, now: Date): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const [locked] = await lockPurchases(tx, and(eq(purchases.id, id), overdue(now)), { skipLocked: true })
      if (!locked) return
      // Paid in time, notified late: the place stays reserved until the notification comes.
      const charged = await payments.findCharged(tx, [locked.paymentId])
      if (charged.length > 0) return
      const held = await heldBy(tx, [id])
      await lockClasses(tx, classesOf(held))
      await release(tx, [id], held, 'expired', bySystem(now))
    }),
  )

const batchSize = 500

/** Frees the places, codes and extras of checkouts whose time ran out: in some classes, of a code or with some extras, or everywhere, the first to end first. */
export const expireHolds = async (
  db: Db,
  payments: PaymentProvider,
  now: Date,
  {
    classIds,
    extraIds = [],
    code,
    signal,
  }: {
    classIds?: readonly string[]
    extraIds?: readonly string[]
    code?: string | undefined
    signal?: AbortSignal
  } = {},
): Promise<void> => {
  const inClasses = classIds && inArray(entries.classId, [...classIds])
  const ofCode = code ? inArray(purchases.discountId, idsOf(db, code)) : undefined
  const ofExtras = extraIds.length > 0 ? inArray(soldExtras.extraId, [...extraIds]) : undefined
  const due = await db
    .selectDistinct({ id: purchases.id, until: purchases.holdUntil })
    .from(purchases)
    .leftJoin(entries, eq(entries.purchaseId, purchases.id))
    .leftJoin(soldExtras, eq(soldExtras.purchaseId, purchases.id))
    .where(and(overdue(now), inClasses && or(inClasses, ofCode, ofExtras)))
    .orderBy(purchases.holdUntil)
    .limit(batchSize)
  for (const { id } of due) {
    if (signal?.aborted) return
    await expireOne(db, payments, id, now)
  }
}
