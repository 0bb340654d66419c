import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { bySystem } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { purchases, showExtras, shows, soldExtras } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { findSold, isPaid } from '../../domain/extra/lines'
import { mailWithdrawnExtras } from '../../domain/extra/mailWithdrawn'
import { soldPrice } from '../../domain/extra/terms'
import { withdrawSold } from '../../domain/extra/withdrawExtras'
import { mailClosedTransfer } from '../../domain/purchase/mailClosedTransfer'
import type { PaymentProvider } from '../../domain/payment/provider'
import { classesOf, heldBy, release } from '../../domain/purchase/release'
import { inTurn } from '../../lib/inTurn'

const batchSize = 100

const ofCancelled = and(isNull(soldExtras.withdrawnAt), eq(shows.state, 'cancelled'))

/** Closes a checkout that is not paid yet, unless it is being paid at this moment: it has its turn when it is paid. */
const closePending = async (
  tx: Db,
  deps: ServerDeps,
  payments: PaymentProvider,
  purchase: typeof purchases.$inferSelect,
  now: Date,
): Promise<void> => {
  if ((await payments.findCharged(tx, [purchase.paymentId])).length > 0) return
  const held = await heldBy(tx, [purchase.id])
  await lockClasses(tx, classesOf(held))
  await release(tx, [purchase.id], held, 'cancelled', bySystem(now))
  const [first] = await findSold(tx, and(eq(soldExtras.purchaseId, purchase.id), ofCancelled))
  if (first) await mailClosedTransfer(tx, deps, { purchase, show: first.show, cls: null })
}

const refundOne = (deps: ServerDeps, payments: PaymentProvider, purchaseId: string): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const now = deps.now()
      const [purchase] = await lockPurchases(tx, eq(purchases.id, purchaseId))
      if (purchase?.status === 'pending') return closePending(tx, deps, payments, purchase, now)
      const given = await findSold(tx, and(eq(soldExtras.purchaseId, purchaseId), ofCancelled, isPaid))
      const refundOf = ({ sold }: (typeof given)[number]) => soldPrice(sold)
      await withdrawSold(tx, given, bySystem(now), refundOf)
      await mailWithdrawnExtras(tx, deps, given, { refundOf })
    }),
  )

/**
 * Refunds in full what was paid for extras of cancelled shows, purchase by purchase, each once, and closes the checkouts that hold some. A failure
 * does not stop the others, and is thrown after all had their turn.
 */
export const refundCancelledExtras = async (
  deps: ServerDeps,
  payments: PaymentProvider,
  signal?: AbortSignal,
): Promise<void> => {
  const due = await deps.db
    .selectDistinct({ id: purchases.id })
    .from(soldExtras)
    .innerJoin(showExtras, eq(showExtras.id, soldExtras.extraId))
    .innerJoin(shows, eq(shows.id, showExtras.showId))
    .innerJoin(purchases, eq(purchases.id, soldExtras.purchaseId))
    .where(and(ofCancelled, inArray(purchases.status, ['pending', 'paid'])))
    .orderBy(asc(purchases.id))
    .limit(batchSize)
  await inTurn(due, ({ id }) => refundOne(deps, payments, id), {
    message: 'Extras of cancelled shows could not be refunded',
    signal,
  })
}
