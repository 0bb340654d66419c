import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../db/schema'
import { any, buy, cart, entryRequest, latka, minute, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const tables = Object.values(schema).filter((part) => is(part, PgTable))

describe('a quote', () => {
  let server: TestServer
  let member: Caller
  let judge: Caller
  let ofJudge: typeof entryRequest
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    judge = await logIn(server, 'judge')
    ofJudge = { classId: any, dogId: (await judge.get('/dogs')).json[0].id }
  })

  const dump = async () => {
    const rows = await Promise.all(tables.map((table) => server.query(`select * from ${getTableName(table)}`)))
    return JSON.stringify(rows.map((all) => all.map((row) => JSON.stringify(row)).sort()))
  }
  const codes = async (who: Caller, items: (typeof entryRequest)[]) =>
    (await who.post('/quote', { items })).json.lines.map((line: { reasons: { code: string }[] }) =>
      line.reasons.map(({ code }) => code),
    )
  const places = (capacity: number) =>
    server.query(`update classes set capacity = taken + ${capacity} where id = '${any}'`)
  /** Any call records that its session is in use. */
  const later = async (minutes: number) => {
    server.clock.advance(minutes * minute)
    await Promise.all([member.get('/me'), judge.get('/me')])
  }

  it('changes no row of any table, for possible, refused and unknown entries [Q01]', async () => {
    await places(1)
    const before = await dump()
    expect(await codes(member, [entryRequest, { ...entryRequest, dogId: zolw }])).toEqual([[], ['class_full']])
    await member.post('/quote', { items: [{ classId: latka, dogId: any }] })
    expect(await dump()).toBe(before)
    await buy(member, cart())
    expect(await dump()).not.toBe(before)
  })

  it('and the purchase state the show’s refund and its deadline', async () => {
    await server.query(`update shows set refund_percent = 60, entries_close_at = '2026-12-05T23:59:59Z'`)
    const refundRule = { percent: 60, until: '2026-12-05T23:59:59.000Z', timeZone: 'Europe/London' }
    expect((await member.post('/quote', { items: [entryRequest] })).json.lines).toMatchObject([{ refundRule }])
    expect((await buy(member, cart())).json.lines).toMatchObject([{ refundRule }])
  })

  it('names missing and foreign records, and prices the rest', async () => {
    const unknown = { classId: latka, dogId: latka }
    const anothers = { ...entryRequest, dogId: ofJudge.dogId }
    const { json } = await member.post('/quote', { items: [unknown, entryRequest, anothers] })
    expect(json).toMatchObject({
      lines: [{ price: 550, total: 550, reasons: [] }],
      missing: [unknown, anothers],
      discount: null,
      codeRefusal: null,
      total: 550,
      currency: 'GBP',
    })
  })

  it('warns of a dog whose keeper judges the show, and prices it as any other', async () => {
    await server.query(`update people set account_id = (select id from users where email = 'member@example.org')
      where name = 'Marek Zieliński'`)
    const asks = async (who: Caller, items: (typeof entryRequest)[]) => (await who.post('/quote', { items })).json
    expect(await asks(member, [entryRequest])).toMatchObject({
      total: 550,
      lines: [{ reasons: [], warnings: [{ code: 'judges_own_dog' }] }],
    })
    expect((await asks(judge, [ofJudge])).lines).toMatchObject([{ reasons: [], warnings: [] }])
  })

  it('changes no row where a hold has run out, and counts its places as free, which they are [Q02]', async () => {
    await places(1)
    await buy(member, cart())
    expect(await codes(judge, [ofJudge])).toEqual([['class_full']])
    await later(10)
    const before = await dump()
    expect(await codes(judge, [ofJudge])).toEqual([[]])
    // The member's own place is one place too, not two.
    expect(await codes(member, [entryRequest, { ...entryRequest, dogId: zolw }])).toEqual([[], ['class_full']])
    expect(await dump()).toBe(before)
    expect((await buy(judge, cart([ofJudge]))).status).toBe(201)
    expect(await codes(member, [entryRequest])).toEqual([['class_full']])
  })
})
