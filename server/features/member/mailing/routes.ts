import { mailingEndpoints } from '#contract/member/mailingEndpoints'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute, perNetwork } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { mailPageDirectives } from '../../../mail/mailPage'
import { chosenBy, countAudience } from './audience'
import { addMailing, deleteMailing, saveMailing } from './drafts'
import { previewMailing, showMailing, testMailing } from './preview'
import { loadMailing, loadMailings } from './readMailings'
import { cancelMailing, scheduleMailing } from './schedule'

const hour = 60 * minute

/** Emails of the office to members that it has chosen. */
export const mailingRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const written = limitOf(deps, 'emails to members written by an admin', 600, hour)
  const tested = limitOf(deps, 'tests of emails to members', 20, hour)

  app.route({ ...routeOf(mailingEndpoints.getMailings), handler: ({ query }) => loadMailings(db, query) })

  app.route({
    ...routeOf(mailingEndpoints.countAudience),
    handler: async ({ query: { kind, ...selection } }) => countAudience(db, await chosenBy(db, selection, now()), kind),
  })

  app.route({
    ...routeOf(mailingEndpoints.addMailing),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).account.id, reply)
      const id = await addMailing(db, request.body, byCaller(request, now()))
      reply.code(201)
      return loadMailing(db, id)
    },
  })

  app.route({
    ...routeOf(mailingEndpoints.getMailing),
    handler: ({ params: { id } }) => loadMailing(db, id),
  })

  app.route({
    ...routeOf(mailingEndpoints.saveMailing),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).account.id, reply)
      const { id } = request.params
      await saveMailing(db, { ...request.body, id }, byCaller(request, now()))
      return loadMailing(db, id)
    },
  })

  app.route({
    ...routeOf(mailingEndpoints.deleteMailing),
    handler: async (request, reply) => {
      await deleteMailing(db, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(mailingEndpoints.previewMailing),
    handler: (request) => previewMailing(deps, request.params.id, callerOf(request).account.name),
  })

  app.route({
    ...routeOf(mailingEndpoints.showMailing),
    ...perNetwork(deps, 'previews of emails', 120),
    handler: async ({ params: { token } }, reply) => {
      const html = await showMailing(deps, token)
      reply.helmet({ contentSecurityPolicy: mailPageDirectives() })
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
    },
  })

  app.route({
    ...routeOf(mailingEndpoints.testMailing),
    handler: async (request, reply) => {
      await tested.consume(callerOf(request).account.id, reply)
      await testMailing(deps, request.params.id, request.body.locale, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(mailingEndpoints.scheduleMailing),
    handler: async (request) => {
      const { id } = request.params
      await scheduleMailing(db, { ...request.body, id }, byCaller(request, now()))
      return loadMailing(db, id)
    },
  })

  app.route({
    ...routeOf(mailingEndpoints.cancelMailing),
    handler: async (request) => {
      const { id } = request.params
      await cancelMailing(db, id, byCaller(request, now()))
      return loadMailing(db, id)
    },
  })
}
