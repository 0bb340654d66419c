import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { entries, purchases } from '../../db/schema'
import type { PaymentProvider } from '../payment/provider'

/** A hold on places in a class that ended, or will end, without a payment. */
export interface UnpaidHold {
  classId: string
  until: Date
}

const hour = 60 * 60_000
/** Holds in one class that a member may let run out within an hour. */
const unpaidHoldsPerHour = 3

/** The holds of a member in some classes that were given up or ran out, as far back as they count. */
export const loadUnpaidHolds = async (
  db: Db,
  userId: string,
  classIds: readonly string[],
  now: Date,
): Promise<UnpaidHold[]> => {
  const rows = await db
    .select({ classId: entries.classId, until: purchases.holdUntil })
    .from(purchases)
    .innerJoin(entries, eq(entries.purchaseId, purchases.id))
    .where(
      and(
        eq(purchases.userId, userId),
        inArray(purchases.status, ['cancelled', 'expired']),
        gt(purchases.holdUntil, new Date(now.getTime() - hour)),
        inArray(entries.classId, [...classIds]),
      ),
    )
  return rows.flatMap(({ classId, until }) => (until === null ? [] : [{ classId, until }]))
}

/** Checkouts whose time ran out, whether or not they were charged in time. */
export const overdue = (now: Date) => and(eq(purchases.status, 'pending'), lte(purchases.holdUntil, now))

/** The places in some classes, one by one, that are held although their hold ran out unpaid: no job has released them yet. */
export const loadOverdueHolds = async (
  db: Db,
  payments: Pick<PaymentProvider, 'findCharged'>,
  classIds: readonly string[],
  now: Date,
): Promise<(UnpaidHold & { owner: string })[]> => {
  const rows = await db
    .select({
      classId: entries.classId,
      until: purchases.holdUntil,
      owner: purchases.userId,
      paymentId: purchases.paymentId,
    })
    .from(purchases)
    .innerJoin(entries, eq(entries.purchaseId, purchases.id))
    .where(and(overdue(now), eq(entries.status, 'held'), inArray(entries.classId, [...classIds])))
  if (rows.length === 0) return []
  const charged = await payments.findCharged(db, [...new Set(rows.map(({ paymentId }) => paymentId))])
  return rows.flatMap(({ paymentId, until, ...hold }) =>
    until === null || charged.includes(paymentId) ? [] : [{ ...hold, until }],
  )
}

/**
 * Until when a new checkout may hold its places. One that takes the place of another in the same class ends when that
 * would have: else a changed cart would begin the time again, and the places would never be released.
 */
export const holdUntil = (earlier: readonly UnpaidHold[], now: Date, holdMinutes: number): Date => {
  const ends = earlier.map(({ until }) => until.getTime()).filter((end) => end > now.getTime())
  return new Date(Math.min(now.getTime() + holdMinutes * 60_000, ...ends))
}

/** From when a member may hold places in a class again, if too many holds ran out within an hour; null: at once. */
export const heldAgainFrom = (earlier: readonly UnpaidHold[], classId: string, now: Date): Date | null => {
  const over = earlier
    .filter((hold) => hold.classId === classId && hold.until <= now)
    .map(({ until }) => until.getTime())
  // A checkout holds places for several dogs until the same moment.
  const oldest = [...new Set(over)].sort((one, other) => other - one)[unpaidHoldsPerHour - 1]
  return oldest === undefined ? null : new Date(oldest + hour)
}
