import { peopleEndpoints } from '#contract/people/people'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { perNetwork } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { acceptInvitation, declineInvitation, readInvitation } from './answerInvitation'

/** The routes of an invitation's link: read it, accept it or decline it. */
export const personInvitationRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(peopleEndpoints.getReceivedPersonInvitation),
    ...perNetwork(deps, 'person invitations', 60),
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return readInvitation(db, request, request.params.token, now())
    },
  })

  app.route({
    ...routeOf(peopleEndpoints.acceptPersonInvitation, { logsAs: 'person_invitation_accepted' }),
    ...perNetwork(deps, 'answers to person invitations', 60),
    handler: (request) => acceptInvitation(deps, request, request.params.token, byCaller(request, now())),
  })

  app.route({
    ...routeOf(peopleEndpoints.declinePersonInvitation),
    ...perNetwork(deps, 'answers to person invitations', 60),
    handler: async (request, reply) => {
      await declineInvitation(deps, request.params.token, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
