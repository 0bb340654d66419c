import { asc, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { FewShowsQuery, ShowsQuery } from '../../contract/listQueries'
import { apiPaths } from '../../contract/apiPaths'
import { EligibilityCells, FewShows, Show, ShowSeason } from '../../contract/show'
import { dogs } from '../db/schema'
import type { ServerDeps } from '../deps'
import { callerOf } from '../http/auth'
import { authorized } from '../http/authorize'
import { sharedAnswers } from '../http/sharedAnswers'
import type { Api } from '../http/types'
import type { PaymentProvider } from '../payments/provider'
import { loadFacts, reasonsFor } from './eligibility'
import { loadClosingShows, loadNextShows, loadSeason, loadSeasons, loadShow } from './queries'
import { recordFacts, toShow, toSummary, type ListedShow, type LoadedShow } from './toShow'

const seasonOf = ([show]: ListedShow[]) => (show ? Number(show.row.startDate.slice(0, 4)) : undefined)

const Slug = z.object({ slug: z.string().check(z.maxLength(200)) })

/** The calendar of shows, one show, and what a member's dogs may enter in it. */
export const showRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  const today = () => now().toISOString().slice(0, 10)
  const shared = sharedAnswers(deps)
  const find = async (request: FastifyRequest, slug: string): Promise<LoadedShow> =>
    authorized(request, 'show.read', await loadShow(db, slug), recordFacts)

  app.route({
    method: 'GET',
    url: apiPaths.shows,
    config: { action: 'show.list' },
    schema: { querystring: ShowsQuery, response: { 200: ShowSeason, 304: z.undefined() } },
    handler: (request, reply) => {
      const { season: requestedSeason } = request.query
      return shared.send(request, reply, `season ${requestedSeason}`, ShowSeason, async () => {
        const seasons = await loadSeasons(db)
        const season =
          requestedSeason ?? seasonOf(await loadNextShows(db, today(), 1)) ?? seasons[0] ?? Number(today().slice(0, 4))
        return { season, seasons, items: (await loadSeason(db, season)).map(toSummary) }
      })
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.nextShows,
    config: { action: 'show.list' },
    schema: { querystring: FewShowsQuery, response: { 200: FewShows, 304: z.undefined() } },
    handler: (request, reply) => {
      const { limit } = request.query
      return shared.send(request, reply, `next ${limit}`, FewShows, async () =>
        (await loadNextShows(db, today(), limit)).map(toSummary),
      )
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.closingShows,
    config: { action: 'show.listClosing' },
    schema: { querystring: FewShowsQuery, response: { 200: FewShows } },
    handler: async (request) => {
      const { id } = callerOf(request).user
      return (await loadClosingShows(db, id, now(), request.query.limit)).map(toSummary)
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.show,
    config: { action: 'show.read' },
    schema: { params: Slug, response: { 200: Show } },
    handler: async (request) => toShow(await find(request, request.params.slug)),
  })

  app.route({
    method: 'GET',
    url: apiPaths.eligibility,
    config: { action: 'eligibility.read' },
    schema: { params: Slug, response: { 200: EligibilityCells } },
    handler: async (request) => {
      const { classes } = await find(request, request.params.slug)
      const { user } = callerOf(request)
      const own = await db
        .select({ id: dogs.id })
        .from(dogs)
        .where(eq(dogs.ownerId, user.id))
        .orderBy(asc(dogs.name), asc(dogs.slug))
      const entryRequests = classes.flatMap((cls) => own.map((dog) => ({ classId: cls.id, dogId: dog.id })))
      const facts = await loadFacts(db, payments, user, entryRequests, now())
      return entryRequests.map((entryRequest) => ({ ...entryRequest, reasons: reasonsFor(facts, entryRequest, []) }))
    },
  })
}
