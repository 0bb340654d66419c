import { and, eq } from 'drizzle-orm'
import { lockCaller } from '../account/lockAccount'
import type { ChangedBy } from '../audit/audit'
import type { Db } from '../db/client'
import { lockClasses, lockPurchases } from '../db/locks'
import { withRetry } from '../db/retry'
import { purchases } from '../db/schema'
import { HttpError } from '../http/httpError'
import type { PaymentProvider } from '../payments/provider'
import { classesOf, heldBy, release } from './release'

/**
 * Closes a purchase that its owner does not want to pay, and releases its places. One that is closed already stays as it
 * is; one that has been charged is not cancelled: its confirmation is on its way.
 */
export const cancelPurchase = (
  db: Db,
  payments: PaymentProvider,
  { userId, id }: { userId: string; id: string },
  by: ChangedBy,
): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      await lockCaller(tx, userId)
      const [purchase] = await lockPurchases(tx, and(eq(purchases.id, id), eq(purchases.userId, userId)))
      if (!purchase) throw new HttpError('not_found')
      if (purchase.status === 'cancelled' || purchase.status === 'expired') return
      if (purchase.status !== 'pending') throw new HttpError('purchase_paid')
      const charged = await payments.findCharged(tx, [purchase.paymentId])
      if (charged.length > 0) throw new HttpError('payment_in_progress')
      const held = await heldBy(tx, [id])
      await lockClasses(tx, classesOf(held))
      await release(tx, [id], held, 'cancelled', by)
    }),
  )
