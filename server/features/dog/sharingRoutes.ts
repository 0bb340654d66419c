import { dogSharingEndpoints } from '#contract/dog/keepers'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { endManagement } from './endManagement'
import { findDog } from '../../domain/dog/findDog'
import { cancelDogInvitation, keepersNamed, sendDogInvitation } from './invitations'

const hour = 60 * minute

/** Who looks after a dog: invitations to manage it or to take it over, and the end of managing it. */
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
    ...routeOf(dogSharingEndpoints.sendDogInvitation, { logsAs: 'invitation_sent' }),
    handler: async (request, reply) => {
      const { slug } = request.params
      await findDog(db, request, 'dogInvitation.send', slug)
      await byAccount.consume(callerOf(request).user.id, reply)
      await toAddress.consume(request.body.email, reply)
      return reply
        .status(201)
        .send(await sendDogInvitation(deps, request, slug, request.body, byCaller(request, now())))
    },
  })

  app.route({
    ...routeOf(dogSharingEndpoints.cancelDogInvitation),
    handler: async (request, reply) => {
      await cancelDogInvitation(deps, request, request.params, byCaller(request, now()))
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
}
