import { and, asc, eq, inArray } from 'drizzle-orm'
import { hasBegun } from '#contract/show/begun'
import type { Db } from '../../../../db/client'
import { lockDogs, lockPurchases } from '../../../../db/locks'
import { classes, dogs, entries, purchases, shows, waitingList } from '../../../../db/schema'
import type { ActiveEntry } from '../../../../domain/entry/withdraw'
import { waitingRows, type WaitingRow } from '../../../../domain/waiting/endWaiting'
import { HttpError } from '../../../../http/httpError'
import type { ClassRow, ShowRow } from '../../../../domain/show/showFromRow'

/** The entries of a class that hold a place. */
export const enteredIn = (db: Db, classId: string): Promise<ActiveEntry[]> =>
  db
    .select({ entry: entries, cls: classes, show: shows, dog: { id: dogs.id, name: dogs.name }, purchase: purchases })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(and(eq(entries.classId, classId), inArray(entries.status, ['held', 'paid'])))
    .orderBy(asc(entries.id))

/** Dogs that wait for a place in some classes, first come first. */
export const waitingIn = (db: Db, classIds: readonly string[]): Promise<WaitingRow[]> =>
  waitingRows(db, inArray(waitingList.classId, [...classIds]))

/** A class of a show that can still be merged or split. */
export const findRegroupable = async (db: Db, show: ShowRow, id: string, now: Date): Promise<ClassRow> => {
  const [cls] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.showId, show.id), eq(classes.id, id)))
  if (!cls) throw new HttpError('not_found')
  if (cls.cancelledAt !== null) throw new HttpError('class_cancelled')
  if (hasBegun(cls, show.timeZone, now)) throw new HttpError('class_begun')
  if (cls.teamSize !== null || cls.combinedAs !== '') throw new HttpError('class_shared')
  if (show.fairOpening !== null && show.drawnAt === null) throw new HttpError('draw_first')
  return cls
}

/**
 * Locks the dogs and purchases of a class's entries, as each change of an entry does, before its show and its classes. An entry
 * that comes between is in no quote yet, so that the press is refused.
 */
export const lockEntered = async (tx: Db, classId: string): Promise<void> => {
  const found = await enteredIn(tx, classId)
  const [dogIds, purchaseIds] = [found.map(({ dog }) => dog.id), found.map(({ purchase }) => purchase.id)]
  await lockDogs(tx, inArray(dogs.id, dogIds))
  await lockPurchases(tx, inArray(purchases.id, purchaseIds))
}

export interface Moved {
  entries: readonly ActiveEntry[]
  waiting: readonly WaitingRow[]
}

/** What a quote says of those who are moved. */
export const countMoved = ({ entries: moved, waiting }: Moved) => {
  const paid = moved.filter(({ entry }) => entry.status === 'paid')
  return {
    moved: paid.length,
    held: moved.length - paid.length,
    members: new Set(paid.map(({ purchase }) => purchase.userId)).size,
    waiting: waiting.filter(({ state }) => state === 'waiting').length,
  }
}

/** Places that go with those who are moved: one in a checkout is its entry's. */
export const placesOf = ({ entries: moved, waiting }: Moved): number =>
  moved.length + waiting.filter(({ state }) => state === 'offered').length
