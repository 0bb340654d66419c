import * as z from 'zod/mini'
import { FewShowsQuery, ShowsQuery } from '#contract/shared/listQueries'
import { apiPaths } from '#contract/shared/apiPaths'
import { FewShows, Show, ShowPlaces, ShowSeason } from '#contract/show/show'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { sharedAnswers } from '../../http/sharedAnswers'
import type { Api } from '../../http/types'
import { findShow, ShowSlug } from '../../domain/show/findShow'
import { loadClosingShows, loadNextShows, loadSeason, loadSeasons, loadShow } from '../../domain/show/queries'
import { toClass, showFromRow, toSummary, type ListedShow } from '../../domain/show/showFromRow'

const seasonOf = ([show]: ListedShow[]) => (show ? Number(show.row.startDate.slice(0, 4)) : undefined)

/** The calendar of shows, and one show. */
export const showRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const today = () => now().toISOString().slice(0, 10)
  const shared = sharedAnswers(deps)

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
        return { season, seasons, items: (await loadSeason(db, season, requestedSeason === undefined)).map(toSummary) }
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
    schema: { params: ShowSlug, response: { 200: Show } },
    handler: async (request) => showFromRow(await findShow(db, request, request.params.slug), now()),
  })

  app.route({
    method: 'GET',
    url: apiPaths.showPlaces,
    config: { action: 'show.readPlaces' },
    schema: { params: ShowSlug, response: { 200: ShowPlaces, 304: z.undefined() } },
    handler: (request, reply) => {
      const { slug } = request.params
      // Asked every few seconds by everyone who has the show open.
      return shared.send(request, reply, `places ${slug}`, ShowPlaces, async () => {
        const show = await loadShow(db, slug)
        if (!show) throw new HttpError('not_found')
        return show.classes.map((cls) => toClass(cls, show.row, now()))
      })
    },
  })
}
