import { atStripe } from '../../../testing/atStripe'
import { any, buy, cart, minute, plan, zolw } from '../../../testing/buying'
import { callerOf, logIn, type ApiResponse, type Caller } from '../../../testing/client'
import { stripeHooks } from '../../../testing/stripeHooks'
import type { StripeStandIn } from '../../../testing/stripeStandIn'
import type { TestServer } from '../../../testing/startTestServer'

describe('payments at Stripe', () => {
  let stripe: StripeStandIn
  let server: TestServer
  let member: Caller
  stripeHooks((made) => ({ stripe, server, member } = made), { publicUrl: 'https://dogs.example.org' })

  const { pageOf, sessionOf, read, signed, tell, statusOf, tellOf, begin } = atStripe(
    () => server,
    () => stripe,
    () => member,
  )
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)
  const audited = async (bought: ApiResponse) =>
    (await server.query(`select action, after from audit where subject_id = '${bought.json.id}' order by id`)).map(
      ({ action, after }) => [action, after],
    )

  describe('the page', () => {
    it('asks for the sum, in the payer’s language, and leads back to the purchase', async () => {
      const bought = await buy(member, cart())
      expect(bought.json.ways).toEqual(['page'])
      const { json } = await pageOf(bought)
      const session = sessionOf(bought)
      expect(json).toEqual({ url: `${stripe.origin}/pay/${session.id}` })
      const back = `https://dogs.example.org/purchases/${bought.json.id}`
      expect(session).toMatchObject({
        amount_total: 550,
        currency: 'gbp',
        methods: ['card'],
        email: 'member@example.org',
        locale: 'en-GB',
        title: `Purchase ${bought.json.number}`,
        success_url: back,
        cancel_url: `${back}?left=payment`,
      })
    })

    it('takes BLIK and Przelewy24 beside cards where prices are in złoty', async () => {
      const bought = await buy(member, cart())
      await server.query(`update purchases set currency = 'PLN' where id = '${bought.json.id}'`)
      await server.query(`update users set locale = 'pl' where email = 'member@example.org'`)
      await pageOf(bought)
      expect(sessionOf(bought)).toMatchObject({ methods: ['card', 'blik', 'p24'], currency: 'pln', locale: 'pl' })
    })

    it('is the same one for two tabs at once, and for a member who returns to it', async () => {
      const bought = await buy(member, cart())
      const both = await Promise.all([pageOf(bought), pageOf(bought)])
      const again = await pageOf(bought)
      expect(new Set([...both, again].map(({ json }) => json.url)).size).toBe(1)
      expect(stripe.book.sessions).toHaveLength(1)
    })

    it('is for the purchase’s owner alone, and for one that can be paid', async () => {
      const bought = await buy(member, cart())
      expect((await pageOf(bought, await logIn(server, 'judge'))).status).toBe(404)
      expect((await callerOf(server).post(`/payments/${bought.json.paymentId}/page`)).status).toBe(401)
      server.clock.advance(11 * minute)
      expect((await pageOf(bought)).json.code).toBe('purchase_closed')
      expect((await member.post('/payments/nothing/page')).status).toBe(404)
      expect(stripe.book.sessions).toEqual([])
    })

    it('replaces the test card, which is refused', async () => {
      const bought = await buy(member, cart())
      const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
      expect((await member.post(`/payments/${bought.json.paymentId}/card`, card)).status).toBe(404)
      expect(await statusOf(bought)).toBe('pending')
    })

    it.each([500, 402, 429, 'cut', 'silent'] as const)(
      'that Stripe does not make (%s) charges nothing, and is made by the next try, once [T16.2]',
      async (trouble) => {
        const bought = await buy(member, cart())
        stripe.trouble('create', ...(typeof trouble === 'number' ? [trouble] : [trouble, trouble]))
        const first = await pageOf(bought)
        expect([first.status, first.json.code]).toEqual([503, 'payment_unavailable'])
        expect((await read(bought)).checking).toBe(false)
        expect((await pageOf(bought)).status).toBe(200)
        expect(stripe.book.sessions).toHaveLength(1)
      },
      60_000,
    )
  })

  describe('a payment [T16.1]', () => {
    it('that is notified makes the purchase paid, with its payer and the card on the receipt', async () => {
      const bought = await begin()
      stripe.book.pay(sessionOf(bought), { brand: 'mastercard', last4: '4444' })
      expect(await read(bought)).toMatchObject({ status: 'pending', checking: true })
      expect((await tellOf(bought)).status).toBe(200)
      expect(await read(bought)).toMatchObject({
        status: 'paid',
        card: { brand: 'Mastercard', last4: '4444' },
        ways: [],
      })
      expect(await audited(bought)).toContainEqual(['purchase.paid', expect.objectContaining({ paidBy: 'stripe' })])
    })

    it('that was left is not charged, and the member continues on the same page', async () => {
      const bought = await begin()
      expect(await read(bought)).toMatchObject({ status: 'pending', checking: false })
      expect((await pageOf(bought)).json.url).toContain(sessionOf(bought).id)
      expect((await member.delete(`/purchases/${bought.json.id}`)).status).toBe(204)
      await server.runJobs()
      expect([await statusOf(bought), sessionOf(bought).status]).toEqual(['cancelled', 'expired'])
    })

    it('that is notified twice, in any order and late is one payment', async () => {
      const newcomer = await logIn(server, 'newcomer')
      const bought = await begin(plan(), newcomer)
      const session = sessionOf(bought)
      stripe.book.payLater(session)
      const completed = stripe.event('checkout.session.completed', session)
      stripe.book.settle(session, true)
      const succeeded = stripe.event('checkout.session.async_payment_succeeded', session)
      const events = [succeeded, completed, succeeded, stripe.event('checkout.session.expired', session)]
      for (const answer of await Promise.all(events.map((one) => tell(one)))) expect(answer.status).toBe(200)
      server.clock.advance(3 * 24 * 60 * minute)
      expect((await tell(succeeded)).status).toBe(200)
      await server.runJobs()
      expect((await newcomer.get('/me')).json.renewalDate).toBe('2027-11-21')
      expect(stripe.book.refunds).toEqual([])
    })

    it('that is never notified is found by a job that asks Stripe, without a visit of the member', async () => {
      const bought = await begin()
      stripe.book.pay(sessionOf(bought))
      server.clock.advance(minute)
      await server.runJobs()
      expect([await statusOf(bought), await taken()]).toEqual(['paid', 1])
      const calls = stripe.calls.length
      server.clock.advance(60 * minute)
      await server.runJobs()
      expect(stripe.calls).toHaveLength(calls)
    })

    it('keeps its places while a bank has not answered, and ends with the bank’s answer', async () => {
      for (const [item, paid] of [
        [undefined, true],
        [[{ classId: any, dogId: zolw }], false],
      ] as const) {
        const bought = await begin(cart(item && [...item]))
        stripe.book.payLater(sessionOf(bought))
        await tellOf(bought)
        server.clock.advance(11 * minute)
        await server.runJobs()
        expect(await read(bought)).toMatchObject({ status: 'pending', checking: true })
        expect((await pageOf(bought)).status).toBe(409)
        stripe.book.settle(sessionOf(bought), paid)
        expect((await tellOf(bought, paid ? 'async_payment_succeeded' : 'async_payment_failed')).status).toBe(200)
        await server.runJobs()
        expect(await statusOf(bought)).toBe(paid ? 'paid' : 'expired')
      }
      expect(await taken()).toBe(1)
    })

    it('that a bank refused can be tried again on another page', async () => {
      const newcomer = await logIn(server, 'newcomer')
      const bought = await begin(plan(), newcomer)
      const first = sessionOf(bought)
      stripe.book.payLater(first)
      stripe.book.settle(first, false)
      await tellOf(bought, 'async_payment_failed')
      expect((await pageOf(bought, newcomer)).json.url).not.toContain(first.id)
      stripe.book.pay(sessionOf(bought))
      await tellOf(bought)
      expect((await read(bought, newcomer)).status).toBe('paid')
    })

    it('is refunded when its sum or currency is wrong', async () => {
      const bought = await begin()
      const session = sessionOf(bought)
      stripe.book.pay(session)
      session.currency = 'pln'
      await tellOf(bought)
      expect([await statusOf(bought), await taken()]).toEqual(['refunded', 0])
      expect(stripe.book.refunds.map(({ amount }) => amount)).toEqual([550])
    })
  })

  describe('an event [T16.1]', () => {
    it('that is forged, old, changed or without a signature is refused, and changes nothing', async () => {
      const bought = await begin()
      stripe.book.pay(sessionOf(bought))
      const body = stripe.event('checkout.session.completed', sessionOf(bought))
      const wrong = [
        tell(body, signed(body, 'whsec_of_somebody_else')),
        tell(body, signed(body, undefined, 301)),
        tell(`${body} `, signed(body)),
        tell(body, ''),
        tell('no json', signed('no json')),
      ]
      for (const answer of await Promise.all(wrong)) expect(answer.status).toBe(400)
      expect(await statusOf(bought)).toBe('pending')
      expect(server.securityLines().filter(({ event }) => event === 'payment_notification_refused')).toHaveLength(5)
      expect((await tell(body, signed(body, undefined, 299))).status).toBe(200)
      expect(await statusOf(bought)).toBe('paid')
    })

    it('that says paid is not believed over the page itself', async () => {
      const bought = await begin()
      const pretended = { ...sessionOf(bought), status: 'complete' as const, payment_status: 'paid' as const }
      expect((await tell(stripe.event('checkout.session.completed', pretended))).status).toBe(200)
      expect(await statusOf(bought)).toBe('pending')
    })

    it('about something else is answered and left alone', async () => {
      const bought = await begin()
      const foreign = { ...sessionOf(bought), id: 'cs_test_of_another_shop' }
      expect((await tell(stripe.event('customer.created', sessionOf(bought)))).status).toBe(200)
      expect((await tell(stripe.event('checkout.session.completed', foreign))).status).toBe(200)
      expect(stripe.calls).toEqual(['create'])
      expect(await statusOf(bought)).toBe('pending')
    })
  })
})
