import { and, eq, gt } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { ledgerPostings, ledgerTransactions, type purchases } from '../../db/schema'
import { book } from './book'
import { sentRefundOf } from './bookings'

/** Books that a purchase was refunded as a whole: just what came in for it, which may be another sum than it cost. */
export const bookWholeRefund = async (
  tx: Db,
  purchase: typeof purchases.$inferSelect,
  by: ChangedBy,
): Promise<void> => {
  const [received] = await tx
    .select({ amount: ledgerPostings.amount, currency: ledgerTransactions.currency })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.kind, 'payment'),
        eq(ledgerTransactions.subjectId, purchase.id),
        gt(ledgerPostings.amount, 0),
      ),
    )
  if (!received) return
  const { id } = purchase
  await book(
    tx,
    [sentRefundOf({ ...purchase, currency: received.currency }, { id, amount: received.amount }, by.at)],
    by.actor,
  )
}
