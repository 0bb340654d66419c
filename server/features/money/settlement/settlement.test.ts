import { keptOf, sumsOf, type Settlement } from '#contract/money/settlement'
import { apiBase } from '#contract/shared/paths'
import { any, buy, cart, id, latka, pay, zolw } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const show = `/desk/shows/${slug}`

describe('the settlement of a show', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Caller
  let before: Settlement
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
    before = await settlement()
  })
  afterEach(async () => {
    expect(await server.brokenInvariants()).toEqual([])
    // All that shows kept is what the ledger holds as their income.
    const slugs = await server.query('select slug from shows')
    const kept = []
    for (const row of slugs) {
      const { classes, extras } = await settlement(String(row.slug))
      kept.push(...[...classes, ...extras].map(keptOf))
    }
    const [ledger] = await server.query(
      `select coalesce(-sum(amount), 0)::int as income from ledger_postings where account = 'shows'`,
    )
    expect(kept.reduce((all, one) => all + one, 0)).toBe(ledger?.income)
  })

  const settlement = async (of = slug): Promise<Settlement> => (await admin.get(`/desk/shows/${of}/settlement`)).json
  const classAny = ({ classes }: Settlement) => classes.find(({ cls }) => cls.id === any)
  /** What a class or way has more than before. */
  const more = (now: Settlement, pick: (one: Settlement) => object | undefined) => {
    const [was, is] = [pick(before), pick(now)] as Record<string, number>[]
    return Object.fromEntries(
      ['runs', 'income', 'discounts', 'sent', 'owed'].map((field) => [field, (is?.[field] ?? 0) - (was?.[field] ?? 0)]),
    )
  }
  /** The provider's report charges so much with a purchase. */
  const charge = (payment: string, fee: number, providerId = 'txn_1') =>
    admin.post('/desk/payouts/report', {
      lines: [
        {
          providerId,
          kind: 'payment',
          day: '2026-11-21',
          amount: 550,
          fee,
          currency: 'GBP',
          payout: `po of ${providerId}`,
          payoutDay: '2026-11-27',
          payment,
          text: '',
        },
      ],
    })
  const byWay = (way: string) => (one: Settlement) => one.ways.find((row) => row.way === way)
  const addCost = (cost: object = {}, who: Caller = admin) =>
    who.post(`${show}/costs`, { kind: 'travel', text: 'Helen Marsh', amount: 4000, ...cost })
  const atDesk = (way: string, dog: string) =>
    admin.post(
      `${show}/entries`,
      {
        dog,
        classIds: [any],
        expectedPrice: 550,
        way,
        reason: 'Entered on paper at the desk.',
        handlerName: '',
        phone: '',
      },
      { 'idempotency-key': `settlement-${way}` },
    )

  it('has what was paid, what a code took off, and refunds that are owed, then sent', async () => {
    const items = [latka, zolw].map((dogId) => ({ classId: any, dogId }))
    const bought = await buy(member, { ...cart(items, 990), discountCode: 'SAMPLE10' })
    await pay(member, bought)
    expect(more(await settlement(), classAny)).toEqual({ runs: 2, income: 990, discounts: 110, sent: 0, owed: 0 })
    const [{ entryId, withdrawal }] = (await member.get(`/purchases/${bought.json.id}`)).json.lines
    await member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund })
    const owed = { runs: 1, income: 990, discounts: 110, sent: 0, owed: 495 }
    expect(more(await settlement(), classAny)).toEqual(owed)
    expect(more(await settlement(), byWay('provider'))).toEqual(owed)
    await server.runJobs()
    expect(more(await settlement(), classAny)).toEqual({ ...owed, owed: 0, sent: 495 })
    expect(more(await settlement(), (one) => sumsOf(one)[0])).toEqual({ ...owed, owed: 0, sent: 495 })
  })

  it('leaves out what is not paid yet', async () => {
    await buy(member, cart())
    expect(await settlement()).toEqual(before)
  })

  it('has cash under cash, and what was free as runs without income', async () => {
    expect((await atDesk('cash', 'latka')).status).toBe(201)
    expect((await atDesk('free', 'zolw')).status).toBe(201)
    const now = await settlement()
    expect(more(now, byWay('cash'))).toEqual({ runs: 1, income: 550, discounts: 0, sent: 0, owed: 0 })
    expect(more(now, byWay('free'))).toEqual({ runs: 1, income: 0, discounts: 0, sent: 0, owed: 0 })
    expect(more(now, classAny)).toEqual({ runs: 2, income: 550, discounts: 0, sent: 0, owed: 0 })
  })

  it('has a card reader’s money under the card reader', async () => {
    expect((await atDesk('card_reader', 'latka')).status).toBe(201)
    const card = { runs: 1, income: 550, discounts: 0, sent: 0, owed: 0 }
    expect(more(await settlement(), byWay('card_reader'))).toEqual(card)
  })

  it('bears what the provider charged with its payments, and what it returned', async () => {
    const bought = await buy(member, cart())
    await pay(member, bought)
    expect((await charge(bought.json.paymentId, 28)).status).toBe(200)
    const now = await settlement()
    expect([before.fees, now.fees]).toEqual([[], [{ currency: 'GBP', amount: 28 }]])
    expect(sumsOf(now)[0]?.result).toBe((sumsOf(before)[0]?.result ?? 0) + 550 - 28)
    await charge(bought.json.paymentId, -30, 'txn_2')
    expect((await settlement()).fees).toEqual([{ currency: 'GBP', amount: -2 }])
    await charge(bought.json.paymentId, 2, 'txn_3')
    expect((await settlement()).fees).toEqual([])
  })

  it('bears more than a single fee can be', async () => {
    const bought = await buy(member, cart())
    await pay(member, bought)
    for (let line = 1; line <= 22; line += 1) await charge(bought.json.paymentId, 100_000_000, `txn_${line}`)
    expect((await settlement()).fees).toEqual([{ currency: 'GBP', amount: 2_200_000_000 }])
  })

  it.each([
    [100, 78, 22],
    [-100, -78, -22],
    [1, 1, 0],
  ])('shares a fee of %i with the other show of the purchase: %i and %i', async (fee, own, others) => {
    const camping = { extraId: '00000021-0000-4000-8000-000000000001', optionId: null, quantity: 1 }
    const items = [any, id(5, 201)].map((classId) => ({ classId, dogId: latka }))
    const bought = await buy(member, { kind: 'entries', items, extras: [camping], expectedTotal: 550 + 600 + 1500 })
    await pay(member, bought)
    await charge(bought.json.paymentId, fee)
    const feesOf = async (of: string) => (await settlement(of)).fees[0]?.amount ?? 0
    expect([await feesOf(slug), await feesOf('poznan-halowy-puchar')]).toEqual([own, others])
  })

  it('bears no fee of another purchase', async () => {
    const bought = await buy(member, { kind: 'membership', planId: '1-year', expectedTotal: 2600 })
    await pay(member, bought)
    await charge(bought.json.paymentId, 59)
    expect((await settlement()).fees).toEqual([])
  })

  it('lists costs once each, audited, and takes them off its result', async () => {
    const { status, json } = await addCost()
    expect([status, json]).toMatchObject([201, { kind: 'travel', text: 'Helen Marsh', amount: 4000, currency: 'GBP' }])
    expect((await addCost()).json.code).toBe('cost_listed')
    expect((await addCost({ text: '  Helen Marsh ' })).json.code).toBe('cost_listed')
    const [was, now] = [sumsOf(before)[0], sumsOf(await settlement())[0]]
    expect([now!.costs - was!.costs, now!.result - was!.result]).toEqual([4000, -4000])
    expect((await admin.delete(`${show}/costs/${json.id}`)).status).toBe(204)
    expect(await settlement()).toEqual(before)
    expect((await admin.delete(`${show}/costs/${json.id}`)).json.code).toBe('not_found')
    const audited = await server.query(
      `select action, before, after from audit where action like 'show_cost.%' order by id`,
    )
    expect(audited).toMatchObject([
      { action: 'show_cost.added', after: { text: 'Helen Marsh', amount: 4000 } },
      { action: 'show_cost.removed', before: { text: 'Helen Marsh', amount: 4000 } },
    ])
  })

  it('keeps a cost that another show’s address names', async () => {
    const { json } = await addCost()
    expect((await admin.delete(`/desk/shows/harrogate-autumn-rounds/costs/${json.id}`)).status).toBe(404)
    expect((await settlement()).costs.map(({ id }) => id)).toContain(json.id)
  })

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.5 }],
    ['amount', { amount: 100_000_001 }],
    ['text', { text: ' ' }],
    ['text', { text: 'a'.repeat(101) }],
    ['kind', { kind: 'bribe' }],
  ])('refuses a cost with a wrong %s: %j', async (field, cost) => {
    const { status, json } = await addCost(cost)
    expect([status, json.code, typeof json[field]]).toEqual([400, 'validation_failed', 'string'])
  })

  it('lists the same cost once where two admins add it side by side', async () => {
    const answers = await Promise.all([addCost(), addCost()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is saved as a table whose last amounts add up to the result, in both languages', async () => {
    await addCost({ kind: 'other', text: '=1+1' })
    const bought = await buy(member, cart())
    await pay(member, bought)
    await charge(bought.json.paymentId, 28)
    const rowsIn = async (language: string) =>
      (
        await server.ask({
          method: 'GET',
          url: `${apiBase}${show}/settlement.csv`,
          headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
        })
      ).body
        .trim()
        .split('\r\n')
        .flatMap((line) => line.split('\n'))
    const rows = await rowsIn('en')
    expect(rows[0]).toContain('Class, extra or cost')
    expect(rows.join('\n')).toMatch(/Payment fees,.*,0\.28,-0\.28,GBP/)
    expect(rows.join()).not.toMatch(/(^|,)=1/)
    const total = rows
      .slice(1)
      .map((row) => Math.round(Number(row.split(',').at(-2)) * 100))
      .reduce((all, one) => all + one, 0)
    expect(total).toBe(sumsOf(await settlement())[0]?.result)
    expect((await rowsIn('pl'))[0]).toContain('Bieg, dodatek lub koszt')
  })
})
