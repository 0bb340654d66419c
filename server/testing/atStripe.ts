import Stripe from 'stripe'
import { buy, cart } from './buying'
import { callerOf, type ApiResponse, type Caller } from './client'
import type { TestServer } from './startTestServer'
import { standInKeys, type StripeStandIn } from './stripeStandIn'

const { webhooks } = new Stripe(standInKeys.secretKey)

/** What tests of payments at Stripe do: open pages, look at them, and notify the server of them as Stripe would. */
export const atStripe = (server: () => TestServer, stripe: () => StripeStandIn, member: () => Caller) => {
  const pageOf = (bought: ApiResponse, who = member()) => who.post(`/payments/${bought.json.paymentId}/page`)
  const sessionOf = (bought: ApiResponse) => stripe().book.byPayment(bought.json.paymentId)
  const read = async (bought: ApiResponse, who = member()) => (await who.get(`/purchases/${bought.json.id}`)).json
  const signed = (payload: string, secret: string = standInKeys.webhookSecret, secondsAgo = 0) => {
    const timestamp = Math.floor(server().clock.now().getTime() / 1000) - secondsAgo
    return webhooks.generateTestHeaderString({ payload, secret, timestamp })
  }
  const tell = (payload: string, signature = signed(payload)) =>
    callerOf(server()).postText('/payments/notifications', payload, {
      'content-type': 'application/json',
      'stripe-signature': signature,
    })
  return {
    pageOf,
    sessionOf,
    read,
    signed,
    tell,
    statusOf: async (bought: ApiResponse) => (await read(bought)).status,
    tellOf: (bought: ApiResponse, type = 'completed') =>
      tell(stripe().event(`checkout.session.${type}`, sessionOf(bought))),
    tellAbout: (of: Parameters<StripeStandIn['eventOf']>[1], type: string) => tell(stripe().eventOf(type, of)),
    /** A purchase whose page is open. */
    begin: async (body: object = cart(), who = member()) => {
      const bought = await buy(who, body)
      const { status } = await pageOf(bought, who)
      if (status !== 200) throw new Error(`There is no page: ${status}`)
      return bought
    },
  }
}
