import { eq } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import { lockAccount, lockClasses, lockPurchases } from '../../db/locks'
import { Overtaken, withRetry } from '../../db/retry'
import { purchases } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { findByReference } from '../../domain/payment/findByReference'
import { mailEndedTransfer } from '../../domain/purchase/mailEndedTransfer'
import { refuseOwn } from '../../domain/entry/refuseOwn'
import { classesOf, heldBy, release } from '../../domain/purchase/release'

/**
 * Ends an expected transfer at the desk: its places are free at once, and an email informs its owner. An ended purchase
 * stays as it is; a paid one is refused.
 */
export const endTransfer = (deps: ServerDeps, reference: string, by: ChangedBy): Promise<void> =>
  withRetry(async () => {
    const { id, userId, paidBy } = await findByReference(deps.db, reference)
    if (paidBy !== 'transfer') throw new HttpError('not_found')
    refuseOwn(by, userId)
    await deps.db.transaction(async (tx) => {
      await lockAccount(tx, userId)
      const [purchase] = await lockPurchases(tx, eq(purchases.id, id))
      if (!purchase) throw new HttpError('not_found')
      // Its account was merged into another one since, which is not locked.
      if (purchase.userId !== userId) throw new Overtaken()
      if (purchase.status === 'paid' || purchase.status === 'refunded') throw new HttpError('purchase_paid')
      if (purchase.status !== 'pending') return
      const held = await heldBy(tx, [id])
      await lockClasses(tx, classesOf(held))
      await release(tx, [id], held, 'cancelled', by)
      await mailEndedTransfer(tx, deps, purchase, null)
    })
  })
