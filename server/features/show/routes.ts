import { showEndpoints } from '#contract/show/showEndpoints'
import { FewShows, ShowPlaces, ShowSeason } from '#contract/show/show'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import { sharedAnswers } from '../../http/sharedAnswers'
import type { Api } from '../../http/types'
import { findShow } from '../../domain/show/findShow'
import { publicProposal } from '../../domain/show/proposals'
import { loadClosingShows, loadNextShows, loadSeason, loadSeasons, loadShow } from '../../domain/show/queries'
import { toClasses, showFromRow, toSummary, type ListedShow } from '../../domain/show/showFromRow'

const seasonOf = ([show]: ListedShow[]) => (show ? Number(show.row.startDate.slice(0, 4)) : undefined)

/** The calendar of shows, and one show. */
export const showRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const today = () => now().toISOString().slice(0, 10)
  const shared = sharedAnswers(deps)

  app.route({
    ...routeOf(showEndpoints.getShows),
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
    ...routeOf(showEndpoints.getNextShows),
    handler: (request, reply) => {
      const { limit } = request.query
      return shared.send(request, reply, `next ${limit}`, FewShows, async () =>
        (await loadNextShows(db, today(), limit)).map(toSummary),
      )
    },
  })

  app.route({
    ...routeOf(showEndpoints.getClosingShows),
    handler: async (request) => {
      const { id } = callerOf(request).user
      return (await loadClosingShows(db, id, now(), request.query.limit)).map(toSummary)
    },
  })

  app.route({
    ...routeOf(showEndpoints.getShow),
    handler: async (request) => {
      const show = await findShow(db, request, request.params.slug)
      return { ...showFromRow(show, now()), proposal: await publicProposal(db, show.row.id) }
    },
  })

  app.route({
    ...routeOf(showEndpoints.getPlaces),
    handler: (request, reply) => {
      const { slug } = request.params
      // Asked every few seconds by everyone who has the show open.
      return shared.send(request, reply, `places ${slug}`, ShowPlaces, async () => {
        const show = await loadShow(db, slug)
        if (!show) throw new HttpError('not_found')
        return toClasses(show.row, show.classes, now())
      })
    },
  })
}
