import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { WaitingEntry } from '#contract/waiting/waitingList'
import type { Db } from '../../db/client'
import { classes, dogs, shows, waitingList } from '../../db/schema'
import { itemFromRow } from '../../domain/entry/itemFromRow'

/** What an account waits for, the first to run first; of others it returns how many are before it, and nothing else. */
export const loadWaiting = async (db: Db, userId: string): Promise<WaitingEntry[]> => {
  const before = alias(waitingList, 'before')
  const atOrBefore = db
    .select({ count: sql`count(*)::int` })
    .from(before)
    .where(
      and(eq(before.classId, waitingList.classId), eq(before.state, 'waiting'), lte(before.number, waitingList.number)),
    )
  const rows = await db
    .select({
      row: waitingList,
      cls: classes,
      show: shows,
      dog: { id: dogs.id, name: dogs.name },
      position: sql<number>`(${atOrBefore})`,
    })
    .from(waitingList)
    .innerJoin(classes, eq(classes.id, waitingList.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, waitingList.dogId))
    .where(eq(waitingList.userId, userId))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(dogs.name), asc(waitingList.id))
  return rows.map(({ row, cls, show, dog, position }) => ({
    id: row.id,
    item: itemFromRow(dog, cls, show),
    price: cls.price,
    state: row.state,
    position: row.state === 'waiting' ? position : null,
    offerUntil: row.offerUntil?.toISOString() ?? null,
    timeZone: show.timeZone,
  }))
}
