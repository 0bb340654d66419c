import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { eventsShown, showEvents, type ShowEvent, type Work } from '#contract/show/history'
import type { AuditAction } from '../../../db/auditedFields'
import type { Db } from '../../../db/client'
import { audit, classes, users } from '../../../db/schema'
import { changesBetween } from '../../../domain/show/changesBetween'

type Row = Pick<typeof audit.$inferSelect, 'id' | 'at' | 'actor' | 'action' | 'before' | 'after' | 'why'>

// The one whose action is called otherwise.
const otherNames: Readonly<Record<string, string>> = { 'show.drawn': 'show.draw_run' }
const eventOf = (action: string) => showEvents.find((event) => (otherNames[action] ?? action) === `show.${event}`)
const classWork = new Map<AuditAction, Work['kind']>([
  ['course.uploaded', 'course_uploaded'],
  ['course.returned', 'course_returned'],
  ['course.signed', 'course_signed'],
  ['running_order.published', 'order_published'],
  ['results.published', 'results_published'],
  ['results.corrected', 'results_corrected'],
])
const workOf = ({ action, after }: Row): Work['kind'] | undefined => {
  if (action !== 'show.appointment_answered') return classWork.get(action)
  return after?.answer === 'accepted' ? 'judge_accepted' : 'judge_declined'
}
/** When the reader last agreed to the show or returned it: what is newer they have not seen. */
const lastDecision = async (db: Db, showId: string, readerId: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(
        ...[eq(audit.subjectType, 'show'), eq(audit.subjectId, showId), eq(audit.actor, readerId)],
        inArray(audit.action, ['show.agreed', 'show.returned']),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1)
  return row?.id ?? null
}

/** What happened to a show and was done for its classes, the newest first, as its audit has it. */
export const historyOf = async (db: Db, showId: string, readerId: string): Promise<ShowEvent[]> => {
  const decided = await lastDecision(db, showId, readerId)
  const ofShow = await db
    .select({ id: classes.id, date: classes.date, startTime: classes.startTime, ring: classes.ring })
    .from(classes)
    .where(eq(classes.showId, showId))
  const ids = ofShow.map(({ id }) => id)
  const rows = await db
    .select({ row: audit, name: users.name })
    .from(audit)
    .leftJoin(users, eq(sql`${users.id}::text`, audit.actor))
    .where(
      or(
        and(eq(audit.subjectType, 'show'), eq(audit.subjectId, showId)),
        and(
          inArray(audit.subjectType, ['course', 'running_order', 'results']),
          ...[inArray(audit.subjectId, ids), inArray(audit.action, [...classWork.keys()])],
        ),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(eventsShown)
  return rows.flatMap(({ row, name }) => {
    const kind = workOf(row)
    const event = kind ? 'changed' : eventOf(row.action)
    if (event === undefined) return []
    const cls = ofShow.find(({ id }) => id === row.subjectId)
    // A new show is all new: its fields are on the screen beside.
    const isListed = kind === undefined && event !== 'added'
    return {
      id: row.id,
      at: row.at.toISOString(),
      by: name,
      event,
      why: row.why,
      work: kind ? { kind, cls: cls ? { date: cls.date, startTime: cls.startTime, ring: cls.ring } : null } : null,
      ...(isListed ? changesBetween(row) : { fields: [], classes: [] }),
      isNew: decided !== null && row.id > decided,
    }
  })
}
