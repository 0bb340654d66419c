import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { lockPurchases } from '../../../db/locks'
import { charges, partialRefunds, purchases } from '../../../db/schema'

/** Writes a part that goes back into the provider's book. Two at once of one payment wait for each other. */
export const refundPart = async (
  tx: Db,
  { id, paymentId, amount }: { id: string; paymentId: string; amount: number },
  at: Date,
): Promise<void> => {
  await lockPurchases(tx, eq(purchases.paymentId, paymentId))
  await tx.insert(partialRefunds).values({ id, paymentId, amount, refundedAt: at }).onConflictDoNothing()
  const [book] = await tx
    .select({
      charged: charges.amount,
      returned: sql<number>`(select sum(amount) from ${partialRefunds} where payment_id = ${paymentId})::int`,
    })
    .from(charges)
    .where(eq(charges.paymentId, paymentId))
  if (!book || book.returned > book.charged) throw new Error(`More would go back of ${paymentId} than came in`)
}
