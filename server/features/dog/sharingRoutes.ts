import { dogSharingEndpoints } from '#contract/dog/keepers'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorize } from '../../http/authorize'
import { limitOf } from '../../http/limit'
import { minute, perNetwork } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { acceptInvitation, declineInvitation, readInvitation } from './answerInvitation'
import { endManagement } from './endManagement'
import { findDog } from '../../domain/dog/findDog'
import { keepersNamed, sendInvitation, takeBackInvitation } from './invitations'

const hour = 60 * minute

/** Who looks after a dog: invitations to manage it or to take it over, their answers, and the end of managing it. */
export const sharingRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  const byAccount = limitOf(deps, 'dog invitations of an account', 10, hour)
  // A stranger is not to be written to all day, no matter who asks for it.
  const toAddress = limitOf(deps, 'dog invitations to an address', 6, 24 * hour)

  app.route({
    ...routeOf(dogSharingEndpoints.getDogKeepers),
    handler: async (request) => {
      const dog = await findDog(db, request, 'dogKeepers.read', request.params.slug)
      return keepersNamed(db, dog, callerOf(request).user.id, now())
    },
  })

  app.route({
    ...routeOf(dogSharingEndpoints.sendInvitation, { logsAs: 'dog_invitation_sent' }),
    handler: async (request, reply) => {
      const { slug } = request.params
      await findDog(db, request, 'dogInvitation.send', slug)
      await byAccount.consume(callerOf(request).user.id, reply)
      await toAddress.consume(request.body.email, reply)
      return reply.status(201).send(await sendInvitation(deps, request, slug, request.body, byCaller(request, now())))
    },
  })

  app.route({
    ...routeOf(dogSharingEndpoints.takeBackInvitation),
    handler: async (request, reply) => {
      await takeBackInvitation(deps, request, request.params, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(dogSharingEndpoints.removeManager),
    handler: async (request, reply) => {
      await endManagement({ ...deps, payments }, request, request.params.slug, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(dogSharingEndpoints.getReceivedInvitation),
    ...perNetwork(deps, 'dog invitations', 60),
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return readInvitation(db, request, request.params.token, now())
    },
  })

  app.route({
    ...routeOf(dogSharingEndpoints.acceptInvitation, { logsAs: 'dog_invitation_accepted' }),
    ...perNetwork(deps, 'answers to dog invitations', 60),
    handler: (request) => {
      authorize(request, 'dogInvitation.accept')
      return acceptInvitation({ ...deps, payments }, request, request.params.token, byCaller(request, now()))
    },
  })

  app.route({
    ...routeOf(dogSharingEndpoints.declineInvitation),
    ...perNetwork(deps, 'answers to dog invitations', 60),
    handler: async (request, reply) => {
      await declineInvitation(deps, request.params.token, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
