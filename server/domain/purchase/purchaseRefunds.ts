import { and, asc, eq, isNull, lte, notInArray, or } from 'drizzle-orm'
import { audit, bySystem, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPurchases } from '../../db/locks'
import { entries, purchaseRefunds, purchases } from '../../db/schema'
import { book } from '../money/book'
import { sentRefundOf } from '../money/bookings'
import { restFor } from '../entry/undoRest'
import { coverRefund, disputedPurchases } from '../payment/coverRefund'
import { RefundRefused, type PaymentProvider } from '../payment/provider'
import { inTurn } from '../../lib/inTurn'
import { sentByProvider } from './sentByProvider'

type Refund = typeof purchaseRefunds.$inferSelect

const batchSize = 100

/**
 * Marks a refund as about to be sent: from now on it can't be cancelled. The first time, what its payer has got already covers it.
 * Nothing where it is deleted or done.
 */
const claim = (db: Db, { id, purchaseId }: Refund, by: ChangedBy): Promise<Refund | undefined> =>
  db.transaction(async (tx) => {
    const [purchase] = await lockPurchases(tx, eq(purchases.id, purchaseId))
    const waiting = and(eq(purchaseRefunds.id, id), isNull(purchaseRefunds.doneAt))
    const [refund] = await tx.select().from(purchaseRefunds).where(waiting)
    if (!purchase || !refund) return undefined
    const covered = refund.claimedAt === null ? await coverRefund(tx, purchase, refund, by) : refund.covered
    const claimed = await tx.update(purchaseRefunds).set({ claimedAt: by.at, covered }).where(waiting).returning()
    return claimed[0]
  })

/** A refund that was refused is not sent by any claim up to this one: what reaches its payer otherwise may still cover it. */
const release = async (db: Db, { id, claimedAt, covered }: Refund): Promise<void> => {
  if (claimedAt === null || covered > 0) return
  const claimed = and(
    eq(purchaseRefunds.id, id),
    eq(purchaseRefunds.claimedAt, claimedAt),
    isNull(purchaseRefunds.doneAt),
  )
  await db.update(purchaseRefunds).set({ claimedAt: null }).where(claimed)
}

/** Marks a refund as done, once: of two servers the second finds nothing to do, and gets false. */
export const markDone = (
  db: Db,
  { id, amount, covered, entryId, soldExtraId, purchaseId }: Refund,
  userId: string,
  by: ChangedBy,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // First, as a claim does: a booking shares the purchase's row.
    const [purchase] = await lockPurchases(tx, eq(purchases.id, purchaseId))
    const waiting = and(eq(purchaseRefunds.id, id), isNull(purchaseRefunds.doneAt))
    const done = await tx.update(purchaseRefunds).set({ doneAt: by.at }).where(waiting).returning()
    if (done.length === 0) return false
    const change = { by, onBehalfOf: userId, after: { refund: amount, refundDoneAt: by.at } }
    if (entryId !== null)
      await audit(tx, { ...change, action: 'entry.refund_sent', subject: { type: 'entry', id: entryId } })
    else if (soldExtraId !== null)
      await audit(tx, { ...change, action: 'extra.refund_sent', subject: { type: 'sold_extra', id: soldExtraId } })
    else await audit(tx, { ...change, action: 'purchase.refund_sent', subject: { type: 'purchase', id: purchaseId } })
    if (purchase && amount > covered)
      await book(tx, [sentRefundOf(purchase, { id, amount: amount - covered }, by.at)], by.actor)
    return true
  })

/**
 * Sends the due refunds of withdrawn entries and of memberships, the oldest first; the next run finishes what a crash interrupted. One
 * that the provider refuses keeps no other back, and is thrown when all had their turn. Those of a disputed payment wait for the decision.
 */
export const settlePurchaseRefunds = async (
  db: Db,
  provider: PaymentProvider,
  now: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const undisputed = notInArray(purchases.id, disputedPurchases(db))
  const rested = lte(purchaseRefunds.createdAt, new Date(now.getTime() - restFor))
  const due = await db
    .select({ refund: purchaseRefunds, paymentId: purchases.paymentId, userId: purchases.userId })
    .from(purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseRefunds.purchaseId))
    .leftJoin(entries, eq(entries.id, purchaseRefunds.entryId))
    .where(and(isNull(purchaseRefunds.doneAt), sentByProvider, undisputed, or(isNull(entries.withdrawalId), rested)))
    .orderBy(asc(purchaseRefunds.createdAt), asc(purchaseRefunds.id))
    .limit(batchSize)
  const send = async ({ refund, paymentId, userId }: (typeof due)[number]) => {
    const claimed = await claim(db, refund, bySystem(now))
    // The desk may have undone the withdrawal since it was read.
    if (!claimed) return
    const { id, amount, covered } = claimed
    if (amount > covered)
      await provider.refundPart({ id, paymentId, amount: amount - covered }, now).catch(async (error: unknown) => {
        if (error instanceof RefundRefused) await release(db, claimed)
        throw error
      })
    await markDone(db, claimed, userId, bySystem(now))
  }
  await inTurn(due, send, { message: 'Refunds of parts of payments were refused', signal })
}
