import { inArray } from 'drizzle-orm'
import type { Db } from '../db/client'
import { classResults } from '../db/schema'
import type { Facts } from '../entries/eligibility'

type Found = Facts['classes']

/** The classes of these whose results are published: whoever would enter now could not have run. */
const loadRun = async (db: Db, classIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ classId: classResults.classId, at: classResults.publishedAt })
    .from(classResults)
    .where(inArray(classResults.classId, [...classIds]))
  return new Set(rows.filter(({ at }) => at !== null).map(({ classId }) => classId))
}

/**
 * What binds the desk when it enters a dog of somebody else: every rule and every place; not the closing of entries, unless the
 * class has its results, and not how often the member let holds run out.
 */
export const deskTerms = async (
  db: Db,
  showId: string,
  classIds: readonly string[],
  now: Date,
): Promise<(facts: Facts) => Facts> => {
  const run = await loadRun(db, classIds)
  const notClosed = new Date(now.getTime() + 1)
  const openAtDesk = (found: Found): Found =>
    new Map(
      [...found]
        .filter(([, { show }]) => show.id === showId)
        .map(([id, { cls, show }]) => [
          id,
          { cls, show: { ...show, entriesCloseAt: run.has(id) ? new Date(0) : notClosed } },
        ]),
    )
  return (facts) => ({ ...facts, classes: openAtDesk(facts.classes), unpaidHolds: [] })
}
