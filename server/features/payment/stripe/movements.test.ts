import { buy, cart, entryRequest, minute, any, zolw } from '../../../testing/buying'
import { atStripe } from '../../../testing/atStripe'
import { logIn, type ApiResponse, type Caller } from '../../../testing/client'
import { startStripeStandIn, type StripeStandIn } from '../../../testing/stripeStandIn'
import type { StandInDispute, StandInRefund } from '../../../testing/stripeBook'
import type { TestServer } from '../../../testing/startTestServer'

describe('what Stripe does without our asking', () => {
  let stripe: StripeStandIn
  let server: TestServer
  let member: Caller
  let admin: Caller
  beforeAll(async () => {
    stripe = await startStripeStandIn()
    server = await testServer.start({ stripe: stripe.settings })
  })
  afterAll(async () => {
    await server.close()
    await stripe.close()
  })
  beforeEach(async () => {
    await server.reset()
    stripe.reset()
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const { sessionOf, read, tellOf, tellAbout, begin, statusOf } = atStripe(
    () => server,
    () => stripe,
    () => member,
  )
  const twoRuns = () => cart([entryRequest, { classId: any, dogId: zolw }], 1100)
  const paid = async (body: object = cart()) => {
    const bought = await begin(body)
    stripe.book.pay(sessionOf(bought))
    await tellOf(bought)
    return bought
  }
  const withdraw = async (bought: ApiResponse, line = 0) => {
    const { entryId, withdrawal } = (await read(bought)).lines[line]
    expect((await member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund })).status).toBe(
      200,
    )
  }
  /** What is booked of the purchase besides its payment, each with its accounts. */
  const booked = async () => {
    const rows = await server.query(
      `select t.kind, string_agg(g.account || ' ' || g.amount, ', ' order by g.amount desc, g.account) as postings
       from ledger_transactions t join ledger_postings g on g.transaction_id = t.id
       where t.kind not in ('payment', 'refund_owed') group by t.id order by t.id`,
    )
    return rows.map(({ kind, postings }) => `${String(kind)}: ${String(postings)}`)
  }
  const due = async () => (await admin.get('/desk/transfers')).json.refundsDue
  const given = () => stripe.book.refunds.map(({ amount, status }) => [amount, status])
  const tellThrice = async (of: StandInRefund | StandInDispute, type: string) => {
    for (let time = 0; time < 3; time += 1) expect((await tellAbout(of, type)).status).toBe(200)
  }
  const refundOf = (index = 0) => stripe.book.refunds[index] as StandInRefund

  describe('a refund of ours that the bank turned back', () => {
    const failed = async () => {
      const bought = await paid()
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
      const bought = await paid()
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
      const bought = await paid()
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
      const bought = await paid(twoRuns())
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
      const bought = await paid()
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
      const bought = await paid()
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
      const bought = await paid()
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

  describe('a dispute', () => {
    const mails = async () =>
      (await server.query(`select subject, recipient from outbox where subject like '%disputed%'`)).map(
        ({ subject, recipient }) => [subject, recipient],
      )
    const state = async () => (await server.query('select state, fee from provider_movements'))[0]
    const opened = async () => {
      const bought = await paid()
      const dispute = stripe.book.dispute(sessionOf(bought))
      stripe.book.withdraw(dispute)
      await tellThrice(dispute, 'charge.dispute.created')
      await tellThrice(dispute, 'charge.dispute.funds_withdrawn')
      return { bought, dispute }
    }

    it('that is opened takes its money and a fee, once, and admins get one email', async () => {
      const { bought } = await opened()
      expect(await booked()).toEqual(['dispute: disputed 550, provider -550', 'dispute_fee: fees 1500, provider -1500'])
      expect(await state()).toEqual({ state: 'needs_response', fee: 1500 })
      expect(await mails()).toEqual([[`Payment disputed: purchase ${bought.json.number}`, 'admin@example.org']])
      const { items } = (await admin.get('/desk/payments?state=disputed')).json
      expect(items).toEqual([expect.objectContaining({ state: 'disputed', amount: 550 })])
      expect((await admin.get('/desk/money')).json.currencies[0]).toMatchObject({ fees: 1500, otherwise: -550 })
    })

    it('that is won returns its money; that is lost is a loss', async () => {
      const { dispute } = await opened()
      dispute.status = 'won'
      stripe.book.reinstate(dispute)
      await tellThrice(dispute, 'charge.dispute.closed')
      await tellThrice(dispute, 'charge.dispute.funds_reinstated')
      expect([(await booked()).slice(2), await state()]).toEqual([
        ['dispute: provider 550, disputed -550'],
        { state: 'won', fee: 1500 },
      ])
    })

    it('that is lost is a loss, until an appeal returns it', async () => {
      const { dispute } = await opened()
      dispute.status = 'lost'
      await tellThrice(dispute, 'charge.dispute.closed')
      expect((await booked()).slice(2)).toEqual(['dispute_lost: written_off 550, disputed -550'])
      dispute.status = 'won'
      stripe.book.reinstate(dispute)
      await tellThrice(dispute, 'charge.dispute.funds_reinstated')
      expect((await booked()).slice(3)).toEqual(['dispute: provider 550, written_off -550'])
    })

    it('keeps refunds waiting while it is open, and covers them when it is lost', async () => {
      const { bought, dispute } = await opened()
      await withdraw(bought)
      await server.runJobs()
      expect(given()).toEqual([])
      dispute.status = 'lost'
      await tellThrice(dispute, 'charge.dispute.closed')
      await server.runJobs()
      expect([given(), (await booked()).slice(3)]).toEqual([[], ['refund_covered: refunds_owed 550, written_off -550']])
      expect((await read(bought)).lines[0]).toMatchObject({ refund: { amount: 550 } })
    })

    it('that is won lets the refunds of its payment go', async () => {
      const { bought, dispute } = await opened()
      await withdraw(bought)
      await server.runJobs()
      dispute.status = 'won'
      stripe.book.reinstate(dispute)
      await tellThrice(dispute, 'charge.dispute.closed')
      await server.runJobs()
      expect(given()).toEqual([[550, 'succeeded']])
    })

    it('that is an inquiry moves nothing, and closes', async () => {
      const bought = await paid()
      const dispute = stripe.book.dispute(sessionOf(bought), 'warning_needs_response')
      await tellThrice(dispute, 'charge.dispute.created')
      expect([await state(), await booked(), (await mails()).length]).toEqual([
        { state: 'needs_response', fee: 0 },
        [],
        1,
      ])
      dispute.status = 'warning_closed'
      await tellThrice(dispute, 'charge.dispute.closed')
      expect([await state(), await booked()]).toEqual([{ state: 'closed', fee: 0 }, []])
    })

    it('in another currency than the payment’s is booked in the payment’s, its fee in its own', async () => {
      const bought = await paid()
      const dispute = stripe.book.dispute(sessionOf(bought))
      dispute.balance_transactions.push({ id: 'txn_pln', amount: -2700, fee: 7500, currency: 'pln', created: 0 })
      await tellAbout(dispute, 'charge.dispute.created')
      expect(await booked()).toEqual(['dispute: disputed 550, provider -550', 'dispute_fee: fees 7500, provider -7500'])
      const rows = await server.query(`select currency from ledger_transactions where kind like 'dispute%' order by id`)
      expect(rows.map(({ currency }) => currency)).toEqual(['GBP', 'PLN'])
      // The fee of another currency is not that of the dispute.
      dispute.status = 'lost'
      await tellAbout(dispute, 'charge.dispute.closed')
    })

    it('keeps its newest state when an older answer comes later', async () => {
      const { dispute } = await opened()
      dispute.status = 'lost'
      await tellAbout(dispute, 'charge.dispute.closed')
      server.clock.advance(-minute)
      dispute.status = 'under_review'
      await tellAbout(dispute, 'charge.dispute.updated')
      expect(await state()).toMatchObject({ state: 'lost' })
    })

    it('is asked for again where Stripe gave no answer', async () => {
      const bought = await paid()
      const dispute = stripe.book.dispute(sessionOf(bought))
      stripe.trouble('dispute', 500)
      expect((await tellAbout(dispute, 'charge.dispute.created')).status).toBe(500)
      expect(await server.query('select from provider_movements')).toEqual([])
      expect((await tellAbout(dispute, 'charge.dispute.created')).status).toBe(200)
      expect(await state()).toMatchObject({ state: 'needs_response' })
    })
  })

  it('is no business of members', async () => {
    expect((await buy(member, cart())).status).toBe(201)
    expect((await member.get('/desk/movements')).status).toBe(403)
  })
})
