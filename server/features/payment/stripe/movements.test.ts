import { buy, cart, entryRequest, any, zolw } from '../../../testing/buying'
import { atStripe } from '../../../testing/atStripe'
import { logIn, type Caller } from '../../../testing/client'
import { stripeHooks } from '../../../testing/stripeHooks'
import type { StripeStandIn } from '../../../testing/stripeStandIn'
import type { StandInRefund } from '../../../testing/stripeBook'
import type { TestServer } from '../../../testing/startTestServer'

describe('what Stripe does without our asking', () => {
  let stripe: StripeStandIn
  let server: TestServer
  let member: Caller
  let admin: Caller
  stripeHooks((made) => ({ stripe, server, member } = made))
  beforeEach(async () => {
    admin = await logIn(server, 'admin')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const { sessionOf, read, tellOf, tellAbout, tellThrice, begin, buyAndPay, withdraw, booked, given, statusOf } =
    atStripe(
      () => server,
      () => stripe,
      () => member,
    )
  const twoRuns = () => cart([entryRequest, { classId: any, dogId: zolw }], 1100)
  const due = async () => (await admin.get('/desk/transfers')).json.refundsDue
  const refundOf = (index = 0) => stripe.book.refunds[index] as StandInRefund

  describe('a refund of ours that the bank turned back', () => {
    const failed = async () => {
      const bought = await buyAndPay()
      await withdraw(bought)
      await server.runJobs()
      stripe.book.fail(refundOf())
      return bought
    }

    it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
      'is owed again by %s, once, and is sent in another way, once',
      async (type) => {
        const bought = await failed()
        await tellThrice(refundOf(), type)
        await server.runJobs()
        expect(await booked()).toEqual([
          'refund_sent: refunds_owed 550, provider -550',
          'refund_failed: provider 550, refunds_owed -550',
        ])
        const refundRead = async () => (await read(bought)).lines[0].refund
        expect(await refundRead()).toEqual({ amount: 550, doneOn: null })
        const [refund, ...others] = await due()
        expect([refund, others]).toEqual([
          expect.objectContaining({ number: bought.json.number, amount: 550, account: 'bank', failed: true }),
          [],
        ])
        for (let time = 0; time < 2; time += 1)
          expect((await admin.post(`/desk/transfers/refunds/${refund.id}`)).status).toBe(204)
        expect(await refundRead()).toEqual({ amount: 550, doneOn: '2026-11-21' })
        expect((await booked()).slice(2)).toEqual(['refund_sent: refunds_owed 550, bank -550'])
        expect([await due(), given()]).toEqual([[], [[550, 'failed']]])
        await tellThrice(refundOf(), type)
        expect([await due(), (await booked()).length]).toEqual([[], 3])
      },
    )

    it('is found again as the line of the bank statement by which it was sent', async () => {
      await failed()
      await tellAbout(refundOf(), 'refund.failed')
      const [{ id }] = await due()
      const sent = { day: '2026-11-21', amount: -550, currency: 'GBP', name: 'Ola Kowalczyk', text: '', bankId: '' }
      expect((await admin.post('/desk/statement/import', { account: '', lines: [sent] })).status).toBe(200)
      const [line] = (await admin.get('/desk/statement')).json.open
      expect(line.match).toMatchObject({ refundId: id, amount: 550 })
      const { reference, refundId } = line.match
      const settled = { id: line.id, reference, refundId, difference: null }
      const { lines } = (await admin.post('/desk/statement/settle', { lines: [settled] })).json
      expect([lines, await due()]).toEqual([[expect.objectContaining({ outcome: 'sent' })], []])
    })

    it('is shown in the payments, and not as a refund that counts', async () => {
      await failed()
      await tellAbout(refundOf(), 'refund.failed')
      const { items } = (await admin.get('/desk/payments?state=refund_failed')).json
      expect(items).toEqual([expect.objectContaining({ state: 'refund_failed', account: 'provider', amount: 550 })])
      const { currencies } = (await admin.get('/desk/money')).json
      expect(currencies[0]).toMatchObject({ refunded: { amount: 550, count: 1 }, otherwise: 550 })
    })

    it('is nothing that admins settle for themselves', async () => {
      await failed()
      await tellAbout(refundOf(), 'refund.failed')
      const [{ id }] = await due()
      const give = (email: string) =>
        server.query(`update purchases set user_id = (select id from users where email = '${email}') where payment_id in
          (select payment_id from stripe_payments)`)
      await give('admin@example.org')
      expect((await admin.post(`/desk/transfers/refunds/${id}`)).json.code).toBe('own_account')
      await give('member@example.org')
    })

    it('before it was marked as sent is sent again, under another key', async () => {
      const bought = await buyAndPay()
      await withdraw(bought)
      // Stripe has it, and we have lost the answer; then the bank turns it back.
      stripe.trouble('refund', 'cut', 'cut')
      await expect(server.runJobs()).rejects.toThrow('Jobs failed')
      stripe.book.fail(refundOf())
      await tellThrice(refundOf(), 'refund.failed')
      expect(await due()).toEqual([])
      await expect(server.runJobs()).rejects.toThrow('Jobs failed')
      await server.runJobs()
      expect(given()).toEqual([
        [550, 'failed'],
        [550, 'succeeded'],
      ])
      // A late repetition is about the first try, which is over.
      await tellThrice(refundOf(), 'refund.failed')
      expect([await due(), await booked()]).toEqual([[], ['refund_sent: refunds_owed 550, provider -550']])
    })

    it('of a payment that could not be honoured is owed again too', async () => {
      const bought = await begin()
      await server.query(`update purchases set total = 549 where id = '${bought.json.id}'`)
      await server.query(`update entries set discount = 1 where purchase_id = '${bought.json.id}'`)
      stripe.book.pay(sessionOf(bought))
      await tellOf(bought)
      expect(await statusOf(bought)).toBe('refunded')
      stripe.book.fail(refundOf())
      await tellThrice(refundOf(), 'refund.failed')
      expect(await due()).toEqual([expect.objectContaining({ amount: 550, failed: true })])
      expect(await read(bought)).toMatchObject({ status: 'refunded', refundedOn: null })
    })

    it('of another shop’s payment changes nothing, nor does another event', async () => {
      await failed()
      stripe.book.refunds.push({
        id: 're_other',
        payment_intent: 'pi_other',
        amount: 1,
        currency: 'gbp',
        metadata: {},
        status: 'failed',
      })
      expect((await tellAbout(refundOf(1), 'refund.failed')).status).toBe(200)
      expect((await tellAbout(refundOf(), 'payout.failed')).status).toBe(200)
      expect(await server.query('select from provider_movements')).toEqual([])
    })
  })

  describe('a refund on Stripe’s pages', () => {
    it.each(['charge.refunded', 'refund.created'])('is noted and booked once by %s; the entry stays', async (type) => {
      const bought = await buyAndPay()
      await tellThrice(stripe.book.refundInDashboard(sessionOf(bought)), type)
      expect(await booked()).toEqual(['refund_outside: members 550, provider -550'])
      expect(await statusOf(bought)).toBe('paid')
      expect((await read(bought)).lines[0]).toMatchObject({ withdrawal: { refund: 550 } })
      const { items } = (await admin.get('/desk/payments?state=refunded_outside')).json
      expect(items).toEqual([
        expect.objectContaining({ state: 'refunded_outside', purchaseNumber: bought.json.number }),
      ])
    })

    it('covers the refund of an entry that is withdrawn later: nothing is paid twice', async () => {
      const bought = await buyAndPay(twoRuns())
      await tellThrice(stripe.book.refundInDashboard(sessionOf(bought), 700), 'refund.created')
      await withdraw(bought)
      await server.runJobs()
      expect([given(), (await booked()).slice(1)]).toEqual([
        [[700, 'succeeded']],
        ['refund_covered: refunds_owed 550, members -550'],
      ])
      await withdraw(bought, 1)
      await server.runJobs()
      await server.runJobs()
      expect([given(), (await booked()).slice(2)]).toEqual([
        [
          [700, 'succeeded'],
          [400, 'succeeded'],
        ],
        ['refund_covered: refunds_owed 150, members -150', 'refund_sent: refunds_owed 400, provider -400'],
      ])
    })

    it('covers a refund that Stripe has refused before we learnt of it', async () => {
      const bought = await buyAndPay()
      const refund = stripe.book.refundInDashboard(sessionOf(bought))
      await withdraw(bought)
      await expect(server.runJobs()).rejects.toThrow('Jobs failed')
      await tellThrice(refund, 'refund.created')
      await server.runJobs()
      expect([given(), (await booked()).slice(1)]).toEqual([
        [[550, 'succeeded']],
        ['refund_covered: refunds_owed 550, members -550'],
      ])
    })

    it('covers the refund of a payment that could not be honoured', async () => {
      const bought = await begin()
      await server.query(`update purchases set status = 'expired' where id = '${bought.json.id}'`)
      await server.query(`update entries set status = 'released' where purchase_id = '${bought.json.id}'`)
      await server.query(`update classes set taken = taken - 1, capacity = taken - 1 where id = '${any}'`)
      stripe.book.pay(sessionOf(bought))
      stripe.trouble('list refunds', 500, 500)
      await tellOf(bought)
      await tellThrice(stripe.book.refundInDashboard(sessionOf(bought)), 'refund.created')
      await server.runJobs()
      expect([await statusOf(bought), given()]).toEqual(['refunded', [[550, 'succeeded']]])
      expect(await booked()).toEqual([
        'refund_outside: members 550, provider -550',
        'refund_covered: refunds_owed 550, members -550',
      ])
    })

    it('that fails later is taken back; what it covered is owed and sent by hand', async () => {
      const bought = await buyAndPay()
      const refund = stripe.book.refundInDashboard(sessionOf(bought))
      await tellAbout(refund, 'refund.created')
      await withdraw(bought)
      await server.runJobs()
      stripe.book.fail(refund)
      await tellThrice(refund, 'refund.failed')
      expect((await booked()).at(-1)).toBe('refund_failed: provider 550, refunds_owed -550')
      expect(await due()).toEqual([expect.objectContaining({ amount: 550, failed: true })])
    })

    it('that fails before it covers anything leaves nothing behind, in whichever order it is said', async () => {
      const bought = await buyAndPay()
      const refund = stripe.book.refundInDashboard(sessionOf(bought))
      await tellAbout(refund, 'refund.created')
      stripe.book.fail(refund)
      await tellThrice(refund, 'refund.failed')
      await tellThrice(refund, 'refund.created')
      expect(await booked()).toEqual([
        'refund_outside: members 550, provider -550',
        'refund_failed: provider 550, members -550',
      ])
      const never = stripe.book.refundInDashboard(sessionOf(bought))
      stripe.book.fail(never)
      await tellThrice(never, 'refund.failed')
      expect([await due(), (await booked()).length]).toEqual([[], 2])
    })
  })

  it('is no business of members', async () => {
    expect((await buy(member, cart())).status).toBe(201)
    expect((await member.get('/desk/movements')).status).toBe(403)
  })
})
