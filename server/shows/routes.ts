import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { apiPaths } from '../../contract/paths'
import { EligibilityCells, Show, ShowSummaries } from '../../contract/show'
import { dogs } from '../db/schema'
import type { ServerDeps } from '../deps'
import { callerOf } from '../http/auth'
import { Failure } from '../http/failure'
import type { Api } from '../http/types'
import type { PaymentProvider } from '../payments/provider'
import { loadFacts, reasonsFor } from './eligibility'
import { loadShow, loadShows, type LoadedShow } from './queries'
import { toShow, toSummary } from './toShow'

const Slug = z.object({ slug: z.string().check(z.maxLength(200)) })

/** The calendar of shows, one show, and what a member's dogs may enter in it. */
export const showRoutes = (app: Api, { db, now }: ServerDeps, payments: PaymentProvider): void => {
  const find = async (slug: string): Promise<LoadedShow> => {
    const show = await loadShow(db, slug)
    if (!show) throw new Failure('not_found')
    return show
  }

  app.route({
    method: 'GET',
    url: apiPaths.shows,
    config: { access: 'public' },
    schema: { response: { 200: ShowSummaries } },
    handler: async () => (await loadShows(db)).map(({ row, judges, classes }) => toSummary(row, judges, classes)),
  })

  app.route({
    method: 'GET',
    url: apiPaths.show,
    config: { access: 'public' },
    schema: { params: Slug, response: { 200: Show } },
    handler: async ({ params }) => {
      const { row, judges, classes } = await find(params.slug)
      return toShow(row, judges, classes)
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.eligibility,
    config: { access: 'member' },
    schema: { params: Slug, response: { 200: EligibilityCells } },
    handler: async (request) => {
      const { classes } = await find(request.params.slug)
      const { user } = callerOf(request)
      const own = await db
        .select({ id: dogs.id })
        .from(dogs)
        .where(eq(dogs.ownerId, user.id))
        .orderBy(asc(dogs.name), asc(dogs.slug))
      const wishes = classes.flatMap((cls) => own.map((dog) => ({ classId: cls.id, dogId: dog.id })))
      const facts = await loadFacts(db, payments, user, wishes, now())
      return wishes.map((wish) => ({ ...wish, reasons: reasonsFor(facts, wish, []) }))
    },
  })
}
