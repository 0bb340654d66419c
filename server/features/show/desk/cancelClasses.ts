import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ClassCancellation, ClassRefunds } from '#contract/show/cancelClasses'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { hasNotRun } from '../../../db/hasNotRun'
import { lockClasses } from '../../../db/locks'
import { classes, classResults, entries, shows } from '../../../db/schema'
import { HttpError } from '../../../http/httpError'
import { refundsOf } from './cancelShow'
import { quoteOf, requireQuote } from './quote'

/** Classes of a show by their ids, none of which may be of another show or have published results. */
const findClasses = async (db: Db, showId: string, classIds: readonly string[]) => {
  const ids = [...new Set(classIds)]
  const found = await db
    .select({ cls: classes, publishedAt: classResults.publishedAt })
    .from(classes)
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .where(and(eq(classes.showId, showId), inArray(classes.id, ids)))
  if (found.length < ids.length) throw new HttpError('not_found')
  if (found.some(({ publishedAt }) => publishedAt !== null)) throw new HttpError('results_published')
  return found.map(({ cls }) => cls)
}

/** The refunds of some classes of a show when they are cancelled. */
export const refundsOfClasses = async (db: Db, showId: string, classIds: readonly string[]): Promise<ClassRefunds> => {
  const ids = (await findClasses(db, showId, classIds)).map(({ id }) => id).toSorted()
  const paid = and(inArray(entries.classId, ids), eq(entries.status, 'paid'))
  const [counted] = await db
    .select({
      run: sql<number>`count(*) filter (where not (${hasNotRun}))::int`,
      refunded: sql<
        string | null
      >`md5(string_agg(${entries.id} || ' ' || (${entries.price} - ${entries.discount}), ' ' order by ${entries.id})
        filter (where ${hasNotRun}))`,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(paid)
  const run = counted?.run ?? 0
  return { ...(await refundsOf(db, inArray(classes.id, ids))), run, quote: quoteOf(ids, run, counted?.refunded) }
}

/**
 * Cancels classes of a show, whose row is locked; one that is cancelled already keeps its first reason. A press on a
 * quote that is another one by now changes nothing. `begun` closes them
 * for servers that know no cancelled classes. The job that refunds cancelled shows refunds the entries.
 */
export const cancelClasses = async (
  tx: Db,
  showId: string,
  { classIds, reason, quote }: ClassCancellation,
  by: ChangedBy,
): Promise<ClassRefunds> => {
  await lockClasses(tx, [...new Set(classIds)])
  const found = await findClasses(tx, showId, classIds)
  const held = found.filter(({ cancelledAt }) => cancelledAt === null)
  const ids = held.map(({ id }) => id)
  if (ids.length > 0) {
    if (quote !== undefined) requireQuote((await refundsOfClasses(tx, showId, classIds)).quote, quote)
    await tx
      .update(classes)
      .set({ cancelledAt: by.at, cancelReason: reason, begun: true })
      .where(and(inArray(classes.id, ids), isNull(classes.cancelledAt)))
    await tx
      .update(shows)
      .set({ version: sql`${shows.version} + 1` })
      .where(eq(shows.id, showId))
    const named = held.map(({ id, date, startTime, ring }) => [id, { date, startTime, ring }] as const)
    await audit(tx, {
      by,
      action: 'show.classes_cancelled',
      subject: { type: 'show', id: showId },
      onBehalfOf: null,
      before: { classes: Object.fromEntries(named) },
      after: { classes: Object.fromEntries(named.map(([id, cls]) => [id, { ...cls, cancelled: true }])) },
      why: reason,
    })
  }
  return refundsOfClasses(tx, showId, classIds)
}
