import { and, asc, eq, isNull } from 'drizzle-orm'
import { audit, bySystem } from '../audit/audit'
import type { Db } from '../db/client'
import { entryRefunds, purchases } from '../db/schema'
import type { PaymentProvider } from '../payments/provider'

const batchSize = 100

/** Gives back what is owed for withdrawn entries, the oldest first; what a crash interrupted is done by the next round. */
export const settleEntryRefunds = async (
  db: Db,
  provider: PaymentProvider,
  now: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const due = await db
    .select({ refund: entryRefunds, paymentId: purchases.paymentId, userId: purchases.userId })
    .from(entryRefunds)
    .innerJoin(purchases, eq(purchases.id, entryRefunds.purchaseId))
    .where(isNull(entryRefunds.doneAt))
    .orderBy(asc(entryRefunds.createdAt), asc(entryRefunds.id))
    .limit(batchSize)
  for (const { refund, paymentId, userId } of due) {
    if (signal?.aborted) return
    const { id, amount, entryId } = refund
    await provider.refundPart({ id, paymentId, amount }, now)
    await db.transaction(async (tx) => {
      const waiting = and(eq(entryRefunds.id, id), isNull(entryRefunds.doneAt))
      const done = await tx.update(entryRefunds).set({ doneAt: now }).where(waiting).returning()
      // Another server was first.
      if (done.length === 0) return
      const subject = { type: 'entry', id: entryId } as const
      const after = { refund: amount, refundDoneAt: now }
      await audit(tx, { by: bySystem(now), action: 'entry.refund_sent', subject, onBehalfOf: userId, after })
    })
  }
}
