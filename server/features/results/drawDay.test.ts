import { id } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'stirling-castle-agility'
// Three dogs of three handlers have entered the first of these classes, and nothing is drawn.
const [entered, other] = [id(5, 902), id(5, 904)]
const starters = [id(8, 2021), id(8, 2022), id(8, 2023)]

describe('drawing the running orders of a day', () => {
  let server: TestServer
  let admin: Caller
  let date: string
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    await server.query(`update classes set start_time = '09:00', ring = case id when '${entered}' then 1 else 2 end,
      height = 'large', capacity = 50 where id in ('${entered}', '${other}')`)
    await server.query(`update classes set date = date + 1 where id not in ('${entered}', '${other}')`)
    date = String((await server.query(`select date::text from classes where id = '${entered}'`))[0]?.date)
  })

  const at = `/desk/shows/${slug}`
  const draw = (orders: object[] = [], who = admin) => who.post(`${at}/running-orders`, { date, orders })
  /** The same dogs in the other class as well. */
  const enterTwice = async () =>
    server.query(`insert into entries select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
      'class_id', '${other}'))).* from entries e where id in (${starters.map((one) => `'${one}'`).join()})`)
  const orderOf = async (classId: string): Promise<string[]> =>
    (await server.query(`select entry_ids from running_orders where class_id = '${classId}'`))[0]?.entry_ids as string[]
  const versions = async (): Promise<{ classId: string; version: number }[]> =>
    (await admin.get(`${at}/classes`)).json
      .filter(({ orderVersion }: { orderVersion: number }) => orderVersion > 0)
      .map((cls: { id: string; orderVersion: number }) => ({ classId: cls.id, version: cls.orderVersion }))
  const draws = async () =>
    (await server.query(`select subject_id from audit where action = 'running_order.drawn'`)).length

  it('draws each class once with its audit, numbers its dogs, and names the runs that remain close [O19]', async () => {
    await enterTwice()
    const { status, json } = await draw()
    expect([status, json.orders, json.kept, await draws()]).toEqual([200, 2, 0, 2])
    expect((await orderOf(entered)).toSorted()).toEqual(starters)
    // Three dogs run in both rings at once: no order has five runs between them.
    expect(json.close).toHaveLength(3)
    for (const { handler, runs, between } of json.close) {
      expect(handler).not.toBe('')
      expect(runs.map(({ classId }: { classId: string }) => classId).toSorted()).toEqual([entered, other].toSorted())
      expect(between).toBe(Math.max(0, Math.abs(runs[0].place - runs[1].place) - 1))
    }
    const sheet = (await admin.get(`${at}/classes/${entered}/running-order`)).json
    expect(sheet).toMatchObject({ version: 1, revision: 0, runs: expect.any(Array) })
    expect(sheet.runs.every(({ number }: { number: number | null }) => number !== null)).toBe(true)
  })

  it('keeps the dogs of one handler apart where another ring leaves room', async () => {
    await enterTwice()
    await server.query(`update classes set start_time = '09:10' where id = '${other}'`)
    // By three runs of half a minute in the first ring, the second one starts long after it.
    await server.query(`update settings set value = '30' where key = 'seconds_per_run'`)
    expect((await draw()).json.close).toEqual([])
  })

  it('draws no published order again, and the others only at the version that was read [O19]', async () => {
    await enterTwice()
    await draw()
    const before = await orderOf(entered)
    expect(await draw()).toMatchObject({ status: 409, json: { code: 'stale', version: 1 } })
    expect((await draw(await versions())).json).toMatchObject({ orders: 2, kept: 0 })
    expect(await orderOf(entered)).toEqual(before)
    await admin.post(`${at}/classes/${entered}/running-order/publication`, { version: 2 })
    expect((await draw(await versions())).json).toMatchObject({ orders: 1, kept: 1, close: { length: 3 } })
    expect(await orderOf(entered)).toEqual(before)
  })

  it('leaves the close runs that it names among the conflicts of the show, and none once a time is changed [O19]', async () => {
    await enterTwice()
    const ofOrders = async () =>
      (await admin.get(`${at}/conflicts`)).json.filter(
        ({ kind, classIds }: { kind?: string; classIds?: string[] }) =>
          kind === 'orders' && classIds?.includes(entered),
      )
    const inEditor = async () => (await admin.get(`${at}/edit`)).json.use as { id: string; order: string[] }[]
    expect(await ofOrders()).toEqual([])
    await draw()
    const [clash, ...others] = await ofOrders()
    expect(clash.classIds.toSorted()).toEqual([entered, other].toSorted())
    expect([clash.runs, others]).toEqual([3, []])
    const ordered = (await inEditor()).filter(({ id: classId }) => [entered, other].includes(classId))
    // Three handlers, the same ones in both.
    expect(ordered.map(({ order }) => order.length)).toEqual([3, 3])
    expect(new Set(ordered.flatMap(({ order }) => order)).size).toBe(3)
    await server.query(`update classes set start_time = '10:00' where id = '${other}'`)
    expect(await ofOrders()).toEqual([])
    await server.query(`update classes set start_time = '09:00', cancelled_at = now(), cancel_reason = 'Rain'
      where id = '${other}'`)
    expect(await ofOrders()).toEqual([])
    expect((await inEditor()).filter((one) => 'cancelled' in one && one.cancelled)).toHaveLength(1)
  })

  it('draws once where two draw at once', async () => {
    await enterTwice()
    const answers = await Promise.all([draw(), draw(), draw()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await draws()).toBe(2)
  })

  it('is refused while entries are open, for a day without classes, of a cancelled show, and to members [O05]', async () => {
    const member = await logIn(server, 'member')
    expect((await draw([], member)).status).toBe(403)
    expect((await admin.post(`${at}/running-orders`, { date: '2001-01-01', orders: [] })).status).toBe(404)
    expect((await admin.post(`${at}/running-orders`, { date: 'today', orders: [] })).status).toBe(400)
    await server.query(`update shows set entries_close_at = now() + interval '100 years' where slug = '${slug}'`)
    expect((await draw()).json.code).toBe('entries_still_open')
    await server.query(`update shows set state = 'cancelled' where slug = '${slug}'`)
    expect((await draw()).status).toBe(404)
    expect(await draws()).toBe(0)
  })
})
