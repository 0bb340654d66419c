import { eq } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import { lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { purchases, soldExtras } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { findSold } from '../../domain/extra/lines'
import { mailWithdrawnExtras } from '../../domain/extra/mailWithdrawn'
import { refundOfExtra, soldStatus, takesExtraWithdrawal } from '../../domain/extra/terms'
import { withdrawSold } from '../../domain/extra/withdrawExtras'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'

/**
 * Withdraws a paid extra for its payer. `expectedRefund` is the displayed refund: where it differs by now, nothing changes. One that is
 * withdrawn already stays as it is. The answer is its purchase's id.
 */
export const withdrawExtra = (
  deps: ServerDeps,
  request: CallerRequest,
  { id, expectedRefund, by }: { id: string; expectedRefund: number; by: ChangedBy },
): Promise<string> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      await lockCaller(tx, callerOf(request).user.id)
      const find = async () => (await findSold(tx, eq(soldExtras.id, id)))[0]
      const before = await find()
      if (before) await lockPurchases(tx, eq(purchases.id, before.purchase.id))
      const found = authorized(request, 'extra.withdraw', await find(), (one) => {
        const status = soldStatus(one)
        const isClosed = status === 'paid' && !takesExtraWithdrawal(one, by.at)
        return { owner: one.purchase.userId, state: isClosed ? 'closed' : status }
      })
      if (soldStatus(found) === 'withdrawn') return found.purchase.id
      const refund = refundOfExtra(found)
      if (refund !== expectedRefund) throw new HttpError('consequences_changed', { refund })
      await withdrawSold(tx, [found], by, refundOfExtra)
      await mailWithdrawnExtras(tx, deps, [found], { refundOf: refundOfExtra })
      return found.purchase.id
    }),
  )
