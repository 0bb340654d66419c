import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { hasBegun } from '#contract/show/begun'
import { bySystem, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockDogs, lockExtras, lockPurchases, lockUsers } from '../../db/locks'
import { Overtaken, sqlCode, withRetry } from '../../db/retry'
import { redeem } from './discount'
import { classes, dogs, entries, purchases, shows, soldExtras, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { prolongMembership } from '../membership/prolong'
import { auditPurchase } from './auditPurchase'
import { noPayer, payerSnapshot } from './payer'
import { endUsedOffers, takeOffers } from '../waiting/offers'
import { countByClass, places } from '../entry/places'
import { areLeft } from '../extra/sold'
import { keepersOf } from '../dog/dogFromRow'
import { mailPayment } from './receipts'
import { book } from '../money/book'
import { bookWholeRefund, loadWholeRefund } from '../money/wholeRefund'
import { paymentOf } from '../money/bookings'
import { sentByProvider } from './sentByProvider'
import { classesOf, heldBy, release } from './release'
import { coverRefund, disputedPurchases } from '../payment/coverRefund'
import type { PaymentNotice, PaymentProvider, ReadingProvider } from '../payment/provider'
import { inTurn } from '../../lib/inTurn'

type PurchaseRow = typeof purchases.$inferSelect
type UserRow = typeof users.$inferSelect

class Gone extends Error {}

/** An extra counts as sold as soon as its purchase is paid: nothing is written for it here. */
const areExtrasLeft = async (tx: Db, purchase: Pick<PurchaseRow, 'id' | 'userId'>): Promise<boolean> => {
  const wanted = await tx
    .selectDistinct({ id: soldExtras.extraId })
    .from(soldExtras)
    .where(eq(soldExtras.purchaseId, purchase.id))
  return areLeft(
    tx,
    purchase,
    await lockExtras(
      tx,
      wanted.map(({ id }) => id),
    ),
  )
}

/**
 * For a payment that arrives after its hold has expired: takes every place, extra and the use of its discount code again, or none.
 * None if a dog has retired or changed hands. The classes must be locked.
 */
const reserveAgain = async (
  tx: Db,
  { id: purchaseId, userId, discountId }: PurchaseRow,
  now: Date,
): Promise<boolean> => {
  const lost = await tx
    .select({ id: entries.id, classId: entries.classId, dogId: entries.dogId, dog: dogs })
    .from(entries)
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(and(eq(entries.purchaseId, purchaseId), eq(entries.status, 'released')))
  if (lost.some(({ dog }) => dog.retired || !keepersOf(dog).includes(userId))) return false
  const ids = lost.map((entry) => entry.id)
  try {
    return await tx.transaction(async (part) => {
      for (const [classId, howMany] of countByClass(await takeOffers(part, userId, lost, now))) {
        if (!(await places.take(part, classId, howMany))) throw new Gone()
      }
      if (discountId !== null && !(await redeem(part, discountId, userId))) throw new Gone()
      if (!(await areExtrasLeft(part, { id: purchaseId, userId }))) throw new Gone()
      // Entered again in the meantime: the unique index refuses, and this payment is refunded.
      await part.update(entries).set({ status: 'held' }).where(inArray(entries.id, ids))
      return true
    })
  } catch (error) {
    if (error instanceof Gone || sqlCode(error) === '23505') return false
    throw error
  }
}

/** Locks a purchase by its payment, with its payer, and the dogs and classes of its entries. */
export const lockPaid = async (tx: Db, paymentId: string): Promise<{ user: UserRow; purchase: PurchaseRow } | null> => {
  const [found] = await tx.select().from(purchases).where(eq(purchases.paymentId, paymentId))
  if (!found) return null
  const [user] = await lockUsers(tx, eq(users.id, found.userId))
  const entered = await tx
    .select({ dogId: entries.dogId, classId: entries.classId })
    .from(entries)
    .where(eq(entries.purchaseId, found.id))
  const dogIds = entered.map(({ dogId }) => dogId)
  await lockDogs(tx, inArray(dogs.id, dogIds))
  const [purchase] = await lockPurchases(tx, eq(purchases.id, found.id))
  await lockClasses(tx, classesOf(entered))
  // Its account was merged into another one meanwhile.
  if (purchase && purchase.userId !== user?.id) throw new Overtaken()
  return user && purchase ? { user, purchase } : null
}

const cancel = async (tx: Db, id: string, by: ChangedBy): Promise<void> => {
  await release(tx, [id], await heldBy(tx, [id]), 'cancelled', by)
}

const entersBegun = async (tx: Db, purchaseId: string, now: Date): Promise<boolean> => {
  const entered = await tx
    .select({ cls: classes, timeZone: shows.timeZone })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(eq(entries.purchaseId, purchaseId))
  // A cancelled class refunds its own entries, and leaves the others of the purchase their places.
  return entered.some(({ cls, timeZone }) => cls.cancelledAt === null && hasBegun(cls, timeZone, now))
}

type Settled = Pick<PurchaseRow, 'status' | 'paidAt' | 'memberUntil'>
const refunded: Settled = { status: 'refunded', paidAt: null, memberUntil: null }

const settle = async (tx: Db, user: UserRow, purchase: PurchaseRow, by: ChangedBy): Promise<Settled> => {
  const paid: Settled = { status: 'paid', paidAt: by.at, memberUntil: null }
  if (purchase.kind === 'membership') {
    const { id: purchaseId, years, membershipKind, takenBy: recordedBy, deskReason } = purchase
    const begun = { kind: membershipKind ?? 'adult', years, purchaseId, recordedBy, reason: deskReason ?? '' }
    return { ...paid, memberUntil: await prolongMembership(tx, user, begun, by) }
  }
  const isHeld = purchase.status === 'pending'
  // The desk enters dogs until the results are published.
  const isTooLate = purchase.deskReason === null && (await entersBegun(tx, purchase.id, by.at))
  if (isTooLate && isHeld) await cancel(tx, purchase.id, by)
  if (isTooLate || (!isHeld && !(await reserveAgain(tx, purchase, by.at)))) return refunded
  await tx
    .update(entries)
    .set({ status: 'paid' })
    .where(and(eq(entries.purchaseId, purchase.id), eq(entries.status, 'held')))
  await endUsedOffers(tx, purchase.id, by)
  return paid
}

/** Why a payment is refunded (another sum, or no place any more), or why the desk has made the purchase. */
const whyOf = (right: boolean, { status }: Settled, { deskReason }: PurchaseRow): { why?: string } => {
  if (status === 'paid') return deskReason === null || deskReason === '' ? {} : { why: deskReason }
  return { why: right ? 'places_gone' : 'not_as_asked' }
}

/** What the receipt keeps of this payment; of an account that was deleted meanwhile nothing. */
const snapshotOf = async (tx: Db, user: UserRow, { card }: PaymentNotice) =>
  user.deletedAt === null
    ? { ...(await payerSnapshot(tx, user)), cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null }
    : noPayer

/** The tax that the receipt names: a rate that changes later changes no receipt. A rate without a number is none. */
const taxSnapshot = async (tx: Db, { kind }: PurchaseRow) => {
  const { taxNumber: sellerTaxNumber, taxRates } = await loadSettings(tx)
  return { sellerTaxNumber, taxRate: sellerTaxNumber === null ? null : taxRates[kind] }
}

/** Confirms the payment of a purchase that is locked with its payer, the dogs and classes. The only place where a purchase becomes paid. */
export const confirmLocked = async (
  tx: Db,
  deps: ServerDeps,
  provider: ReadingProvider,
  { user, purchase }: { user: UserRow; purchase: PurchaseRow },
  notice: PaymentNotice,
  by: ChangedBy,
): Promise<void> => {
  // A payment without a use any more is refunded too.
  const right = notice.amount === purchase.total && notice.currency === purchase.currency && user.deletedAt === null
  if (!right && purchase.status === 'pending') await cancel(tx, purchase.id, by)
  const settled = right ? await settle(tx, user, purchase, by) : refunded
  const snapshot = { ...(await snapshotOf(tx, user, notice)), ...(await taxSnapshot(tx, purchase)) }
  const changes = { ...settled, ...snapshot, paidBy: notice.by ?? null, transferredOn: notice.receivedOn ?? null }
  const after = { ...purchase, ...changes }
  await tx.update(purchases).set(changes).where(eq(purchases.id, purchase.id))
  const action = settled.status === 'paid' ? 'purchase.paid' : 'purchase.refunded'
  await auditPurchase(tx, {
    by,
    action,
    before: { status: purchase.status },
    after,
    ...whyOf(right, settled, purchase),
  })
  await book(tx, paymentOf(after, notice, by.at), by.actor)
  await mailPayment(tx, deps, provider, { userId: user.id, purchaseId: purchase.id })
}

/** Confirms a payment, once: the same notice again changes nothing. */
export const confirmPayment = (
  deps: ServerDeps,
  provider: ReadingProvider,
  notice: PaymentNotice,
  by: ChangedBy,
): Promise<void> => {
  const { db } = deps
  return withRetry(() =>
    db.transaction(async (tx) => {
      const locked = await lockPaid(tx, notice.paymentId)
      if (!locked || ['paid', 'refunded'].includes(locked.purchase.status)) return
      await confirmLocked(tx, deps, provider, locked, notice, by)
    }),
  )
}

/** Marks a refund as sent, once: of two servers the second finds nothing to do, and gets false. */
export const markRefunded = (db: Db, id: string, by: ChangedBy): Promise<boolean> =>
  db.transaction(async (tx) => {
    const waiting = and(eq(purchases.id, id), isNull(purchases.refundDoneAt))
    const [after] = await tx.update(purchases).set({ refundDoneAt: by.at }).where(waiting).returning()
    if (!after) return false
    const before = { ...after, refundDoneAt: null }
    await auditPurchase(tx, { by, action: 'purchase.refund_sent', before, after })
    await bookWholeRefund(tx, after, by)
    return true
  })

/** What the payer of a purchase has got already covers its refund, once: false where nothing is left to send. */
const isLeft = (db: Db, id: string, by: ChangedBy): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [purchase] = await lockPurchases(tx, and(eq(purchases.id, id), isNull(purchases.refundDoneAt)))
    // Another server has sent it meanwhile.
    if (!purchase) return false
    const refund = await loadWholeRefund(tx, purchase)
    if (!refund || refund.isCovered) return refund?.amount !== 0
    return (await coverRefund(tx, refund, refund, by)) < refund.amount
  })

const batchSize = 100

/**
 * Refunds every payment that could not be honoured; the next run finishes what a crash interrupted. One that the
 * provider refuses keeps no other back, and is thrown when all had their turn. Those of a disputed payment wait for the decision.
 */
export const settleRefunds = async (
  db: Db,
  provider: PaymentProvider,
  now: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const undisputed = notInArray(purchases.id, disputedPurchases(db))
  const due = await db
    .select({ id: purchases.id, paymentId: purchases.paymentId })
    .from(purchases)
    .where(and(eq(purchases.status, 'refunded'), isNull(purchases.refundDoneAt), sentByProvider, undisputed))
    .limit(batchSize)
  const send = async ({ id, paymentId }: (typeof due)[number]) => {
    if (await isLeft(db, id, bySystem(now))) await provider.refund(paymentId, now)
    await markRefunded(db, id, bySystem(now))
  }
  await inTurn(due, send, { message: 'Refunds were refused', signal })
}
