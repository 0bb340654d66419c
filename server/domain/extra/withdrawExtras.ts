import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { purchaseRefunds, soldExtras } from '../../db/schema'
import { book } from '../money/book'
import { owedRefundOf } from '../money/bookings'
import { correctAfterRefund } from '../money/invoice/issue'
import { loadRefunded } from '../purchase/refunded'
import type { FoundSold } from './lines'

/**
 * Withdraws paid extras, whose purchases must be locked and read since: each is free again, its refund is owed, and the invoices of the purchases are corrected.
 * `refundOf`: in minor units.
 */
export const withdrawSold = async (
  tx: Db,
  given: readonly FoundSold[],
  by: ChangedBy,
  refundOf: (one: FoundSold) => number,
  why?: string,
): Promise<void> => {
  if (given.length === 0) return
  await tx
    .update(soldExtras)
    .set({ withdrawnAt: by.at })
    .where(
      inArray(
        soldExtras.id,
        given.map(({ sold }) => sold.id),
      ),
    )
  for (const one of given) {
    const { sold, purchase } = one
    const amount = refundOf(one)
    if (amount > 0) {
      const refund = { id: randomUUID(), purchaseId: purchase.id, soldExtraId: sold.id, amount, createdAt: by.at }
      await tx.insert(purchaseRefunds).values(refund)
      await book(tx, [owedRefundOf(purchase, refund, by.at)], by.actor)
      const refunded = await loadRefunded(tx, [purchase.id])
      if ((refunded.get(purchase.id) ?? 0) > purchase.total) throw new Error('More would go back than was paid')
    }
    await audit(tx, {
      by,
      action: 'extra.withdrawn',
      subject: { type: 'sold_extra', id: sold.id },
      onBehalfOf: purchase.userId,
      before: { status: 'paid' },
      after: { status: 'withdrawn', refund: amount },
      ...(why !== undefined && { why }),
    })
  }
  await correctAfterRefund(
    tx,
    given.map(({ purchase }) => purchase.id),
    by,
  )
}
