import * as z from 'zod/mini'
import { peoplePaths } from '#contract/people/paths'
import { AcceptedPersonInvitation, ReceivedPersonInvitation } from '#contract/people/people'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { perNetwork } from '../../http/rateLimits'
import type { Api } from '../../http/types'
import { acceptInvitation, declineInvitation, readInvitation } from './answerInvitation'

const Token = z.object({ token: z.string() })

/** The routes of an invitation's link: read it, accept it or decline it. */
export const personInvitationRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    method: 'GET',
    url: peoplePaths.receivedPersonInvitation,
    ...perNetwork(deps, 'person invitations', 60),
    config: { action: 'personInvitation.read' },
    schema: { params: Token, response: { 200: ReceivedPersonInvitation } },
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return readInvitation(db, request, request.params.token, now())
    },
  })

  app.route({
    method: 'POST',
    url: peoplePaths.acceptPersonInvitation,
    ...perNetwork(deps, 'answers to person invitations', 60),
    config: { action: 'personInvitation.accept', logsAs: 'person_invitation_accepted' },
    schema: { params: Token, response: { 200: AcceptedPersonInvitation } },
    handler: (request) => acceptInvitation(deps, request, request.params.token, byCaller(request, now())),
  })

  app.route({
    method: 'POST',
    url: peoplePaths.declinePersonInvitation,
    ...perNetwork(deps, 'answers to person invitations', 60),
    config: { action: 'personInvitation.decline' },
    schema: { params: Token, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await declineInvitation(deps, request.params.token, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
