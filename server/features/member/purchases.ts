import { and, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm'
import { memberPageMost, type DeskMember } from '#contract/member/member'
import type { Day } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { classes, entries, purchaseRefunds, purchases, shows, type users } from '../../db/schema'
import { loadRefundable } from './refundable'

/** The newest purchases of a member, with the shows that their entries are in. */
export const purchasesOf = async (
  db: Db,
  member: typeof users.$inferSelect,
  today: Day,
  dayOf: (instant: Date) => Day,
): Promise<DeskMember['purchases']> => {
  const which = eq(purchases.userId, member.id)
  const rows = await db
    .select()
    .from(purchases)
    .where(which)
    .orderBy(desc(sql`coalesce(${purchases.paidAt}, ${purchases.createdAt})`), desc(purchases.number))
    .limit(memberPageMost.purchases)
  const ids = rows.map(({ id }) => id)
  const entered = await db
    .select({ purchaseId: entries.purchaseId, showName: shows.name })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(inArray(entries.purchaseId, ids), ne(entries.status, 'released')))
  const refunded = await db
    .select({ purchaseId: purchaseRefunds.purchaseId, amount: sum(purchaseRefunds.amount).mapWith(Number) })
    .from(purchaseRefunds)
    .where(inArray(purchaseRefunds.purchaseId, ids))
    .groupBy(purchaseRefunds.purchaseId)
  const refundable = await loadRefundable(db, member, rows, today)
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
      // All of one that bought nothing.
      refunded:
        purchase.status === 'refunded'
          ? purchase.total
          : (refunded.find(({ purchaseId }) => purchaseId === purchase.id)?.amount ?? 0),
      currency: purchase.currency,
      refundable: refundable.get(purchase.id) ?? null,
    }
  })
  return { all: await db.$count(purchases, which), items }
}
