import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Judge, judgeEndpoints, mostJudgedShows } from '#contract/people/judge'
import type { Db } from '../../db/client'
import { classes, classResults, people, showJudges, shows } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { visible } from '../../domain/show/queries'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'

/** A person whom a visible show names as a judge; undefined for anyone else. */
const loadJudge = async (db: Db, id: string): Promise<Judge | undefined> => {
  const named = and(eq(showJudges.personId, id), visible)
  const [person] = await db
    .select({ name: people.name })
    .from<PgTable>(showJudges)
    .innerJoin(people, eq(people.id, showJudges.personId))
    .innerJoin(shows, eq(shows.id, showJudges.showId))
    .where(named)
    .limit(1)
  if (!person) return undefined
  const { slug, name, city, startDate, endDate } = shows
  const judged = await db
    .select({ slug, name, city, startDate, endDate, classes: count() })
    .from<PgTable>(showJudges)
    .innerJoin(shows, eq(shows.id, showJudges.showId))
    .innerJoin(classes, eq(classes.showId, shows.id))
    .innerJoin(classResults, eq(classResults.classId, classes.id))
    .where(and(named, isNotNull(classResults.publishedAt)))
    .groupBy(shows.id)
    .orderBy(desc(startDate), desc(slug))
    .limit(mostJudgedShows)
  return { name: person.name, shows: judged }
}

/** The public page of a judge. */
export const judgePageRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    ...routeOf(judgeEndpoints.getJudge),
    handler: async (request) => {
      const judge = await loadJudge(db, request.params.id)
      if (!judge) throw new HttpError('not_found')
      return judge
    },
  })
}
