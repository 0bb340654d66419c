import { eq } from 'drizzle-orm'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { providerMovements, purchases } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { uuidOf } from '../../lib/uuidOf'
import { book } from '../money/book'
import { failedOutsideOf, failedRefundOf, outsideRefundOf } from '../money/bookings'
import { noteDispute } from './noteDispute'
import type { FailedRefund, MovementNotice, OutsideRefund } from './provider'

type PurchaseRow = typeof purchases.$inferSelect

/**
 * A refund of ours that was marked as sent is owed again, and sent by hand: the card or account that it went to does not take it.
 */
const noteFailedRefund = async (tx: Db, purchase: PurchaseRow, notice: FailedRefund, by: ChangedBy): Promise<void> => {
  const { kind, providerId, refundId, amount, currency, reason, asOf } = notice
  const of = { id: uuidOf([providerId]), providerId, kind, purchaseId: purchase.id, refundId }
  const [added] = await tx
    .insert(providerMovements)
    .values({ ...of, amount, currency, state: 'failed', reason, owed: amount, notedAt: by.at, asOf })
    .onConflictDoNothing()
    .returning()
  if (!added) return
  const subject = { type: 'provider_movement', id: added.id } as const
  await audit(tx, { by, action: 'movement.noted', subject, onBehalfOf: purchase.userId, after: added })
  await book(tx, [failedRefundOf(added, by.at)], by.actor)
}

const noteOutsideRefund = async (tx: Db, purchase: PurchaseRow, notice: OutsideRefund, by: ChangedBy) => {
  const { kind, providerId, amount, currency, reason, asOf, hasFailed } = notice
  const id = uuidOf([providerId])
  const change = { by, subject: { type: 'provider_movement', id }, onBehalfOf: purchase.userId } as const
  const [before] = await tx.select().from(providerMovements).where(eq(providerMovements.id, id))
  if (!before && !hasFailed) {
    const of = { id, providerId, kind, purchaseId: purchase.id, amount, currency }
    const row = { ...of, state: 'sent' as const, reason, notedAt: by.at, asOf }
    await tx.insert(providerMovements).values(row)
    await audit(tx, { ...change, action: 'movement.noted', after: row })
    await book(tx, [outsideRefundOf(row, by.at)], by.actor)
  }
  if (before?.state === 'sent' && hasFailed) {
    const after = { ...before, state: 'failed' as const, reason, owed: before.covered, asOf }
    await tx.update(providerMovements).set(after).where(eq(providerMovements.id, id))
    await audit(tx, { ...change, action: 'movement.changed', before, after })
    await book(tx, [failedOutsideOf(before, by.at)], by.actor)
  }
}

const note = (tx: Db, deps: ServerDeps, purchase: PurchaseRow, notice: MovementNotice, by: ChangedBy) => {
  if (notice.kind === 'refund_failed') return noteFailedRefund(tx, purchase, notice, by)
  return notice.kind === 'dispute'
    ? noteDispute(tx, deps, purchase, notice, by)
    : noteOutsideRefund(tx, purchase, notice, by)
}

/**
 * Notes and books what the provider has done without our asking, each once: the same notice again changes nothing. One about a
 * payment that is not ours is left out.
 */
export const noteMovement = (deps: ServerDeps, notice: MovementNotice, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const [purchase] = await lockPurchases(tx, eq(purchases.paymentId, notice.paymentId))
      if (purchase) await note(tx, deps, purchase, notice, by)
    }),
  )
