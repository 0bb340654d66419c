import type { Payouts, ReportLine } from '#contract/money/providerLines'
import { atStripe } from '../../../testing/atStripe'
import { callerOf, logIn, type Caller } from '../../../testing/client'
import { stripeHooks } from '../../../testing/stripeHooks'
import type { StripeStandIn } from '../../../testing/stripeStandIn'
import type { TestServer } from '../../../testing/startTestServer'

const reason = 'As Stripe’s page has it.'

describe('payout reports', () => {
  let stripe: StripeStandIn
  let server: TestServer
  let member: Caller
  let admin: Caller
  stripeHooks((made) => ({ stripe, server, member } = made))
  beforeEach(async () => {
    admin = await logIn(server, 'admin')
    // Without those of the sample data.
    await server.query('delete from provider_lines')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const { buyAndPay } = atStripe(
    () => server,
    () => stripe,
    () => member,
  )
  const line = (more: Partial<ReportLine> = {}): ReportLine => ({
    providerId: 'txn_1',
    kind: 'payment',
    day: '2026-11-21',
    amount: 550,
    fee: 28,
    currency: 'GBP',
    payout: 'po_1',
    payoutDay: '2026-11-27',
    payment: '',
    text: '',
    ...more,
  })
  const report = async (...lines: ReportLine[]) => {
    const { status, json } = await admin.post('/desk/payouts/report', { lines })
    expect([status, json.code]).toEqual([200, undefined])
    return json
  }
  const read = async (): Promise<Payouts> => (await admin.get('/desk/payouts')).json
  /** Books what the page has, with the sum that it shows. */
  const book = async (id: string | undefined, body: object) => {
    const { payouts, unknown } = await read()
    const amount = [...payouts, ...unknown].find((one) => one.id === id)?.amount ?? 0
    const booking = { account: 'bank', amount, day: '2026-11-20', reason, ...body }
    return admin.post(`/desk/payouts/lines/${id}/booking`, booking)
  }
  const balances = async () => {
    const rows = await server.query(
      `select account, sum(amount)::int as amount from ledger_postings where account in ('provider', 'fees', 'bank') group by account`,
    )
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount])) as Record<string, number>
  }
  /** What changes in the accounts where money and fees are. */
  const moved = async (act: () => Promise<unknown>) => {
    const before = await balances()
    await act()
    const after = await balances()
    return Object.fromEntries(
      Object.keys(after)
        .map((account) => [account, (after[account] ?? 0) - (before[account] ?? 0)] as const)
        .filter(([, amount]) => amount !== 0),
    )
  }

  it('keep each line once and book its fee once, however often it comes', async () => {
    const bought = await buyAndPay()
    const lines = [
      line({ payment: bought.json.paymentId }),
      line({ providerId: 'txn_2', kind: 'fee', amount: -200, fee: 0 }),
    ]
    expect(await moved(async () => expect(await report(...lines, ...lines)).toEqual({ added: 2, known: 0 }))).toEqual({
      fees: 228,
      provider: -228,
    })
    expect(await moved(async () => expect(await report(...lines)).toEqual({ added: 0, known: 2 }))).toEqual({})
    const { payouts, unknown, expected, reported } = await read()
    expect(payouts).toEqual([
      expect.objectContaining({ providerId: 'po_1', day: '2026-11-27', amount: 322, lines: 2, gross: 550, fees: 228 }),
    ])
    expect([unknown, expected, reported]).toEqual([
      [],
      [{ currency: 'GBP', amount: 322 }],
      { from: '2026-11-21', to: '2026-11-21' },
    ])
  })

  it('add to a payout that another report had in part, until it is settled', async () => {
    await report(line({ kind: 'fee', amount: -200, fee: 0 }))
    await report(line({ providerId: 'txn_2', amount: 1_000, fee: 0 }))
    const [payout] = (await read()).payouts
    expect(payout?.amount).toBe(800)
    expect((await book(payout?.id, {})).status).toBe(204)
    await report(line({ providerId: 'txn_3', amount: 500, fee: 0 }))
    expect((await read()).payouts).toEqual([
      expect.objectContaining({ amount: 800, gross: 1_500, fees: 200, outcome: 'booked', bookedTo: 'bank' }),
    ])
  })

  it('book a payout to the bank once, on the day it came', async () => {
    await report(line())
    const [payout] = (await read()).payouts
    const twice = () => Promise.all([book(payout?.id, {}), book(payout?.id, {})])
    let codes: unknown[] = []
    expect(await moved(async () => (codes = (await twice()).map(({ json }) => json?.code)))).toEqual({
      bank: 522,
      provider: -522,
    })
    expect(codes.sort()).toEqual(['line_settled', undefined])
    const [booked] = await server.query(`select day::text from ledger_transactions where subject_id = '${payout?.id}'`)
    expect(booked?.day).toBe('2026-11-20')
    expect((await book(payout?.id, { day: '2026-11-22' })).json).toMatchObject({ code: 'validation_failed' })
  })

  it('book no sum but the one that was seen: another report may have added to the payout since', async () => {
    await report(line())
    const [seen] = (await read()).payouts
    await report(line({ providerId: 'txn_2', amount: 1_000, fee: 0 }))
    for (const account of ['bank', null])
      expect((await book(seen?.id, { account, amount: seen?.amount })).json.code).toBe('consequences_changed')
    expect((await read()).payouts).toEqual([expect.objectContaining({ amount: 1_522, outcome: null })])
  })

  it('book a payout that took money from the bank', async () => {
    await report(line({ kind: 'refund', amount: -550, fee: 0 }))
    const [payout] = (await read()).payouts
    expect(payout?.amount).toBe(-550)
    expect(await moved(() => book(payout?.id, {}))).toEqual({ bank: -550, provider: 550 })
  })

  it('show what the books do not have, which is booked or left out, and can be opened again', async () => {
    await report(
      line({ payment: 'pi_of_another_page' }),
      line({ providerId: 'txn_2', kind: 'other', amount: -120, fee: 0, text: 'Adjustment' }),
    )
    const { unknown } = await read()
    expect(unknown.map(({ providerId, amount }) => [providerId, amount]).sort()).toEqual([
      ['txn_1', 550],
      ['txn_2', -120],
    ])
    const idOf = (providerId: string) => unknown.find((one) => one.providerId === providerId)?.id
    expect(await moved(() => book(idOf('txn_2'), { account: 'written_off' }))).toEqual({ provider: -120 })
    expect(await moved(() => book(idOf('txn_1'), { account: null }))).toEqual({})
    expect((await read()).unknown).toEqual([
      expect.objectContaining({ providerId: 'txn_1', outcome: 'left_out', reason }),
    ])
    for (const status of [204, 404])
      expect((await admin.delete(`/desk/payouts/lines/${idOf('txn_1')}/booking`)).status).toBe(status)
    expect((await admin.delete(`/desk/payouts/lines/${idOf('txn_2')}/booking`)).status).toBe(404)
    expect((await read()).unknown).toEqual([expect.objectContaining({ providerId: 'txn_1', outcome: null })])
  })

  it('have all of their lines once they are opened again', async () => {
    await report(line())
    const [payout] = (await read()).payouts
    await book(payout?.id, { account: null })
    await report(line({ providerId: 'txn_2', amount: 1_000, fee: 0 }))
    expect((await read()).payouts).toEqual([expect.objectContaining({ amount: 522, outcome: 'left_out' })])
    await admin.delete(`/desk/payouts/lines/${payout?.id}/booking`)
    expect((await read()).payouts).toEqual([expect.objectContaining({ amount: 1_522, outcome: null })])
  })

  it('settle nothing that the books have', async () => {
    const bought = await buyAndPay()
    await report(line({ payment: bought.json.paymentId }))
    const [row] = await server.query(`select id from provider_lines where provider_id = 'txn_1'`)
    expect((await book(String(row?.id), {})).status).toBe(404)
  })

  it('say whose money differs, once it has to be paid out', async () => {
    const missing = await buyAndPay()
    await report(line({ day: '2026-11-20', payment: 'pi_unknown' }))
    expect((await read()).differences).toEqual([])
    await report(line({ providerId: 'txn_2', day: '2026-12-05', payment: 'pi_unknown' }))
    const difference = { purchaseNumber: missing.json.number, day: '2026-11-21', currency: 'GBP', booked: 550 }
    expect((await read()).differences).toEqual([{ ...difference, reported: null }])
    await report(line({ providerId: 'txn_3', amount: 500, payment: missing.json.paymentId }))
    expect((await read()).differences).toEqual([{ ...difference, reported: 500 }])
    await report(line({ providerId: 'txn_4', amount: 50, fee: 0, payment: missing.json.paymentId }))
    expect((await read()).differences).toEqual([])
  })

  it('let a line of the bank settle the payout that it is, with just its sum', async () => {
    await report(line())
    const bank = (amount: number, day = '2026-11-28') => ({
      day,
      amount,
      currency: 'GBP',
      name: 'STRIPE PAYMENTS UK LTD',
      text: '',
      bankId: '',
    })
    await admin.post('/desk/statement/import', { account: '', lines: [bank(521), bank(522), bank(522, '2026-12-20')] })
    const { open } = (await admin.get('/desk/statement')).json
    const [payout] = (await read()).payouts
    const of = (amount: number, day = '2026-11-28') =>
      open.find((one: { amount: number; day: string }) => one.amount === amount && one.day === day)
    expect([of(521).payout, of(522, '2026-12-20').payout, of(522).payout?.id]).toEqual([null, null, payout?.id])
    const settle = (id: string, account = 'provider') =>
      admin.post(`/desk/statement/lines/${id}/booking`, { account, reason, payoutId: payout?.id })
    expect((await settle(of(522).id, 'fees')).status).toBe(400)
    expect((await settle(of(521).id)).json.code).toBe('transfer_amount')
    expect(await moved(() => settle(of(522).id))).toEqual({ bank: 522, provider: -522 })
    expect((await settle(of(522, '2026-12-20').id)).json.code).toBe('line_settled')
    expect((await read()).payouts).toEqual([expect.objectContaining({ outcome: 'booked', bookedTo: 'bank', reason })])
    expect((await book(payout?.id, {})).json.code).toBe('line_settled')
  })

  it('are an admin’s alone, and say which line is no line', async () => {
    expect((await callerOf(server).get('/desk/payouts')).status).toBe(401)
    expect((await member.post('/desk/payouts/report', { lines: [line()] })).status).toBe(403)
    for (const wrong of [
      { amount: 0.5 },
      { payout: '' },
      { day: '1999-12-31' },
      { currency: 'gbp' },
      { kind: 'payout' },
    ])
      expect((await admin.post('/desk/payouts/report', { lines: [{ ...line(), ...wrong }] })).status).toBe(400)
    expect((await read()).payouts).toEqual([])
  })

  it.each([100_000_000, -100_000_000])(
    'refuse a payout of lines of %s that is no sum, and keep nothing of it',
    async (most) => {
      // One more than a column holds, on either side.
      const rest = Math.sign(most) * (2 ** 31 - 21 * 100_000_000)
      const lines = [...Array.from({ length: 21 }, () => most), rest].map((amount, index) =>
        line({ providerId: `txn_${index}`, amount, fee: 0 }),
      )
      expect((await admin.post('/desk/payouts/report', { lines })).json).toMatchObject({
        code: 'validation_failed',
        lines: 'invalid',
      })
      expect(await server.query('select id from provider_lines')).toEqual([])
    },
  )

  it('add up more for a purchase than a single sum can be', async () => {
    const bought = await buyAndPay()
    const lines = Array.from({ length: 22 }, (_line, index) =>
      line({
        providerId: `txn_${index}`,
        amount: 100_000_000,
        fee: 0,
        payout: `po_${index}`,
        payment: bought.json.paymentId,
        day: index === 0 ? '2026-11-20' : '2026-12-05',
      }),
    )
    await report(...lines)
    expect((await read()).differences).toMatchObject([{ booked: 550, reported: 2_200_000_000 }])
  })

  it('are in the audit, with what they cost', async () => {
    await report(line())
    const [payout] = (await read()).payouts
    await book(payout?.id, { account: null })
    const rows = await server.query(
      `select action, after from audit where actor <> 'system' and (action like 'p%report%' or action like 'provider_line%') order by id`,
    )
    expect(rows).toEqual([
      {
        action: 'payout_report.imported',
        after: { added: 1, known: 0, from: '2026-11-21', to: '2026-11-21', fees: 28 },
      },
      { action: 'provider_line.settled', after: { outcome: 'left_out', bookedTo: null, bookedOn: null, reason } },
    ])
  })
})
