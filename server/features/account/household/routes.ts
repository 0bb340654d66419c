import { householdEndpoints } from '#contract/account/household'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { acceptInvitation } from '../../../domain/invitation/answer'
import type { PaymentProvider } from '../../../domain/payment/provider'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { askHousehold, endHousehold, readHousehold } from './households'

const hour = 60 * minute

/** Households that both members confirm: judges and approvers must not handle the dogs and shows of either. */
export const householdRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  const byAccount = limitOf(deps, 'household requests of an account', 10, hour)
  const toAddress = limitOf(deps, 'household requests to an address', 6, 24 * hour)

  app.route({
    ...routeOf(householdEndpoints.getHousehold),
    handler: (request) => readHousehold(db, callerOf(request).account, now()),
  })

  app.route({
    ...routeOf(householdEndpoints.askHousehold),
    handler: async (request, reply) => {
      const { id } = callerOf(request).user
      const { email } = request.body
      await byAccount.consume(id, reply)
      await toAddress.consume(email, reply)
      await askHousehold(deps, id, email, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(householdEndpoints.agreeToHousehold),
    handler: async (request, reply) => {
      const key = { household: request.params.id }
      await acceptInvitation({ ...deps, payments }, request, key, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(householdEndpoints.endHousehold),
    handler: async (request, reply) => {
      await endHousehold(deps, callerOf(request).user.id, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
