import { and, eq, lte, or } from 'drizzle-orm'
import { loadCode } from '../discounts/discount'
import { purchases } from '../db/schema'
import type { Reading } from './load'
import type { QuotedCode } from './quote'

/**
 * A code as its reader may redeem it: a use that their own checkout holds is theirs still, and one of a checkout whose time
 * is over is free, though no job has given it back yet.
 */
export const loadQuotedCode = async (
  { db, payments, now }: Reading,
  userId: string,
  typed: string,
): Promise<QuotedCode> => {
  const code = await loadCode(db, typed, now)
  if (!code.row) return { ...code, freed: 0 }
  const unpaid = await db
    .select({ paymentId: purchases.paymentId })
    .from(purchases)
    .where(
      and(
        eq(purchases.discountId, code.row.id),
        eq(purchases.status, 'pending'),
        or(eq(purchases.userId, userId), lte(purchases.holdUntil, now)),
      ),
    )
  if (unpaid.length === 0) return { ...code, freed: 0 }
  const ids = unpaid.map(({ paymentId }) => paymentId)
  return { ...code, freed: ids.length - (await payments.findCharged(db, ids)).length }
}
