import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { canAnswer } from '#contract/access/runStates'
import type { AppointmentTask } from '#contract/desk/home'
import { ShowLifecycle } from '#contract/show/show'
import type { Db } from '../../../db/client'
import { people, showJudges, shows } from '../../../db/schema'
import type { SignedIn } from '../../../http/types'
import { shown, urgencyOf } from './tasks'
import { dueBeforeEntries, todayThere } from './today'

/** Shows that have asked someone whether they can judge, and wait for the answer. */
export const loadAppointmentTasks = async (db: Db, { id }: SignedIn['user'], at: Date): Promise<AppointmentTask[]> => {
  const rows = await db
    .select({
      personId: people.id,
      slug: shows.slug,
      name: shows.name,
      due: dueBeforeEntries,
      today: sql<string>`${todayThere(at)}::text`,
    })
    .from<PgTable>(showJudges)
    .innerJoin(people, eq(people.id, showJudges.personId))
    .innerJoin(shows, eq(shows.id, showJudges.showId))
    .where(
      and(
        ...[eq(people.accountId, id), isNotNull(showJudges.askedAt), isNull(showJudges.answer)],
        inArray(shows.state, ShowLifecycle.options.filter(canAnswer)),
      ),
    )
    .orderBy(dueBeforeEntries, shows.slug)
    .limit(shown)
  return rows.map(({ today, ...task }) => ({ ...task, urgency: urgencyOf({ due: task.due, today }) }))
}
