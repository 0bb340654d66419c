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
  const tellOf = (bought: ApiResponse, type = 'completed') =>
    tell(stripe().event(`checkout.session.${type}`, sessionOf(bought)))
  const tellAbout = (of: Parameters<StripeStandIn['eventOf']>[1], type: string) => tell(stripe().eventOf(type, of))
  const begin = async (body: object = cart(), who = member()) => {
    const bought = await buy(who, body)
    const { status } = await pageOf(bought, who)
    if (status !== 200) throw new Error(`There is no page: ${status}`)
    return bought
  }
  return {
    pageOf,
    sessionOf,
    read,
    signed,
    tell,
    statusOf: async (bought: ApiResponse) => (await read(bought)).status,
    tellOf,
    tellAbout,
    /** The same event three times. */
    tellThrice: async (of: Parameters<StripeStandIn['eventOf']>[1], type: string) => {
      for (let time = 0; time < 3; time += 1) {
        const { status } = await tellAbout(of, type)
        if (status !== 200) throw new Error(`The event was not taken: ${status}`)
      }
    },
    /** A purchase whose page is open. */
    begin,
    /** A purchase that was paid on its page. */
    buyAndPay: async (body: object = cart()) => {
      const bought = await begin(body)
      stripe().book.pay(sessionOf(bought))
      await tellOf(bought)
      return bought
    },
    withdraw: async (bought: ApiResponse, line = 0) => {
      const { entryId, withdrawal } = (await read(bought)).lines[line]
      const body = { expectedRefund: withdrawal.refund }
      const { status } = await member().post(`/entries/${entryId}/withdrawal`, body)
      if (status !== 200) throw new Error(`The entry was not withdrawn: ${status}`)
    },
    /** What is booked besides payments and what is owed: each kind with its accounts, the debits first. */
    booked: async () => {
      const rows = await server().query(
        `select t.kind, string_agg(g.account || ' ' || g.amount, ', ' order by g.amount desc, g.account) as postings
         from ledger_transactions t join ledger_postings g on g.transaction_id = t.id
         where t.kind not in ('payment', 'refund_owed', 'provider_fee', 'journal') group by t.id order by t.id`,
      )
      return rows.map(({ kind, postings }) => `${String(kind)}: ${String(postings)}`)
    },
    /** What Stripe has refunded, or tried to. */
    given: () => stripe().book.refunds.map(({ amount, status }) => [amount, status]),
  }
}
