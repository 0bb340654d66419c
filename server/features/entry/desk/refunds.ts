import type { RefundChoice } from '#contract/entry/desk'
import { takesWithdrawals, refundOf } from '../../../domain/purchase/refund'
import type { ActiveEntry } from '../../../domain/entry/withdraw'

/** What would go back of a paid entry by each choice of the desk; null where nothing was paid, or the show is over. */
export const refundsOf = (
  { entry, cls, show }: Pick<ActiveEntry, 'entry' | 'cls' | 'show'>,
  now: Date,
): Record<RefundChoice, number> | null =>
  entry.status === 'paid' && show.state === 'published'
    ? {
        policy: takesWithdrawals({ cls, show, entry }, now) ? (refundOf({ entry, cls, show }) ?? 0) : 0,
        whole: entry.price - entry.discount,
        nothing: 0,
      }
    : null
