import { addTo, instantAt } from '#contract/shared/calendar'
import type { RefundChoice } from '#contract/entry/desk'
import type { SoldExtraStatus } from '#contract/extra/kinds'
import type { RefundRule } from '#contract/show/refundRule'
import type { purchases, showExtras, soldExtras } from '../../db/schema'
import type { ShowRow } from '../show/showFromRow'

type ExtraRow = typeof showExtras.$inferSelect
type SoldRow = typeof soldExtras.$inferSelect

/** An extra of a show, with what was sold of it in a purchase. */
export interface SoldExtra {
  sold: SoldRow
  extra: ExtraRow
  show: ShowRow
  purchase: Pick<typeof purchases.$inferSelect, 'status'>
}

const endOf = (day: string, timeZone: string): Date =>
  new Date(instantAt(addTo(day, { days: 1 }), '00:00:00', timeZone))

/** When the sale of an extra ends: after its last day, or with entries. */
export const saleEnd = ({ soldUntil }: Pick<ExtraRow, 'soldUntil'>, show: ShowRow): Date =>
  soldUntil === null ? show.entriesCloseAt : endOf(soldUntil, show.timeZone)

/** Until when the show office sells an extra: to the end of the show, also where its sale on the web ended before. */
export const officeSaleEnd = (show: ShowRow): Date => endOf(show.endDate, show.timeZone)

/** What the show refunds of an extra, as it is said before paying: the same share as of an entry. */
export const extraRefundRule = (extra: Pick<ExtraRow, 'soldUntil'>, show: ShowRow): RefundRule => ({
  percent: show.refundPercent,
  until: saleEnd(extra, show).toISOString(),
  timeZone: show.timeZone,
})

/** Until when it can be withdrawn: to the end of its sale or, where the show was moved since it was bought, to the show's first day. */
export const extraWithdrawableUntil = ({ sold, extra, show }: SoldExtra): Date =>
  sold.termsChangedAt ? new Date(instantAt(show.startDate, '00:00:00', show.timeZone)) : saleEnd(extra, show)

/** Whether what was sold can still be withdrawn by who has bought it. */
export const takesExtraWithdrawal = (one: SoldExtra, now: Date): boolean =>
  one.show.state === 'published' && now < extraWithdrawableUntil(one)

/** What was paid for it, in minor units. */
export const soldPrice = ({ price, quantity }: Pick<SoldRow, 'price' | 'quantity'>): number => price * quantity

/** The state of what was sold: that of its purchase, unless it was withdrawn. */
export const soldStatus = ({ sold, purchase }: Pick<SoldExtra, 'sold' | 'purchase'>): SoldExtraStatus => {
  if (sold.withdrawnAt) return 'withdrawn'
  if (purchase.status === 'paid') return 'paid'
  return purchase.status === 'pending' ? 'held' : 'released'
}

/** The refund of an extra that is withdrawn: by the show's policy, and in full where the show is cancelled or was moved. */
export const refundOfExtra = ({ sold, show }: Pick<SoldExtra, 'sold' | 'show'>): number =>
  show.state === 'cancelled' || sold.termsChangedAt
    ? soldPrice(sold)
    : Math.floor((soldPrice(sold) * show.refundPercent) / 100)

/** What would be refunded of a paid extra by each choice of the organiser; null where nothing is paid, or the show is over. */
export const refundsOfExtra = (one: SoldExtra, now: Date): Record<RefundChoice, number> | null =>
  soldStatus(one) === 'paid' && one.show.state === 'published'
    ? { policy: takesExtraWithdrawal(one, now) ? refundOfExtra(one) : 0, whole: soldPrice(one.sold), nothing: 0 }
    : null
