import { atStripe } from '../../../testing/atStripe'
import { minute } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import { stripeHooks } from '../../../testing/stripeHooks'
import type { StripeStandIn } from '../../../testing/stripeStandIn'
import type { TestServer } from '../../../testing/startTestServer'

describe('a dispute', () => {
  let stripe: StripeStandIn
  let server: TestServer
  let member: Caller
  let admin: Caller
  stripeHooks((made) => ({ stripe, server, member } = made))
  beforeEach(async () => {
    admin = await logIn(server, 'admin')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const { sessionOf, read, tellAbout, tellThrice, buyAndPay, withdraw, booked, given } = atStripe(
    () => server,
    () => stripe,
    () => member,
  )
  const mails = async () =>
    (await server.query(`select subject, recipient from outbox where subject like '%disputed%'`)).map(
      ({ subject, recipient }) => [subject, recipient],
    )
  const state = async () => (await server.query('select state, fee from provider_movements'))[0]
  const opened = async () => {
    const bought = await buyAndPay()
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
    // Beside the fees of the sample data.
    expect((await admin.get('/desk/money')).json.currencies[0]).toMatchObject({ fees: 273 + 1500, otherwise: -550 })
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
    const bought = await buyAndPay()
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
    const bought = await buyAndPay()
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
    const bought = await buyAndPay()
    const dispute = stripe.book.dispute(sessionOf(bought))
    stripe.trouble('dispute', 500)
    expect((await tellAbout(dispute, 'charge.dispute.created')).status).toBe(500)
    expect(await server.query('select from provider_movements')).toEqual([])
    expect((await tellAbout(dispute, 'charge.dispute.created')).status).toBe(200)
    expect(await state()).toMatchObject({ state: 'needs_response' })
  })
})
