import { and, eq, inArray } from 'drizzle-orm'
import type { MemberPurchase } from '#contract/member/member'
import { lastDayWithout } from '#contract/membership/renewal'
import type { Day } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { memberships, type purchases, type users } from '../../db/schema'
import { moneyAccountOf } from '../../domain/money/bookings'
import { loadRefunded } from '../../domain/purchase/refunded'

type PurchaseRow = typeof purchases.$inferSelect

/**
 * What can be refunded of a member's purchases, by their ids: of paid memberships, what has not been refunded. One that others followed, or that
 * has ended, does not end by its refund: its last day is not the member's.
 */
export const loadRefundable = async (
  db: Db,
  { renewalDate }: Pick<typeof users.$inferSelect, 'renewalDate'>,
  bought: readonly PurchaseRow[],
  today: Day,
): Promise<Map<string, NonNullable<MemberPurchase['refundable']>>> => {
  const paid = bought.filter(({ kind, status }) => kind === 'membership' && status === 'paid')
  const ids = paid.map(({ id }) => id)
  const refunded = await loadRefunded(db, ids)
  const begun = await db
    .select()
    .from(memberships)
    .where(and(inArray(memberships.purchaseId, ids), eq(memberships.event, 'begun')))
  return new Map(
    paid.flatMap(({ id, total, paidBy, deskWay }) => {
      const most = total - (refunded.get(id) ?? 0)
      const own = begun.find(({ purchaseId }) => purchaseId === id)
      const left = own && own.endsOn === renewalDate ? lastDayWithout(own.startsOn, today) : null
      const lastDay = left !== null && renewalDate !== null && left < renewalDate ? left : null
      return most > 0 ? [[id, { most, account: moneyAccountOf({ paidBy, deskWay }), lastDay }] as const] : []
    }),
  )
}
