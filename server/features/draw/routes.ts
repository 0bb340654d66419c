import { drawEndpoints, PublishedDraw } from '#contract/draw/draw'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import { sharedAnswers } from '../../http/sharedAnswers'
import type { Api } from '../../http/types'
import { findShow } from '../../domain/show/findShow'
import { loadApplication } from './application'
import { applyToDraw, leaveDraw } from './apply'
import { loadPublished } from './published'
import { setFairOpening } from './setFairOpening'

/** The fair opening of a show: taking part in its draw, and what is published of it. */
export const drawRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const shared = sharedAnswers(deps)
  // Endless changes of choices would fill the audit and the outbox.
  const applications = limitOf(deps, 'draws applied to by an account', 60, 60 * minute)

  app.route({
    ...routeOf(drawEndpoints.getDraw),
    handler: async (request, reply) => {
      const { row } = await findShow(db, request, request.params.slug, 'draw.read')
      if (row.fairOpening === null) throw new HttpError('not_found')
      return shared.send(request, reply, `draw ${row.slug} ${row.drawnAt?.getTime()}`, PublishedDraw, () =>
        loadPublished(db, row),
      )
    },
  })

  app.route({
    ...routeOf(drawEndpoints.getOwnDraw),
    handler: async (request) => {
      const { row } = await findShow(db, request, request.params.slug)
      return { application: await loadApplication(db, row.id, callerOf(request).user.id) }
    },
  })

  app.route({
    ...routeOf(drawEndpoints.applyToDraw),
    handler: async (request, reply) => {
      const { id } = callerOf(request).user
      await applications.consume(id, reply)
      const { slug } = request.params
      const { choices } = request.body
      const { showId, fresh } = await applyToDraw(deps, { userId: id, slug, choices }, byCaller(request, now()))
      return reply.status(fresh ? 201 : 200).send({ application: await loadApplication(db, showId, id) })
    },
  })

  app.route({
    ...routeOf(drawEndpoints.leaveDraw),
    handler: async (request, reply) => {
      const { id } = callerOf(request).user
      await applications.consume(id, reply)
      await leaveDraw(deps, id, request.params.slug, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(drawEndpoints.setFairOpening),
    handler: async (request) => {
      const { minutes } = request.body
      return { fairOpening: await setFairOpening(deps, request.params.slug, minutes, byCaller(request, now())) }
    },
  })
}
