import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import { openDisputes } from '#contract/money/movementLists'
import type { LedgerAccount } from '#contract/money/accounts'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { providerMovements } from '../../db/schema'
import { book } from '../money/book'

/** What has reached the payer without our asking, and what a refund of ours that it covers takes off. */
const accountOf = ({ kind }: typeof providerMovements.$inferSelect): LedgerAccount =>
  kind === 'dispute' ? 'written_off' : 'members'

const { kind, state } = providerMovements
const hasReachedPayer = or(
  and(eq(kind, 'refund_outside'), eq(state, 'sent')),
  and(eq(kind, 'dispute'), eq(state, 'lost')),
)

/**
 * Covers a refund that is due by what its payer has got already, by a refund on the provider's pages or a lost dispute: so much of it
 * is not sent. Each amount covers once. The purchase must be locked. Returns how much, in minor units.
 */
export const coverRefund = async (
  tx: Db,
  purchase: { id: string; currency: string },
  refund: { id: string; amount: number },
  by: ChangedBy,
): Promise<number> => {
  const found = await tx
    .select()
    .from(providerMovements)
    .where(
      and(
        eq(providerMovements.purchaseId, purchase.id),
        hasReachedPayer,
        gt(providerMovements.amount, providerMovements.covered),
      ),
    )
    .orderBy(asc(providerMovements.notedAt), asc(providerMovements.id))
  const taken = new Map<LedgerAccount, number>()
  let left = refund.amount
  for (const movement of found) {
    const amount = Math.min(left, movement.amount - movement.covered)
    if (amount === 0) break
    const covered = movement.covered + amount
    await tx.update(providerMovements).set({ covered }).where(eq(providerMovements.id, movement.id))
    taken.set(accountOf(movement), (taken.get(accountOf(movement)) ?? 0) + amount)
    left -= amount
  }
  const [first, ...others] = [...taken].map(([account, amount]) => ({ account, amount }))
  if (!first) return 0
  const covered = refund.amount - left
  const of = { subjectId: refund.id, purchaseId: purchase.id, currency: purchase.currency, at: by.at, day: null }
  await book(
    tx,
    [{ ...of, kind: 'refund_covered', debit: 'refunds_owed', credit: first.account, others, amount: covered }],
    by.actor,
  )
  return covered
}

/** Purchases with a dispute that is not decided yet: the provider refunds nothing of them, and the bank may yet do so. */
export const disputedPurchases = (db: Db) =>
  db
    .select({ id: providerMovements.purchaseId })
    .from(providerMovements)
    .where(and(eq(kind, 'dispute'), inArray(state, [...openDisputes])))
