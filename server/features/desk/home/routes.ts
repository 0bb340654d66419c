import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { deskEndpoints } from '#contract/desk/deskEndpoints'
import { refusalOf } from '#contract/access/authorize'
import { canAnswer } from '#contract/access/runStates'
import type { AppointmentTask } from '#contract/desk/home'
import { ShowLifecycle } from '#contract/show/show'
import type { Db } from '../../../db/client'
import { people, showJudges, shows } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { callerFacts } from '../../../http/authorize'
import { routeOf } from '../../../http/routeOf'
import type { Api, SignedIn } from '../../../http/types'
import { loadCourseTasks } from './courseTasks'
import { loadLevelTasks } from './levelTasks'
import { loadMeasuringTasks } from './measuringTasks'
import { loadMoney } from './money'
import { loadNumbers } from './numbers'
import { countOpenProblems } from './problemTasks'
import { loadTasks, shown, urgencyOf } from './tasks'
import { dueBeforeEntries, todayThere } from './today'

/** Shows that have asked someone whether they can judge, and wait for the answer. */
const loadAppointmentTasks = async (db: Db, { id }: SignedIn['user'], at: Date): Promise<AppointmentTask[]> => {
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

/** What waits for someone at the desk, and how their next shows fill. */
export const deskHomeRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(deskEndpoints.getDeskHome),
    handler: async (request) => {
      const { user } = callerOf(request)
      const at = now()
      return {
        ...(await loadTasks(db, user, at)),
        appointments: await loadAppointmentTasks(db, user, at),
        courses: await loadCourseTasks(db, user, at),
        dogs: await loadMeasuringTasks(db, user, at),
        levels: await loadLevelTasks(db, user, at),
        problems: refusalOf('problemReport.read', callerFacts(request)) === null ? await countOpenProblems(db) : 0,
        money: refusalOf('transfer.settle', callerFacts(request)) === null ? await loadMoney(db, at) : null,
        shows: await loadNumbers(db, user, at),
      }
    },
  })
}
