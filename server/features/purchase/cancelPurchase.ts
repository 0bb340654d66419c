import { eq } from 'drizzle-orm'
import type { PurchaseState } from '#contract/access/purchaseStates'
import { lockCaller } from '../../http/lockCaller'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { purchases } from '../../db/schema'
import { callerOf } from '../../http/auth'
import { authorize, type CallerRequest } from '../../http/authorize'
import type { PaymentProvider } from '../../domain/payment/provider'
import { classesOf, heldBy, release } from '../../domain/purchase/release'

type PurchaseRow = typeof purchases.$inferSelect

/** A purchase that is pending may be charged already: its confirmation is on its way. */
const stateOf = async (
  tx: Db,
  payments: PaymentProvider,
  { status, paymentId }: PurchaseRow,
): Promise<PurchaseState> =>
  status === 'pending' && (await payments.findCharged(tx, [paymentId])).length > 0 ? 'charged' : status

/** Closes a purchase that its owner does not want to pay, and releases its places. One that is closed stays as it is. */
export const cancelPurchase = (
  db: Db,
  payments: PaymentProvider,
  request: CallerRequest,
  { id, by }: { id: string; by: ChangedBy },
): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      await lockCaller(tx, callerOf(request).user.id)
      const [purchase] = await lockPurchases(tx, eq(purchases.id, id))
      const state = purchase && (await stateOf(tx, payments, purchase))
      authorize(request, 'purchase.cancel', purchase && { owner: purchase.userId, state })
      if (state !== 'pending') return
      const held = await heldBy(tx, [id])
      await lockClasses(tx, classesOf(held))
      await release(tx, [id], held, 'cancelled', by)
    }),
  )
