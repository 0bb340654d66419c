import type { InjectOptions } from 'fastify'
import type { ServerDeps } from '../../deps'
import type { Api } from '../../http/types'
import { builtInProvider } from './builtIn/provider'
import type { PaymentProvider } from '../../domain/payment/provider'
import { routedProvider } from './router'
import { cardRoute, pageRoute } from './routes'
import { stripeClient } from './stripe/client'
import { stripeProvider } from './stripe/provider'

/** Who takes the payments of this server, and the routes by which they are paid. */
interface Payments {
  provider: PaymentProvider
  addRoutes: (app: Api) => void
}

/** The provider of the settings: Stripe where an account is given, else the built-in one. */
export const paymentsOf = (
  deps: ServerDeps,
  ask: (request: InjectOptions) => Promise<{ statusCode: number }>,
): Payments => {
  const { paymentProvider, stripe: settings } = deps
  if (paymentProvider) return { provider: paymentProvider, addRoutes: (app) => pageRoute(app, deps, null) }
  const builtIn = builtInProvider(deps, ask)
  if (!settings)
    return {
      provider: routedProvider(deps, { built_in: builtIn }, builtIn),
      addRoutes: (app) => {
        cardRoute(app, deps, builtIn)
        pageRoute(app, deps, null)
      },
    }
  const client = stripeClient(settings)
  const stripe = stripeProvider(deps, client, settings.webhookSecret)
  return {
    provider: routedProvider(deps, { built_in: builtIn, stripe }, stripe),
    // The card form takes a test card: where Stripe takes the payments it must not be there.
    addRoutes: (app) => pageRoute(app, deps, client),
  }
}
