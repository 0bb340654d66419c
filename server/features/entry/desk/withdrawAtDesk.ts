import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { WithdrawnEntry, DeskWithdrawal } from '#contract/entry/desk'
import type { ChangedBy } from '../../../audit/audit'
import { lockClasses, lockDogs, lockPurchases } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { dogs, purchases } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'
import { findEntry } from '../../../domain/entry/findEntry'
import { mailWithdrawn } from '../../../domain/entry/mailWithdrawn'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { withdrawPaid } from '../../../domain/entry/withdraw'
import { loadShowEntry } from './list'
import { refundsOf } from './refunds'

type Ask = DeskWithdrawal & { id: string; by: ChangedBy }

/**
 * Withdraws a paid entry for its member, until its show is over, with a reason that the member reads. `expectedRefund` is
 * what the desk was shown: where it differs by now, nothing changes. One that is withdrawn already stays as it is.
 */
export const withdrawAtDesk = (
  deps: ServerDeps,
  { id, reason, refund, expectedRefund, by }: Ask,
): Promise<WithdrawnEntry> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const withdrawalId = randomUUID()
      let undo: string | null = null
      await lockCaller(tx, by.actor)
      const before = await findEntry(tx, id)
      if (!before) throw new HttpError('not_found')
      refuseOwn(by, before.purchase.userId)
      await lockDogs(tx, eq(dogs.id, before.dog.id))
      await lockPurchases(tx, eq(purchases.id, before.purchase.id))
      await lockClasses(tx, [before.entry.classId])
      const found = await findEntry(tx, id)
      if (found && found.entry.status !== 'withdrawn') {
        const amount = refundsOf(found, by.at)?.[refund]
        if (amount === undefined) throw new HttpError('withdrawal_closed')
        if (amount !== expectedRefund) throw new HttpError('consequences_changed', { refund: amount })
        await withdrawPaid(tx, [found], by, { refundOf: () => amount, why: reason, withdrawalId })
        await mailWithdrawn(tx, deps, [found], 'desk', { refunds: new Map([[id, amount]]), reason, withdrawalId })
        undo = withdrawalId
      }
      const shown = await loadShowEntry(tx, id, by.at)
      if (!shown) throw new HttpError('not_found')
      return { ...shown, undo }
    }),
  )
