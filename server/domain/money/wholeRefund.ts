import { and, eq, gt, inArray } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { ledgerPostings, ledgerTransactions, type purchases } from '../../db/schema'
import { book } from './book'
import { sentRefundOf } from './bookings'

/**
 * Of a purchase that is refunded as a whole: just what came in for it, which may be another sum than it cost, less what its payer has
 * got already. Nothing where no payment is booked.
 */
export const loadWholeRefund = async (tx: Db, { id }: { id: string }) => {
  const rows = await tx
    .select({
      kind: ledgerTransactions.kind,
      amount: ledgerPostings.amount,
      currency: ledgerTransactions.currency,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(
      and(
        inArray(ledgerTransactions.kind, ['payment', 'refund_covered']),
        eq(ledgerTransactions.subjectId, id),
        gt(ledgerPostings.amount, 0),
      ),
    )
  const received = rows.find(({ kind }) => kind === 'payment')
  const covered = rows.find(({ kind }) => kind === 'refund_covered')
  return (
    received && {
      id,
      amount: received.amount - (covered?.amount ?? 0),
      currency: received.currency,
      isCovered: covered !== undefined,
    }
  )
}

/** Books that a purchase was refunded as a whole. */
export const bookWholeRefund = async (
  tx: Db,
  purchase: typeof purchases.$inferSelect,
  by: ChangedBy,
): Promise<void> => {
  const refund = await loadWholeRefund(tx, purchase)
  if (!refund || refund.amount === 0) return
  await book(tx, [sentRefundOf({ ...purchase, currency: refund.currency }, refund, by.at)], by.actor)
}
