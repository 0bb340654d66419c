import { invitationEndpoints } from '#contract/invitation/invitation'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { acceptInvitation, declineInvitation, readInvitation } from '../../domain/invitation/answer'
import type { PaymentProvider } from '../../domain/payment/provider'
import { perNetwork } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'

/** Invitations by their link: read, accept, decline. */
export const invitationRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(invitationEndpoints.getReceivedInvitation),
    ...perNetwork(deps, 'invitations', 60),
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return readInvitation(db, request, request.params.token, now())
    },
  })

  app.route({
    ...routeOf(invitationEndpoints.acceptInvitation, { logsAs: 'invitation_accepted' }),
    ...perNetwork(deps, 'answers to invitations', 60),
    handler: (request) => acceptInvitation({ ...deps, payments }, request, request.params, byCaller(request, now())),
  })

  app.route({
    ...routeOf(invitationEndpoints.declineInvitation),
    ...perNetwork(deps, 'answers to invitations', 60),
    handler: async (request, reply) => {
      await declineInvitation(deps, request.params.token, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
