import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../db/client'
import { entries, purchases } from '../db/schema'

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
    .selectDistinct({ classId: entries.classId, until: purchases.holdUntil })
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

/**
 * Until when a new checkout may hold its places. One that takes the place of another in the same class ends when that
 * would have: else a changed cart would begin the time anew, and the places would never come back.
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
    .sort((one, other) => other - one)
  const oldest = over[unpaidHoldsPerHour - 1]
  return oldest === undefined ? null : new Date(oldest + hour)
}
