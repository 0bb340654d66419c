import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { classes, shows } from '../../db/schema'
import type { ShowRow } from '../show/showFromRow'

/**
 * In SQL: the show of a class, and its day, have room for so many more. Exact where the class is locked, since locking one class
 * of a show with limits locks all of them (server/db/locks.ts).
 */
export const hasRoom = (howMany: number): SQL => {
  const taken = sql`select coalesce(sum(other.taken), 0) + ${howMany} from classes other
    where other.show_id = limited.id and other.cancelled_at is null`
  return sql`not exists (select from ${shows} limited where limited.id = ${classes.showId} and (
    limited.show_places < (${taken}) or limited.day_places < (${taken} and other.date = ${classes.date})))`
}

/** A class of a show whose places are limited as a whole. */
export interface LimitedClass {
  id: string
  date: string
  taken: number
}

/** The classes of those shows that have limits, without the cancelled ones. */
export const loadLimited = async (db: Db, found: readonly ShowRow[]): Promise<Map<string, LimitedClass[]>> => {
  const ids = found.filter(({ showPlaces, dayPlaces }) => showPlaces !== null || dayPlaces !== null).map(({ id }) => id)
  const limited = new Map(ids.map((id) => [id, [] as LimitedClass[]]))
  if (ids.length === 0) return limited
  const rows = await db
    .select({ id: classes.id, date: classes.date, taken: classes.taken, showId: classes.showId })
    .from(classes)
    .where(and(inArray(classes.showId, ids), isNull(classes.cancelledAt)))
  for (const { showId, ...cls } of rows) limited.get(showId)?.push(cls)
  return limited
}
