import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { paymentEndpoints } from '#contract/payment/card'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { limitOf } from '../../http/limit'
import { minute, networkLimit } from '../../http/rateLimits'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { chargeCard } from './builtIn/charge'
import type { BuiltInProvider } from './builtIn/provider'
import { openPage } from './stripe/openPage'

const hour = 60 * minute
const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success

/** The built-in provider's card form. */
export const cardRoute = (app: Api, deps: ServerDeps, provider: BuiltInProvider): void => {
  // A thief tries many stolen cards.
  const ofAccount = limitOf(deps, 'declined cards of an account', 10, hour)
  const ofNetwork = networkLimit(deps, 'declined cards in a network', 40, hour)
  app.route({
    ...routeOf(paymentEndpoints.payByCard, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw new HttpError('not_found')
      const userId = callerOf(request).user.id
      // Counted before it is tried: many at once are no way round.
      await ofAccount.consume(userId, reply)
      await ofNetwork.consume(request, reply)
      const charge = await chargeCard(deps, request, id, request.body)
      if (!charge) return { status: 'declined' as const }
      await Promise.all([ofAccount.reward(userId), ofNetwork.reward(request)])
      // If this fails, the charge remains and a background job delivers it later.
      if (!charge.notifiedAt) await provider.deliver(charge).catch(() => undefined)
      return { status: 'succeeded' as const }
    },
  })
}

/** The provider's own page for a payment; without a provider that has pages there is none. */
export const pageRoute = (app: Api, deps: ServerDeps, stripe: Stripe | null): void => {
  const ofAccount = limitOf(deps, 'payment pages of an account', 60, hour)
  app.route({
    ...routeOf(paymentEndpoints.openPaymentPage, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      const { id: paymentId } = request.params
      if (!stripe || !isId(paymentId)) throw new HttpError('not_found')
      await ofAccount.consume(callerOf(request).user.id, reply)
      const url = await openPage({ deps, stripe, request, paymentId }, (error) =>
        request.log.error({ err: error }, 'a payment page could not be created'),
      )
      return { url }
    },
  })
}
