import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses } from '../../db/locks'
import { classes, dogs, entries, waitingList } from '../../db/schema'
import { countByClass } from '../entry/places'

export type WaitingRow = typeof waitingList.$inferSelect

/** Why someone waits no longer without having got the place. */
export type WhyEnded = 'left' | 'expired' | 'unfit' | 'cancelled' | 'closed' | 'gone' | 'cleared' | 'entered'

/** Counts again how many wait for some classes, which must be locked. */
export const recount = async (tx: Db, classIds: readonly string[]): Promise<void> => {
  if (classIds.length === 0) return
  const waiting = sql`(select count(*) from ${waitingList} where ${waitingList.classId} = ${classes.id} and ${waitingList.state} = 'waiting')`
  await tx
    .update(classes)
    .set({ waiting: sql`${waiting}::int` })
    .where(inArray(classes.id, [...classIds]))
}

/**
 * Ends rows of the waiting list: the place of an offer is free again, unless an entry has it now. Their classes must be
 * locked.
 */
export const endWaiting = async (
  tx: Db,
  rows: readonly WaitingRow[],
  why: WhyEnded,
  by: ChangedBy,
  { placesUsed = false } = {},
): Promise<void> => {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.delete(waitingList).where(inArray(waitingList.id, ids))
  const freed = placesUsed ? [] : rows.filter(({ state }) => state === 'offered')
  for (const [classId, howMany] of countByClass(freed))
    await tx
      .update(classes)
      .set({ taken: sql`${classes.taken} - ${howMany}` })
      .where(eq(classes.id, classId))
  await recount(tx, [...new Set(rows.map(({ classId }) => classId))])
  for (const { id, userId, state, offerUntil } of rows)
    await audit(tx, {
      by,
      action: 'waiting.ended',
      subject: { type: 'waiting', id },
      onBehalfOf: userId,
      why,
      before: { state, offerUntil: offerUntil?.toISOString() },
    })
}

/** Rows of the waiting list, those that joined first first. */
export const waitingRows = (tx: Db, which: SQL | undefined): Promise<WaitingRow[]> =>
  tx.select().from(waitingList).where(which).orderBy(asc(waitingList.number))

/** What an account, and others with its dogs, wait for. */
export const ofAccount = (tx: Db, userId: string): SQL | undefined =>
  or(
    eq(waitingList.userId, userId),
    inArray(waitingList.dogId, tx.select({ id: dogs.id }).from(dogs).where(eq(dogs.ownerId, userId))),
  )

/**
 * Two dogs become one: it waits where the other did, unless it waits there already or is entered there. The dogs must be
 * locked.
 */
export const moveWaiting = async (tx: Db, from: string, to: string, by: ChangedBy): Promise<void> => {
  const found = await waitingRows(tx, eq(waitingList.dogId, from))
  if (found.length === 0) return
  await lockClasses(tx, [...new Set(found.map(({ classId }) => classId))])
  const rows = await waitingRows(tx, eq(waitingList.dogId, from))
  const taken = await tx
    .select({ classId: waitingList.classId })
    .from(waitingList)
    .where(eq(waitingList.dogId, to))
    .union(
      tx
        .select({ classId: entries.classId })
        .from(entries)
        .where(and(eq(entries.dogId, to), inArray(entries.status, ['held', 'paid']))),
    )
  const double = rows.filter((row) => taken.some(({ classId }) => classId === row.classId))
  await endWaiting(tx, double, 'gone', by)
  await tx.update(waitingList).set({ dogId: to }).where(eq(waitingList.dogId, from))
}
