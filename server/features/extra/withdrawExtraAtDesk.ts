import { eq } from 'drizzle-orm'
import type { DeskWithdrawal } from '#contract/entry/desk'
import type { ChangedBy } from '../../audit/audit'
import { lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { purchases, soldExtras } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { refuseOwn } from '../../domain/entry/refuseOwn'
import { findSold } from '../../domain/extra/lines'
import { mailWithdrawnExtras } from '../../domain/extra/mailWithdrawn'
import { refundsOfExtra, soldStatus } from '../../domain/extra/terms'
import { withdrawSold } from '../../domain/extra/withdrawExtras'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'

/**
 * Withdraws a paid extra for its buyer, until its show is over, with a reason that the buyer reads. `expectedRefund` is the displayed refund:
 * where it differs by now, nothing changes. One that is withdrawn already stays as it is.
 */
export const withdrawExtraAtDesk = (
  deps: ServerDeps,
  { id, reason, refund, expectedRefund, by }: DeskWithdrawal & { id: string; by: ChangedBy },
): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      await lockCaller(tx, by.actor)
      const find = async () => (await findSold(tx, eq(soldExtras.id, id)))[0]
      const before = await find()
      if (!before) throw new HttpError('not_found')
      refuseOwn(by, before.purchase.userId)
      await lockPurchases(tx, eq(purchases.id, before.purchase.id))
      const found = await find()
      if (!found) throw new HttpError('not_found')
      if (soldStatus(found) === 'withdrawn') return
      const amount = refundsOfExtra(found, by.at)?.[refund]
      if (amount === undefined) throw new HttpError('withdrawal_closed')
      if (amount !== expectedRefund) throw new HttpError('consequences_changed', { refund: amount })
      await withdrawSold(tx, [found], by, () => amount, reason)
      await mailWithdrawnExtras(tx, deps, [found], { refundOf: () => amount, reason })
    }),
  )
