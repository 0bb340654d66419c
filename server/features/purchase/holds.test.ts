import { any, buy, cart, id, latka, minute, pay, entryRequest, zolw } from '../../testing/buying'
import { logIn, type Caller, type ApiResponse } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const otherClass = id(5, 105)
const hour = 60 * minute

describe('holds of places [T13]', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    await server.query(`update classes set height = 'any', start_level = 1, end_level = 5 where id = '${otherClass}'`)
    member = await logIn(server, 'member')
  })

  /** Invents dogs of the member: as many as a row says. */
  const addDogs = async (howMany: number): Promise<string[]> => {
    const ids = Array.from({ length: howMany }, (_, number) => id(4, number + 1))
    const [columns] = await server.query(`select string_agg(column_name, ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = 'dogs' and column_name not in ('id', 'slug', 'microchip')`)
    const names = String(columns?.names)
    for (const dogId of ids)
      await server.query(`insert into dogs (id, slug, ${names})
        select '${dogId}', '${dogId}', ${names} from dogs where id = '${latka}'`)
    return ids
  }
  const cartOf = (dogIds: string[], classId = any) => cart(dogIds.map((dogId) => ({ classId, dogId })))
  const taken = async (classId = any) =>
    Number((await server.query(`select taken from classes where id = '${classId}'`))[0]?.taken)
  const startCheckout = async (items = [entryRequest]): Promise<ApiResponse> => {
    const { json } = await member.post('/quote', { items })
    return buy(member, cart(items, json.total))
  }
  const codesOf = ({ json }: ApiResponse) =>
    json.lines.map((line: { reasons: { code: string }[] }) => line.reasons.map(({ code }) => code))

  it('reserve six places of one class for a member, and give each further line a reason', async () => {
    const dogs = await addDogs(8)
    const tooMany = await buy(member, cartOf(dogs))
    expect([tooMany.status, tooMany.json.code]).toEqual([409, 'not_eligible'])
    const reasons = [{ code: 'too_many_held', limit: 6 }]
    expect(tooMany.json.lines).toEqual(dogs.slice(6).map((dogId) => ({ classId: any, dogId, reasons })))
    expect(await taken()).toBe(0)
    const { json } = await member.post('/quote', { items: cartOf(dogs).items })
    expect(codesOf({ json } as ApiResponse)).toEqual([[], [], [], [], [], [], ['too_many_held'], ['too_many_held']])
    expect((await buy(member, cartOf(dogs.slice(0, 6)))).status).toBe(201)
    expect(await taken()).toBe(6)
  })

  it('lets a member hold more once the first are paid, and as many as the setting says', async () => {
    const dogs = await addDogs(8)
    await server.query(`update settings set value = '4' where key = 'held_places_per_class'`)
    expect((await buy(member, cartOf(dogs.slice(0, 5)))).status).toBe(409)
    await pay(member, await buy(member, cartOf(dogs.slice(0, 4))))
    expect((await buy(member, cartOf(dogs.slice(4)))).status).toBe(201)
    expect(await taken()).toBe(8)
  })

  it('holds no more by many requests at once', async () => {
    const dogs = await addDogs(12)
    const carts = [dogs.slice(0, 6), dogs.slice(6), dogs.slice(3, 9), dogs]
    const answers = await Promise.all(carts.map((some) => buy(member, cartOf(some))))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409])
    expect(await taken()).toBe(6)
    const held = await server.query(`select count(*) as n from entries where class_id = '${any}' and status = 'held'`)
    expect(Number(held[0]?.n)).toBe(6)
  })

  it('holds no more than the setting says in one show, over all its classes [T13.1]', async () => {
    await server.query(`update settings set value = '3' where key = 'held_places_per_show'`)
    const dogs = await addDogs(2)
    const items = [any, otherClass].flatMap((classId) => dogs.map((dogId) => ({ classId, dogId })))
    expect(codesOf(await member.post('/quote', { items }))).toEqual([[], [], [], ['too_many_held_in_show']])
  })

  it('keeps the end of a hold that a changed cart replaces', async () => {
    const first = await startCheckout()
    for (const dogId of [zolw, latka, zolw]) {
      server.clock.advance(3 * minute)
      const next = await startCheckout([{ classId: any, dogId }])
      expect([next.status, next.json.holdUntil]).toEqual([201, first.json.holdUntil])
    }
    server.clock.advance(minute)
    await server.runJobs()
    expect(await taken()).toBe(0)
  })

  it('keeps it too for two changed carts at once, and when the way leads over another class', async () => {
    const first = await startCheckout()
    server.clock.advance(minute)
    const both = await Promise.all([
      startCheckout([{ classId: any, dogId: zolw }]),
      startCheckout([entryRequest, { classId: any, dogId: zolw }]),
    ])
    for (const { json } of both) expect(json.holdUntil).toBe(first.json.holdUntil)
    server.clock.advance(minute)
    const elsewhere = await startCheckout([{ classId: otherClass, dogId: latka }])
    expect(elsewhere.json.holdUntil).toBe('2026-11-21T10:12:00.000Z')
    expect((await startCheckout()).json.holdUntil).toBe(first.json.holdUntil)
  })

  it('gives the whole time again once a hold has run out, three times within an hour', async () => {
    for (let time = 0; time < 3; time += 1) {
      const bought = await startCheckout()
      expect(bought.json.holdUntil).toBe(new Date(server.clock.now().getTime() + 10 * minute).toISOString())
      server.clock.advance(10 * minute)
    }
    const reasons = [{ code: 'held_too_often', from: '2026-11-21T11:10:00.000Z' }]
    expect((await member.post('/quote', { items: [entryRequest] })).json.lines[0].reasons).toEqual(reasons)
    const refused = await buy(member, cart())
    expect([refused.status, refused.json.lines]).toEqual([409, [{ ...entryRequest, reasons }]])
    expect(await taken()).toBe(0)
    expect((await startCheckout([{ classId: otherClass, dogId: latka }])).status).toBe(201)
    server.clock.advance(hour - 20 * minute)
    expect((await startCheckout()).status).toBe(201)
  })

  it('holds nothing against another member', async () => {
    for (let time = 0; time < 3; time += 1) {
      await startCheckout()
      server.clock.advance(10 * minute)
    }
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    const { json } = await judge.post('/quote', { items: [{ classId: any, dogId: dog.id }] })
    expect(json.lines[0].reasons).not.toContainEqual(expect.objectContaining({ code: 'held_too_often' }))
  })

  it('gives a database of before the setting its default, and seeds nothing else again', async () => {
    await server.query(`delete from settings where key = 'held_places_per_class'`)
    await server.query(`update settings set value = '4' where key = 'hold_minutes'`)
    await server.seed()
    const rows = await server.query(
      `select value from settings where key in ('held_places_per_class', 'hold_minutes') order by key`,
    )
    expect(rows.map(({ value }) => value)).toEqual(['6', '4'])
    expect((await startCheckout()).status).toBe(201)
  })
})
