import { and, eq, lte, or } from 'drizzle-orm'
import { loadCode, usesCode } from './discount'
import { purchases } from '../../db/schema'
import type { Reading } from './load'
import type { QuotedCode } from './quote'

/**
 * A code as a member may redeem it. Free are uses of checkouts whose time is over, though no job has given them back yet,
 * and of the member's own checkout, which the next one replaces unless it waits for a bank transfer.
 */
export const loadQuotedCode = async (
  { db, payments, now }: Pick<Reading, 'db' | 'now'> & { payments: Pick<Reading['payments'], 'findCharged'> },
  userId: string,
  typed: string,
): Promise<QuotedCode> => {
  const code = await loadCode(db, typed, now)
  if (!code.row) return { ...code, freed: 0, own: { all: 0, unpaid: 0 } }
  const isOver = and(eq(purchases.status, 'pending'), lte(purchases.holdUntil, now))
  const rows = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.discountId, code.row.id), usesCode, or(eq(purchases.userId, userId), isOver)))
  const replaceable = rows.filter(
    ({ status, holdUntil, paidBy }) =>
      status === 'pending' && (paidBy !== 'transfer' || (holdUntil !== null && holdUntil <= now)),
  )
  const ids = replaceable.map(({ paymentId }) => paymentId)
  const charged = ids.length === 0 ? [] : await payments.findCharged(db, ids)
  const free = replaceable.filter(({ paymentId }) => !charged.includes(paymentId))
  const own = rows.filter((row) => row.userId === userId && !free.includes(row))
  const unpaid = own.filter(({ status }) => status === 'pending').length
  return { ...code, freed: free.length, own: { all: own.length, unpaid } }
}
