import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { sameEntry, type EntryRequest } from '#contract/purchase/cartItem'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { entries, waitingList } from '../../db/schema'

/** Entries of purchases or a part of them, as pairs of class and dog. */
const pairsOf = (tx: Db, entryIds: readonly string[]) =>
  tx
    .select({ classId: entries.classId, dogId: entries.dogId })
    .from(entries)
    .where(inArray(entries.id, [...entryIds]))

const isOneOf = (tx: Db, entryIds: readonly string[]) =>
  sql`(${waitingList.classId}, ${waitingList.dogId}) in ${pairsOf(tx, entryIds)}`

/** Places that the waiting list holds for someone: offered and not over yet, or in their checkout already. */
export const loadOffers = (db: Db, userId: string, classIds: readonly string[], now: Date): Promise<EntryRequest[]> =>
  db
    .select({ classId: waitingList.classId, dogId: waitingList.dogId })
    .from(waitingList)
    .where(
      and(
        eq(waitingList.userId, userId),
        inArray(waitingList.classId, [...classIds]),
        or(eq(waitingList.state, 'checkout'), and(eq(waitingList.state, 'offered'), gt(waitingList.offerUntil, now))),
      ),
    )

/**
 * Takes the places that are offered to a member for some entries into a checkout; the answer is what is left without a
 * place. The classes must be locked.
 */
export const takeOffers = async <Item extends EntryRequest>(
  tx: Db,
  userId: string,
  items: readonly Item[],
  now: Date,
): Promise<Item[]> => {
  const classIds = [...new Set(items.map(({ classId }) => classId))]
  const standing = await tx
    .select()
    .from(waitingList)
    .where(
      and(
        eq(waitingList.userId, userId),
        inArray(waitingList.classId, classIds),
        eq(waitingList.state, 'offered'),
        gt(waitingList.offerUntil, now),
      ),
    )
  const used = standing.filter((offer) => items.some((item) => sameEntry(item, offer)))
  if (used.length === 0) return [...items]
  await tx
    .update(waitingList)
    .set({ state: 'checkout' })
    .where(
      inArray(
        waitingList.id,
        used.map(({ id }) => id),
      ),
    )
  return items.filter((item) => !used.some((offer) => sameEntry(item, offer)))
}

/**
 * Gives places of released entries back to the offers that they were taken from; the answer is the entries whose place is
 * free now. An offer that is over by then is ended by the job. The classes must be locked.
 */
export const restoreOffers = async <Seat extends { id: string; classId: string }>(
  tx: Db,
  released: readonly Seat[],
): Promise<Seat[]> => {
  const ids = released.map(({ id }) => id)
  const restored = await tx
    .update(waitingList)
    .set({ state: 'offered' })
    .where(and(eq(waitingList.state, 'checkout'), isOneOf(tx, ids)))
    .returning()
  if (restored.length === 0) return [...released]
  const pairs = await tx
    .select({ id: entries.id, classId: entries.classId, dogId: entries.dogId })
    .from(entries)
    .where(inArray(entries.id, ids))
  const kept = new Set(pairs.filter((pair) => restored.some((offer) => sameEntry(pair, offer))).map(({ id }) => id))
  return released.filter(({ id }) => !kept.has(id))
}

/** A dog with a paid place leaves the waiting list. */
export const endUsedOffers = async (tx: Db, purchaseId: string, by: ChangedBy): Promise<void> => {
  const paid = await tx.select({ id: entries.id }).from(entries).where(eq(entries.purchaseId, purchaseId))
  const ids = paid.map(({ id }) => id)
  if (ids.length === 0) return
  const ended = await tx
    .delete(waitingList)
    .where(and(eq(waitingList.state, 'checkout'), isOneOf(tx, ids)))
    .returning()
  for (const { id, userId, state } of ended)
    await audit(tx, {
      by,
      action: 'waiting.ended',
      subject: { type: 'waiting', id },
      onBehalfOf: userId,
      before: { state },
      why: 'entered',
    })
}
