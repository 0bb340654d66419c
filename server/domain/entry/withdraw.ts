import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, inArray, not, type SQL } from 'drizzle-orm'
import type { Day } from '#contract/shared/calendar'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { hasNotRun } from '../../db/hasNotRun'
import { lockClasses, lockPurchases } from '../../db/locks'
import { classes, dogs, entries, purchaseRefunds, purchases, results, shows } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import type { PaymentProvider } from '../payment/provider'
import { book } from '../money/book'
import { owedRefundOf } from '../money/bookings'
import { correctAfterRefund } from '../money/invoice/issue'
import { refundOf } from '../purchase/refund'
import { loadRefunded } from '../purchase/refunded'
import { isOff } from '../show/classCancelled'
import { classesOf, heldBy, release, releasePlaces } from '../purchase/release'

/** Entries that hold a place in classes from a day on, each with what it is about; the first to run first. */
export const activeEntries = (db: Db, from: Day, which: SQL | undefined) =>
  db
    .select({ entry: entries, cls: classes, show: shows, dog: { id: dogs.id, name: dogs.name }, purchase: purchases })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(and(inArray(entries.status, ['held', 'paid']), gte(classes.date, from), which))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(entries.id))

export type ActiveEntry = Awaited<ReturnType<typeof activeEntries>>[number]

const refuseIfCharged = async (tx: Db, payments: PaymentProvider, pending: readonly ActiveEntry[]) => {
  const ids = [...new Set(pending.map(({ purchase }) => purchase.paymentId))]
  if (ids.length > 0 && (await payments.findCharged(tx, ids)).length > 0) throw new HttpError('payment_in_progress')
}

const oweRefund = async (
  tx: Db,
  { entry, purchase }: ActiveEntry,
  amount: number,
  { at, actor }: ChangedBy,
): Promise<void> => {
  const refund = { id: randomUUID(), purchaseId: purchase.id, entryId: entry.id, amount, createdAt: at }
  await tx.insert(purchaseRefunds).values(refund)
  await book(tx, [owedRefundOf(purchase, refund, at)], actor)
  const refunded = await loadRefunded(tx, [purchase.id])
  if ((refunded.get(purchase.id) ?? 0) > purchase.total) throw new Error('More would go back than was paid')
}

/**
 * An entry with a result can't be withdrawn: the published result would be left without an entry. Where the class is off, one that
 * is recorded as not run can.
 */
const refuseWithResult = async (tx: Db, paid: readonly ActiveEntry[]) => {
  const idsOf = (off: boolean) => paid.filter((one) => isOff(one) === off).map(({ entry }) => entry.id)
  const [on, off] = [idsOf(false), idsOf(true)]
  const withResult = on.length > 0 ? await tx.$count(results, inArray(results.entryId, on)) : 0
  const haveRun = off.length > 0 ? await tx.$count(entries, and(inArray(entries.id, off), not(hasNotRun))) : 0
  if (withResult + haveRun > 0) throw new HttpError('withdrawal_closed')
}

/**
 * Withdraws paid entries, whose classes must be locked, and owes each refund: by the show's policy, or as the desk decided,
 * with its reason; invoices of their purchases are corrected. Refuses entries that have a result.
 */
export const withdrawPaid = async (
  tx: Db,
  paid: readonly ActiveEntry[],
  by: ChangedBy,
  decided?: { refundOf: (entryId: string) => number; why: string; withdrawalId: string },
): Promise<void> => {
  await refuseWithResult(tx, paid)
  await releasePlaces(
    tx,
    paid.map(({ entry }) => entry),
    { status: 'withdrawn', withdrawnAt: by.at, withdrawalId: decided?.withdrawalId ?? null },
  )
  for (const one of paid) {
    const refund = (decided ? decided.refundOf(one.entry.id) : refundOf(one)) ?? 0
    if (refund > 0) await oweRefund(tx, one, refund, by)
    await audit(tx, {
      by,
      action: 'entry.withdrawn',
      subject: { type: 'entry', id: one.entry.id },
      onBehalfOf: one.purchase.userId,
      before: { status: 'paid' },
      after: { status: 'withdrawn', refund },
      ...(decided && { why: decided.why }),
    })
  }
  await correctAfterRefund(
    tx,
    paid.map(({ purchase }) => purchase.id),
    by,
  )
}

/**
 * Withdraws entries: each show's policy decides the refund, and a checkout that still holds one of them is
 * cancelled as a whole; one that is being paid at this moment refuses all. The dogs must be locked, so that nothing about
 * their entries changes meanwhile.
 */
export const withdraw = async (
  tx: Db,
  payments: PaymentProvider,
  given: readonly ActiveEntry[],
  by: ChangedBy,
): Promise<void> => {
  if (given.length === 0) return
  await lockPurchases(tx, inArray(purchases.id, [...new Set(given.map(({ purchase }) => purchase.id))]))
  const [held, paid] = (['held', 'paid'] as const).map((status) => given.filter(({ entry }) => entry.status === status))
  await refuseIfCharged(tx, payments, held ?? [])
  const checkouts = [...new Set(held?.map(({ purchase }) => purchase.id))]
  const places = await heldBy(tx, checkouts)
  await lockClasses(tx, classesOf([...places, ...(paid ?? []).map(({ entry }) => entry)]))
  if (checkouts.length > 0) await release(tx, checkouts, places, 'cancelled', by)
  await withdrawPaid(tx, paid ?? [], by)
}
