import { inArray } from 'drizzle-orm'
import type { Db } from '../db/client'
import { classResults } from '../db/schema'
import type { Facts } from '../entries/eligibility'

/** The classes of these whose results are published: whoever would enter now could not have run. */
export const loadRun = async (db: Db, classIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ classId: classResults.classId, at: classResults.publishedAt })
    .from(classResults)
    .where(inArray(classResults.classId, [...classIds]))
  return new Set(rows.filter(({ at }) => at !== null).map(({ classId }) => classId))
}

/**
 * What binds the desk when it enters a dog of somebody else: every rule and every place; not the closing of entries, nor that a
 * class has begun, until its results are published; and not how often the member let holds run out.
 */
export const deskTerms = async (
  db: Db,
  showId: string,
  classIds: readonly string[],
  now: Date,
): Promise<(facts: Facts) => Facts> => {
  const run = await loadRun(db, classIds)
  const notClosed = new Date(now.getTime() + 1)
  const openAtDesk = (found: Facts['classes']): Facts['classes'] =>
    new Map(
      [...found]
        .filter(([, { show }]) => show.id === showId)
        .map(([id, { cls, show }]) => [id, { cls, show: { ...show, entriesCloseAt: notClosed } }]),
    )
  return (facts) => ({ ...facts, classes: openAtDesk(facts.classes), unpaidHolds: [], begun: run })
}
