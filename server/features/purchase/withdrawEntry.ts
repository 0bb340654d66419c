import { eq } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import type { PaymentProvider } from '../../domain/payment/provider'
import { findEntry, withdrawalStateAt } from '../../domain/entry/findEntry'
import { mailWithdrawn } from '../../domain/entry/mailWithdrawn'
import { refundOf } from '../../domain/purchase/refund'
import { withdraw } from '../../domain/entry/withdraw'

/**
 * Withdraws a paid entry for its payer. `expectedRefund` is the displayed refund: where it differs by now,
 * nothing changes. An entry that is withdrawn already stays as it is. The answer is its purchase's id.
 */
export const withdrawEntry = (
  deps: ServerDeps,
  payments: PaymentProvider,
  request: CallerRequest,
  { id, expectedRefund, by }: { id: string; expectedRefund: number; by: ChangedBy },
): Promise<string> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      await lockCaller(tx, callerOf(request).user.id)
      const before = await findEntry(tx, id)
      await lockDogs(tx, eq(dogs.id, before?.dog.id ?? id))
      const found = authorized(request, 'entry.withdraw', await findEntry(tx, id), (one) => ({
        owner: one.purchase.userId,
        state: withdrawalStateAt(one, by.at),
      }))
      if (found.entry.status !== 'paid') return found.purchase.id
      const refund = refundOf(found) ?? 0
      if (refund !== expectedRefund) throw new HttpError('consequences_changed', { refund })
      await withdraw(tx, payments, [found], by)
      await mailWithdrawn(tx, deps, [found], 'withdrawn')
      return found.purchase.id
    }),
  )
