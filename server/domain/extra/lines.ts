import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PurchaseExtra } from '#contract/purchase/purchase'
import type { Db } from '../../db/client'
import { providerMovements, purchaseRefunds, purchases, showExtras, shows, soldExtras } from '../../db/schema'
import { sentOn } from '../purchase/sentOn'
import {
  extraRefundRule,
  extraWithdrawableUntil,
  refundOfExtra,
  soldPrice,
  soldStatus,
  takesExtraWithdrawal,
} from './terms'

/** What was sold of extras, each with its show and purchase, in the order in which receipts list them. */
export const findSold = (db: Db, which: SQL | undefined) =>
  db
    .select({ sold: soldExtras, extra: showExtras, show: shows, purchase: purchases })
    .from(soldExtras)
    .innerJoin(showExtras, eq(showExtras.id, soldExtras.extraId))
    .innerJoin(shows, eq(shows.id, showExtras.showId))
    .innerJoin(purchases, eq(purchases.id, soldExtras.purchaseId))
    .where(which)
    .orderBy(asc(shows.startDate), asc(shows.id), asc(showExtras.createdAt), asc(soldExtras.id))

export type FoundSold = Awaited<ReturnType<typeof findSold>>[number]

/** In SQL: it was paid for, and is not withdrawn. */
export const isPaid = and(isNull(soldExtras.withdrawnAt), eq(purchases.status, 'paid'))

/** The extras of some purchases, by their ids. */
export const loadExtraLines = async (
  { db, now, timeZone }: { db: Db; now: Date; timeZone: string },
  ids: readonly string[],
): Promise<Map<string, PurchaseExtra[]>> => {
  const lines = new Map<string, PurchaseExtra[]>()
  const found = ids.length === 0 ? [] : await findSold(db, inArray(soldExtras.purchaseId, [...ids]))
  if (found.length === 0) return lines
  const refunds = await db
    .select({ refund: purchaseRefunds, failed: providerMovements })
    .from(purchaseRefunds)
    .leftJoin(providerMovements, eq(providerMovements.refundId, purchaseRefunds.id))
    .where(
      inArray(
        purchaseRefunds.soldExtraId,
        found.map(({ sold }) => sold.id),
      ),
    )
  for (const one of found) {
    const { sold, extra, show, purchase } = one
    const given = refunds.find(({ refund }) => refund.soldExtraId === sold.id)
    const status = soldStatus(one)
    const { id, extraId, optionId, quantity, name, option, price } = sold
    const line: PurchaseExtra = {
      id,
      item: {
        extraId,
        optionId,
        quantity,
        showSlug: show.slug,
        showName: show.name,
        kind: extra.kind,
        name,
        option,
        currency: purchase.currency,
      },
      price,
      total: soldPrice(sold),
      status,
      showCancelled: show.state === 'cancelled',
      refundRule: extraRefundRule(extra, show),
      refund: given
        ? { amount: given.refund.amount, doneOn: sentOn(timeZone, given.refund.doneAt, given.failed) }
        : null,
      withdrawal:
        status === 'paid' && takesExtraWithdrawal(one, now)
          ? { refund: refundOfExtra(one), until: extraWithdrawableUntil(one).toISOString() }
          : null,
    }
    lines.set(purchase.id, [...(lines.get(purchase.id) ?? []), line])
  }
  return lines
}
