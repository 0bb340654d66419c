import { and, eq, gt, gte, inArray, isNull, max, min, sql } from 'drizzle-orm'
import { wallClockAt } from '#contract/shared/calendar'
import type { Db } from '../../../db/client'
import { audit, classes, entries, entryChanges, purchases, waitingList } from '../../../db/schema'
import type { WorkedShow } from '../../../domain/show/deskShow'

const almostAMinute = 59_999

/** When a member last entered a show, changed an entry or joined a waiting list. The desk does so after closing as well. */
const lastUse = async (db: Db, showId: string): Promise<Date | null> => {
  const ofShow = db.select({ id: classes.id }).from(classes).where(eq(classes.showId, showId))
  const [entered] = await db
    .select({ at: max(purchases.createdAt) })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(and(inArray(entries.classId, ofShow), isNull(purchases.deskReason)))
  const [changed] = await db
    .select({ at: max(entryChanges.changedAt) })
    .from(entryChanges)
    .where(inArray(entryChanges.classId, ofShow))
  const [joined] = await db
    .select({ at: max(waitingList.joinedAt) })
    .from(waitingList)
    .where(inArray(waitingList.classId, ofShow))
  const times = [entered, changed, joined].flatMap((found) => found?.at?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times))
}

/**
 * How early entries of a published show may close again once it has entries: at the earliest time that was ever announced, but
 * after the last use. Null: its closing time was never extended. Members act under the locks of classes, so that nothing is used
 * meanwhile where these are locked.
 */
export const earliestClosing = async (db: Db, { row }: WorkedShow): Promise<string | null> => {
  if (row.publishedAt === null) return null
  const closing = sql<string>`${audit.before} ->> 'entriesClose'`
  const [announced] = await db
    .select({ closing: min(closing) })
    .from(audit)
    .where(
      and(
        eq(audit.subjectType, 'show'),
        eq(audit.subjectId, row.id),
        eq(audit.action, 'show.changed'),
        gte(audit.at, row.publishedAt),
        gt(sql`${audit.after} ->> 'entriesClose'`, ''),
      ),
    )
  if (!announced?.closing) return null
  const used = await lastUse(db, row.id)
  if (!used) return announced.closing
  const afterUse = wallClockAt(new Date(used.getTime() + almostAMinute).toISOString(), row.timeZone)
  return announced.closing > afterUse ? announced.closing : afterUse
}
