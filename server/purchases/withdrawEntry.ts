import { eq } from 'drizzle-orm'
import type { EntryState } from '#contract/access/policies'
import type { ChangedBy } from '../audit/audit'
import type { Db } from '../db/client'
import { lockDogs } from '../db/locks'
import { withRetry } from '../db/retry'
import { classes, dogs, entries, purchases, shows } from '../db/schema'
import type { ServerDeps } from '../deps'
import { callerOf } from '../http/auth'
import { authorized, type CallerRequest } from '../http/authorize'
import { HttpError } from '../http/httpError'
import { lockCaller } from '../http/lockCaller'
import type { PaymentProvider } from '../payments/provider'
import { mailWithdrawn } from './mailWithdrawn'
import { refundOf, takesWithdrawals } from './refund'
import { withdraw, type ActiveEntry } from './withdraw'

const find = async (tx: Db, id: string): Promise<ActiveEntry | undefined> => {
  const [found] = await tx
    .select({ entry: entries, cls: classes, show: shows, dog: { id: dogs.id, name: dogs.name }, purchase: purchases })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(eq(entries.id, id))
  return found
}

const stateAt = ({ entry, show }: ActiveEntry, now: Date): EntryState =>
  entry.status === 'paid' && !takesWithdrawals(show, now) ? 'closed' : entry.status

/**
 * Withdraws a paid entry for whoever paid for it. `expectedRefund` is what they were shown: where it differs by now,
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
      const before = await find(tx, id)
      await lockDogs(tx, eq(dogs.id, before?.dog.id ?? id))
      const found = authorized(request, 'entry.withdraw', await find(tx, id), (one) => ({
        owner: one.purchase.userId,
        state: stateAt(one, by.at),
      }))
      if (found.entry.status !== 'paid') return found.purchase.id
      const refund = refundOf(found) ?? 0
      if (refund !== expectedRefund) throw new HttpError('consequences_changed', { refund })
      await withdraw(tx, payments, [found], by)
      await mailWithdrawn(tx, deps, [found], 'withdrawn')
      return found.purchase.id
    }),
  )
