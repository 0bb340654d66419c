import {
  minute,
  bad,
  id,
  any,
  latka,
  zolw,
  entryRequest,
  cart,
  plan,
  buy,
  pay,
  notOfSample,
} from '../../testing/buying'
import { logIn, type Caller, type ApiResponse } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('purchases', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const count = async (table: string, where = 'true') =>
    Number((await server.query(`select count(*) as n from ${table} where ${where}`))[0]?.n)
  const statusOf = async (bought: ApiResponse, who = member) =>
    (await who.get(`/purchases/${bought.json.id}`)).json.status
  const taken = async (classId = any) =>
    Number((await server.query(`select taken from classes where id = '${classId}'`))[0]?.taken)

  it('prices a cart by the server, and names refusals and missing records', async () => {
    const items = [entryRequest, entryRequest, { classId: id(5, 102), dogId: latka }, { classId: any, dogId: id(2, 7) }]
    const { json } = await member.post('/quote', { items })
    expect(json.total).toBe(1650)
    expect(json.lines.map((line: { reasons: { code: string }[] }) => line.reasons.map(({ code }) => code))).toEqual([
      [],
      ['already_in_cart'],
      ['class_full'],
    ])
    expect(json.missing).toEqual([items[3]])
  })

  it('holds the places, takes one payment, confirms once', async () => {
    const bought = await buy(member, cart([entryRequest, { classId: any, dogId: zolw }]))
    expect([bought.status, bought.json.status, bought.json.total]).toEqual([201, 'pending', 1100])
    expect(bought.json.holdUntil).toBe('2026-11-21T10:10:00.000Z')
    expect(await taken()).toBe(2)
    expect((await pay(member, bought)).json).toEqual({ status: 'succeeded' })
    expect(await statusOf(bought)).toBe('paid')
    expect([
      await taken(),
      await count('charges', notOfSample),
      await count('entries', `class_id = '${any}' and status = 'paid'`),
    ]).toEqual([2, 1, 2])
    expect((await member.post('/quote', { items: [entryRequest] })).json.lines[0].reasons).toEqual([
      { code: 'already_entered' },
    ])
  })

  it('makes one purchase of ten clicks, with one key or with ten', async () => {
    const clicks = await Promise.all(Array.from({ length: 10 }, () => buy(member, cart(), 'the-same-key')))
    const tabs = await Promise.all(Array.from({ length: 10 }, () => buy(member, cart())))
    expect(new Set([...clicks, ...tabs].map(({ json }) => json.id)).size).toBe(1)
    expect(clicks.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect(await taken()).toBe(1)
    const paid = await Promise.all(tabs.map((tab) => pay(member, tab)))
    expect(paid.every(({ json }) => json.status === 'succeeded')).toBe(true)
    expect(await count('charges', notOfSample)).toBe(1)
    expect((await buy(member, cart(), 'the-same-key')).json.status).toBe('paid')
  })

  it('refuses a key with another body, and keeps keys of two people apart', async () => {
    await buy(member, cart(), 'the-same-key')
    const other = await buy(member, cart([{ classId: any, dogId: zolw }]), 'the-same-key')
    expect([other.status, other.json.code]).toEqual([409, 'idempotency_key_mismatch'])
    const judge = await logIn(server, 'judge')
    expect((await buy(judge, plan(), 'the-same-key')).status).toBe(201)
    expect((await buy(member, cart(), 'short')).status).toBe(400)
    expect((await member.post('/purchases', cart())).status).toBe(400)
  })

  it('replaces an unpaid checkout by the next one', async () => {
    const first = await buy(member, cart())
    const second = await buy(member, cart([{ classId: any, dogId: zolw }]))
    expect([second.status, await statusOf(first), await taken()]).toEqual([201, 'cancelled', 1])
    expect((await pay(member, first)).json.code).toBe('purchase_closed')
    expect(await count('charges', notOfSample)).toBe(0)
  })

  it('report a changed price and book nothing', async () => {
    const entry = await buy(member, cart([entryRequest], 1))
    expect([entry.status, entry.json.code, entry.json.total]).toEqual([409, 'price_changed', 550])
    expect((await buy(member, plan('3-years', 2600))).json).toMatchObject({ code: 'price_changed', total: 6900 })
    expect(await count('purchases', "user_id = '" + id(1, 2) + "'")).toBe(0)
  })

  it('report which lines are not possible', async () => {
    const full = { classId: id(5, 102), dogId: latka }
    expect((await buy(member, cart([full]))).json).toMatchObject({
      code: 'places_gone',
      lines: [{ ...full, reasons: [{ code: 'class_full' }] }],
    })
    const small = { classId: any, dogId: id(2, 7) }
    const foreign = await buy(member, cart([entryRequest, small]))
    expect([foreign.status, foreign.json.code]).toEqual([409, 'not_eligible'])
    expect(foreign.json.lines).toEqual([{ ...small, reasons: [{ code: 'not_your_dog' }] }])
    expect(await taken()).toBe(0)
  })

  it('lets a declined card be followed by a good one', async () => {
    const bought = await buy(member, cart())
    expect((await pay(member, bought, bad)).json).toEqual({ status: 'declined' })
    expect(await statusOf(bought)).toBe('pending')
    await pay(member, bought)
    expect(await statusOf(bought)).toBe('paid')
  })

  it('releases the places when the hold ends, and charges nothing afterwards', async () => {
    const bought = await buy(member, cart())
    server.clock.advance(10 * minute - 1)
    await server.runJobs()
    expect(await statusOf(bought)).toBe('pending')
    server.clock.advance(1)
    expect((await pay(member, bought)).json.code).toBe('purchase_closed')
    await server.runJobs()
    expect([await statusOf(bought), await taken(), await count('charges', notOfSample)]).toEqual(['expired', 0, 0])
  })

  it('hides purchases from other members, who cannot pay them either [B03.1]', async () => {
    const bought = await buy(member, cart())
    const judge = await logIn(server, 'reviewer')
    const foreign = await judge.get(`/purchases/${bought.json.id}`)
    const missing = await judge.get(`/purchases/${id(9, 9)}`)
    expect(foreign.status).toBe(404)
    expect(foreign.json).toEqual(missing.json)
    expect((await pay(judge, bought)).status).toBe(404)
    expect((await judge.get('/purchases')).json).toEqual({ items: [], next: null })
    expect((await judge.get('/purchases/1')).status).toBe(404)
  })

  it('sells no entries to someone who is no member', async () => {
    const newcomer = await logIn(server, 'newcomer')
    expect((await buy(newcomer, cart())).json.code).toBe('not_member')
  })

  it('closes entries to the millisecond', async () => {
    const [show] = await server.query(`select entries_close_at from shows where id = '${id(3, 1)}'`)
    const closing = new Date(show?.entries_close_at as string).getTime()
    for (const [offset, code] of [
      [-1, undefined],
      [0, 'entries_closed'],
      [1, 'entries_closed'],
    ] as const) {
      await server.reset()
      member = await logIn(server, 'member')
      server.clock.set(new Date(closing + offset).toISOString())
      member = await logIn(server, 'member')
      expect((await member.post('/quote', { items: [entryRequest] })).json.lines[0].reasons[0]?.code).toBe(code)
      expect((await buy(member, cart())).status).toBe(code ? 409 : 201)
    }
  })

  it('keeps its books: places are entries, totals are sums, nothing is paid twice', async () => {
    const bought = await buy(member, cart([entryRequest, { classId: any, dogId: zolw }]))
    await pay(member, bought)
    const wrong = await server.query(`select c.id from classes c where c.taken <>
      (select count(*) from entries e where e.class_id = c.id and e.status in ('held', 'paid'))`)
    const sums =
      await server.query(`select p.id from purchases p where p.kind = 'entries' and p.contents <> '' and p.total <>
      (select sum(price) from entries e where e.purchase_id = p.id)`)
    expect([wrong, sums]).toEqual([[], []])
  })
})
