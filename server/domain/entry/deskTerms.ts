import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { classResults } from '../../db/schema'
import type { Facts } from './eligibility'

/** Which of these classes have published results. */
export const loadPublished = async (db: Db, classIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ classId: classResults.classId, at: classResults.publishedAt })
    .from(classResults)
    .where(inArray(classResults.classId, [...classIds]))
  return new Set(rows.filter(({ at }) => at !== null).map(({ classId }) => classId))
}

/**
 * The rules for entries that the desk adds for a member. All rules of entering apply, except that the desk may add entries
 * until a class's results are published, and that neither the runs of the member nor what they hold unpaid, or have held, count.
 */
export const deskTerms = async (
  db: Db,
  showId: string,
  classIds: readonly string[],
  now: Date,
): Promise<(facts: Facts) => Facts> => {
  const published = await loadPublished(db, classIds)
  const notClosed = new Date(now.getTime() + 1)
  const openAtDesk = (found: Facts['classes']): Facts['classes'] =>
    new Map(
      [...found]
        .filter(([, { show }]) => show.id === showId)
        .map(([id, { cls, show }]) => [id, { cls, show: { ...show, entriesCloseAt: notClosed, memberRuns: null } }]),
    )
  return (facts) => ({ ...facts, classes: openAtDesk(facts.classes), unpaidHolds: [], unpaid: [], closed: published })
}
