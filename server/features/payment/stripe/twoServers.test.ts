import { atStripe } from '../../../testing/atStripe'
import { any, cart, entryRequest, zolw } from '../../../testing/buying'
import { callerOf, logIn, type ApiResponse, type Caller } from '../../../testing/client'
import type { StandInDispute, StandInRefund } from '../../../testing/stripeBook'
import { twoStripeServers } from '../../../testing/stripeHooks'
import type { StripeStandIn } from '../../../testing/stripeStandIn'
import type { TestServer } from '../../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip

onPostgres('what Stripe does, at two servers at once, on PostgreSQL', () => {
  let stripe: StripeStandIn
  let one: TestServer
  let other: TestServer
  let member: Caller
  let desks: Caller[]
  twoStripeServers(serverUrl ?? '', (made) => ({ stripe, one, other, member } = made))
  beforeEach(async () => {
    const { token } = await logIn(one, 'admin')
    desks = [one, other, one, other].map((server) => callerOf(server, token))
  })
  afterEach(async () => expect(await one.brokenInvariants()).toEqual([]))

  const ofServer = (server: () => TestServer) =>
    atStripe(
      server,
      () => stripe,
      () => member,
    )
  const { sessionOf, read, tellAbout, buyAndPay } = ofServer(() => one)
  const atOther = ofServer(() => other)
  const paid = () => buyAndPay(cart([entryRequest, { classId: any, dogId: zolw }], 1100))
  const withdraw = async (bought: ApiResponse) => {
    const { lines } = await read(bought)
    for (const { entryId, withdrawal } of lines)
      await member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund })
  }
  /** Each event reaches both servers, twice, with all the others. */
  const tellBoth = async (of: StandInRefund | StandInDispute, types: readonly string[]) => {
    const calls = types.flatMap((type) =>
      [tellAbout, atOther.tellAbout].flatMap((tell) => [tell(of, type), tell(of, type)]),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  }
  const count = async (kind: string) =>
    Number((await one.query(`select count(*) as n from ledger_transactions where kind = '${kind}'`))[0]?.n)

  it('owes a refund again once, and marks it as sent once', async () => {
    await withdraw(await paid())
    await Promise.all([one.runJobs(), other.runJobs()])
    const [refund] = stripe.book.refunds
    if (!refund) throw new Error('There is no refund')
    stripe.book.fail(refund)
    await tellBoth(refund, ['refund.failed', 'refund.updated', 'charge.refund.updated'])
    expect([await count('refund_sent'), await count('refund_failed')]).toEqual([2, 1])
    const [{ id }] = (await desks[0]?.get('/desk/transfers'))?.json.refundsDue ?? [{}]
    await Promise.all(desks.map((desk) => desk.post(`/desk/transfers/refunds/${id}`)))
    expect(await count('refund_sent')).toBe(3)
    expect(await one.query(`select from audit where action = 'movement.sent_again'`)).toHaveLength(1)
  })

  it('covers two refunds at once by no more than was refunded at Stripe', async () => {
    const bought = await paid()
    await tellBoth(stripe.book.refundInDashboard(sessionOf(bought), 700), ['refund.created', 'charge.refunded'])
    await withdraw(bought)
    await Promise.all([one.runJobs(), other.runJobs()])
    expect(stripe.book.refunds.map(({ amount }) => amount)).toEqual([700, 400])
    expect([await count('refund_outside'), await count('refund_covered'), await count('refund_sent')]).toEqual([
      1, 2, 1,
    ])
  })

  it('books a dispute once, writes one email, and lets no refund go meanwhile', async () => {
    const bought = await paid()
    const dispute = stripe.book.dispute(sessionOf(bought))
    stripe.book.withdraw(dispute)
    await tellBoth(dispute, ['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    await withdraw(bought)
    dispute.status = 'lost'
    await Promise.all([
      tellBoth(dispute, ['charge.dispute.updated', 'charge.dispute.closed']),
      one.runJobs(),
      other.runJobs(),
    ])
    await one.runJobs()
    expect([await count('dispute'), await count('dispute_fee'), await count('dispute_lost')]).toEqual([1, 1, 1])
    expect([stripe.book.refunds, await count('refund_covered')]).toEqual([[], 2])
    expect(await one.query(`select from outbox where subject like 'Payment disputed%'`)).toHaveLength(1)
  })
})
