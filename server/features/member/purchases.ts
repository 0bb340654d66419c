import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { memberPageMost, type DeskMember } from '#contract/member/member'
import type { Day } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { classes, entries, purchases, shows, type users } from '../../db/schema'
import { loadRefunded } from '../../domain/purchase/refunded'
import { loadRefundable } from './refundable'

/** The newest purchases of a member, with the shows that their entries are in; memberships that run are always among them. */
export const purchasesOf = async (
  db: Db,
  member: typeof users.$inferSelect,
  today: Day,
  dayOf: (instant: Date) => Day,
): Promise<DeskMember['purchases']> => {
  const which = eq(purchases.userId, member.id)
  const at = sql`coalesce(${purchases.paidAt}, ${purchases.createdAt})`
  const runs = sql`coalesce(${purchases.status} = 'paid' and ${purchases.memberUntil} >= ${today}, false)`
  const chosen = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(which)
    .orderBy(desc(runs), desc(at), desc(purchases.number))
    .limit(memberPageMost.purchases)
  const ids = chosen.map(({ id }) => id)
  const rows = await db
    .select()
    .from(purchases)
    .where(inArray(purchases.id, ids))
    .orderBy(desc(at), desc(purchases.number))
  const entered = await db
    .select({ purchaseId: entries.purchaseId, showName: shows.name })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(inArray(entries.purchaseId, ids), ne(entries.status, 'released')))
  const refunded = await loadRefunded(db, ids)
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
      refunded: purchase.status === 'refunded' ? purchase.total : (refunded.get(purchase.id) ?? 0),
      currency: purchase.currency,
      refundable: refundable.get(purchase.id) ?? null,
    }
  })
  return { all: await db.$count(purchases, which), items }
}
