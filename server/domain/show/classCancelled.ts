import { eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { classes, shows } from '../../db/schema'
import type { ClassRow, ShowRow } from './showFromRow'

/** Whether a class is not held: it was cancelled, or its whole show. */
export const isOff = ({ cls, show }: { cls: ClassRow; show: ShowRow }): boolean =>
  show.state === 'cancelled' || cls.cancelledAt !== null

/** The ids of such classes; each part is found by its own index. */
export const classesOff = (db: Db): SQL => {
  const ofShows = db
    .select({ id: classes.id })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(eq(shows.state, 'cancelled'))
  const alone = db.select({ id: classes.id }).from(classes).where(isNotNull(classes.cancelledAt))
  return sql`(${ofShows.unionAll(alone)})`
}
