import type { Payouts, ReportLine } from '#contract/money/providerLines'
import { atStripe } from '../../../testing/atStripe'
import { callerOf, logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'
import { twoStripeServers } from '../../../testing/stripeHooks'
import type { StripeStandIn } from '../../../testing/stripeStandIn'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const reason = 'On the statement of the bank.'

onPostgres('payout reports at two servers at once, on PostgreSQL', () => {
  let stripe: StripeStandIn
  let one: TestServer
  let other: TestServer
  let desks: Caller[]
  let member: Caller
  twoStripeServers(serverUrl ?? '', (made) => ({ stripe, one, other, member } = made))
  beforeEach(async () => {
    // Without those of the sample data.
    await one.query('delete from provider_lines')
    await one.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where email = 'judge@example.org'`)
    const [first, second] = [await logIn(one, 'admin'), await logIn(one, 'judge')]
    // Two admins, each at both servers.
    desks = [first, second].flatMap(({ token }) => [one, other].map((server) => callerOf(server, token)))
  })
  afterEach(async () => expect(await one.brokenInvariants()).toEqual([]))

  const lineOf = (index: number, more: Partial<ReportLine> = {}): ReportLine => ({
    providerId: `txn_${index}`,
    kind: 'payment',
    day: '2026-11-20',
    amount: 1_000,
    fee: 10 + index,
    currency: 'GBP',
    payout: `po_${index % 2}`,
    payoutDay: '2026-11-21',
    payment: '',
    text: '',
    ...more,
  })
  const report = (desk: Caller, lines: ReportLine[]) => desk.post('/desk/payouts/report', { lines })
  const read = async (): Promise<Payouts> => (await desks[0]?.get('/desk/payouts'))?.json
  const sumAt = async (account: string) => {
    const [row] = await one.query(
      `select coalesce(sum(g.amount), 0)::int as sum from ledger_postings g join ledger_transactions t on t.id = g.transaction_id
       where g.account = '${account}' and t.kind <> 'payment' and t.day >= '2026-11-20'`,
    )
    return Number(row?.['sum'])
  }

  it('books each fee once of a report that is imported everywhere', async () => {
    const lines = Array.from({ length: 20 }, (_none, index) => lineOf(index))
    const orders = [lines, [...lines].reverse(), lines.slice(10), lines.slice(0, 10)]
    const answers = await Promise.all(desks.map((desk, index) => report(desk, orders[index] ?? [])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.reduce((sum, { json }) => sum + Number(json.added), 0)).toBe(20)
    expect([await sumAt('fees'), await sumAt('provider')]).toEqual([390, -390])
  })

  it('adds up a payout whose lines come in several reports', async () => {
    const lines = Array.from({ length: 40 }, (_none, index) => lineOf(index, { fee: 0, payout: 'po_1' }))
    await Promise.all(desks.map((desk, index) => report(desk, lines.slice(index * 10, index * 10 + 10))))
    expect((await read()).payouts).toEqual([expect.objectContaining({ amount: 40_000, gross: 40_000 })])
  })

  it('settles a payout once: by its line of the bank statement, or by hand', async () => {
    const [desk] = desks as [Caller]
    await report(desk, [lineOf(1)])
    const bankLine = { day: '2026-11-21', amount: 989, currency: 'GBP', name: 'STRIPE', text: '', bankId: '' }
    await desk.post('/desk/statement/import', { account: '', lines: [bankLine] })
    const [open] = (await desk.get('/desk/statement')).json.open
    const answers = await Promise.all(
      desks.map((caller, index) =>
        index % 2 === 0
          ? caller.post(`/desk/statement/lines/${open.id}/booking`, {
              account: 'provider',
              reason,
              payoutId: open.payout.id,
            })
          : caller.post(`/desk/payouts/lines/${open.payout.id}/booking`, {
              account: 'bank',
              amount: open.payout.amount,
              day: '2026-11-21',
              reason,
            }),
      ),
    )
    expect(answers.map(({ status, json }) => json?.code ?? status).sort()).toEqual([
      204,
      'line_settled',
      'line_settled',
      'line_settled',
    ])
    expect([await sumAt('bank'), await sumAt('provider')]).toEqual([989, -1_000])
  })

  it('books the fee of a dispute once that the webhook and a report bring', async () => {
    const { sessionOf, buyAndPay, tellAbout } = atStripe(
      () => other,
      () => stripe,
      () => member,
    )
    const dispute = stripe.book.dispute(sessionOf(await buyAndPay()))
    stripe.book.withdraw(dispute)
    const [move] = dispute.balance_transactions
    const line = lineOf(1, {
      kind: 'dispute',
      providerId: move?.id ?? '',
      amount: -550,
      fee: 1_500,
      payment: dispute.payment_intent,
    })
    const answers = await Promise.all([
      ...desks.map((desk) => report(desk, [line])),
      ...['created', 'funds_withdrawn'].map((type) => tellAbout(dispute, `charge.dispute.${type}`)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect([await sumAt('fees'), await sumAt('provider')]).toEqual([1_500, -2_050])
  })
})
