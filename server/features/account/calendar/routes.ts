import type { FastifyReply } from 'fastify'
import { calendarFeedEndpoints } from '#contract/account/calendarFeed'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { HttpError } from '../../../http/httpError'
import { perNetwork, tenMinutes } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { findShow } from '../../../domain/show/findShow'
import { addressOf } from '../../../site/address'
import { loadChanges, type Subject } from './changes'
import { accountOfFeed, endFeed, feedSince, makeFeed } from './feed'
import { runsFile, showFile } from './files'
import { loadRuns, type Run } from './runs'

// What an event says is of its entry, its dog, its class and its show, whose classes are changed with it.
const subjectsOf = ({ id, dogId, show }: Run): Subject[] => [
  ['entry', id],
  ['dog', dogId],
  ['show', show.id],
]

const send = (reply: FastifyReply, name: string, text: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.ics"`)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .serializer((body: string) => body)
    .send(text) as never

/** Shows and a member's own runs for the calendar of a phone. */
export const calendarRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const address = addressOf(deps)

  app.route({
    ...routeOf(calendarFeedEndpoints.getShowCalendar),
    ...perNetwork(deps, 'show calendar', 120),
    handler: async (request, reply) => {
      const { row } = await findShow(db, request, request.params.slug)
      const show = ['show', row.id] as const
      const changes = (await loadChanges(db, [show]))(show)
      return send(reply, encodeURIComponent(row.slug), showFile(row, changes, address, now()))
    },
  })

  app.route({
    ...routeOf(calendarFeedEndpoints.getCalendarFeed),
    handler: async (request) => ({
      createdAt: (await feedSince(deps, callerOf(request).user.id))?.toISOString() ?? null,
    }),
  })

  app.route({
    ...routeOf(calendarFeedEndpoints.makeCalendarFeed),
    ...perNetwork(deps, 'calendar feeds made', 60, tenMinutes),
    handler: (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return makeFeed(deps, callerOf(request).user.id, byCaller(request, now()))
    },
  })

  app.route({
    ...routeOf(calendarFeedEndpoints.endCalendarFeed),
    handler: async (request, reply) => {
      await endFeed(deps, callerOf(request).user.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(calendarFeedEndpoints.getCalendarFile),
    ...perNetwork(deps, 'calendar file', 120),
    handler: async (request, reply) => {
      const account = await accountOfFeed(deps, request.params.file)
      if (!account) throw new HttpError('not_found')
      const runs = await loadRuns(db, account.id, now())
      const changes = await loadChanges(db, runs.flatMap(subjectsOf))
      const file = runsFile(runs, (run) => changes(...subjectsOf(run)), account.locale, address, now())
      return send(reply, 'clear-round', file)
    },
  })
}
