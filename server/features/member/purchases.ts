import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { memberPageMost, type DeskMember } from '#contract/member/member'
import type { Day } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { classes, entries, entryRefunds, purchases, shows } from '../../db/schema'

type PurchaseRow = typeof purchases.$inferSelect

/** What came back of a purchase: all of one that bought nothing, else what its entries were refunded. */
const refundedOf = ({ status, total }: PurchaseRow, refunds: readonly number[]): number =>
  status === 'refunded' ? total : refunds.reduce((sum, amount) => sum + amount, 0)

/** The newest purchases of a member, with the shows that their entries are in. */
export const purchasesOf = async (
  db: Db,
  userId: string,
  dayOf: (instant: Date) => Day,
): Promise<DeskMember['purchases']> => {
  const which = eq(purchases.userId, userId)
  const rows = await db
    .select()
    .from(purchases)
    .where(which)
    .orderBy(desc(sql`coalesce(${purchases.paidAt}, ${purchases.createdAt})`), desc(purchases.number))
    .limit(memberPageMost.purchases)
  const ids = rows.map(({ id }) => id)
  const entered = await db
    .select({ purchaseId: entries.purchaseId, showName: shows.name, refund: entryRefunds.amount })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(entryRefunds, eq(entryRefunds.entryId, entries.id))
    .where(and(inArray(entries.purchaseId, ids), ne(entries.status, 'released')))
  const items = rows.map((purchase) => {
    const own = entered.filter(({ purchaseId }) => purchaseId === purchase.id)
    return {
      id: purchase.id,
      receipt: purchase.number,
      kind: purchase.kind,
      status: purchase.status,
      madeOn: dayOf(purchase.paidAt ?? purchase.createdAt),
      showNames: [...new Set(own.map(({ showName }) => showName))],
      runs: own.length,
      amount: purchase.total,
      refunded: refundedOf(
        purchase,
        own.map(({ refund }) => refund ?? 0),
      ),
      currency: purchase.currency,
    }
  })
  return { all: await db.$count(purchases, which), items }
}
