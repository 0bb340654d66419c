import { any, buy, cart, entryRequest, id, latka, noticeOf, pay, sendNotice, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { agreementTo, changeDog, quoteDogChange } from '../../testing/dogForms'
import { accept, invite } from '../../testing/sharing'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const results = `/desk/shows/${slug}/classes/${any}/results`
const clear = { faults: 0, refusals: 0, time: 3462, outcome: 'run' }
const other = id(5, 103)

// Entries for the show stay open until long after its first class, which Łatka enters, has been run.
describe('a class that has begun while its show takes entries [O14]', () => {
  let server: TestServer
  let member: Caller
  let admin: Caller
  let entryId: string
  let purchase: string
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    await server.query(`update entries set status = 'released' where class_id = '${any}'`)
    await server.query(`update classes set taken = 0, date = '2026-11-21', start_time = '23:00' where id = '${any}'`)
    await server.query(`update shows set entries_close_at = '2026-12-31' where slug = '${slug}'`)
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
    const bought = await buy(member, cart())
    await pay(member, bought)
    entryId = (await member.get(`/purchases/${bought.json.id}`)).json.lines[0].entryId
    purchase = bought.json.id
  })

  const run = async (result: object | null = clear, version = 0) =>
    (await admin.put(results, { version, courseTime: 3800, courseLength: 165, rows: [{ entryId, result }] })).status
  const change = (to: object, expected = entryRequest) =>
    member.post(`/entries/${entryId}/change`, { ...expected, ...to, expected })
  const withdraw = () => member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: 550 })
  const withdrawal = async () => (await member.get(`/purchases/${purchase}`)).json.lines[0].withdrawal
  const entry = async () =>
    (await server.query(`select class_id, dog_id, status from entries where id = '${entryId}'`))[0]
  const asRun = { class_id: any, dog_id: latka, status: 'paid' }
  const refunds = () => server.query(`select amount from entry_refunds where entry_id = '${entryId}'`)
  const reasonsFor = async (dogId: string) => {
    const quoted = await member.post('/quote', { items: [{ classId: any, dogId }] })
    return quoted.json.lines[0].reasons.map(({ code }: { code: string }) => code)
  }

  it('refuses entries, changes and withdrawals once a dog has a result', async () => {
    expect(await reasonsFor(zolw)).toEqual([])
    expect(await withdrawal()).toEqual({ refund: 550, until: '2026-11-21T23:00:00.000Z' })
    expect(await run()).toBe(200)
    expect(await reasonsFor(zolw)).toEqual(['class_begun'])
    expect((await buy(member, cart([{ classId: any, dogId: zolw }]))).status).toBe(409)
    expect((await change({ dogId: zolw })).json.code).toBe('change_closed')
    expect((await withdraw()).json.code).toBe('withdrawal_closed')
    expect(await withdrawal()).toBeNull()
    expect([await entry(), await refunds()]).toEqual([asRun, []])
  })

  it('accepts entries again when a result entered by mistake is removed', async () => {
    await run()
    expect(await run(null, 1)).toBe(200)
    expect(await reasonsFor(zolw)).toEqual([])
    expect((await withdraw()).status).toBe(200)
  })

  it('begins at its start time, or when its running order is published', async () => {
    const start = new Date('2026-11-21T23:00:00.000Z').getTime()
    for (const [offset, codes] of [
      [-1, []],
      [0, ['class_begun']],
    ] as const) {
      server.clock.set(new Date(start + offset).toISOString())
      member = await logIn(server, 'member')
      expect(await reasonsFor(zolw)).toEqual(codes)
    }
    expect((await withdraw()).json.code).toBe('withdrawal_closed')
    await server.reset()
    await server.query(`update shows set entries_close_at = '2026-11-20' where slug = '${slug}'`)
    admin = await logIn(server, 'admin')
    const order = `/desk/shows/${slug}/classes/${any}/running-order`
    const { json } = await admin.post(order, { version: 0 })
    expect((await admin.post(`${order}/publication`, { version: json.version })).status).toBe(200)
    await server.query(`update shows set entries_close_at = '2026-12-31' where slug = '${slug}'`)
    member = await logIn(server, 'member')
    expect(await reasonsFor(zolw)).toEqual(['class_begun'])
  })

  it('refuses an entry moved from another class', async () => {
    await run()
    const bought = await buy(member, cart([{ classId: other, dogId: latka }]))
    await pay(member, bought)
    const [line] = (await member.get(`/purchases/${bought.json.id}`)).json.lines
    const expected = { classId: other, dogId: latka }
    const refused = await member.post(`/entries/${line.entryId}/change`, { classId: any, dogId: zolw, expected })
    expect(refused.json).toMatchObject({ code: 'change_refused', reasons: [{ code: 'class_begun' }] })
  })

  it('refunds a payment that arrives after the hold has expired', async () => {
    const late = await buy(member, cart([{ classId: any, dogId: zolw }]))
    server.clock.advance(60 * 60_000)
    await server.runJobs()
    await run()
    member = await logIn(server, 'member')
    await sendNotice(server, noticeOf(late))
    const { status, lines } = (await member.get(`/purchases/${late.json.id}`)).json
    expect([status, lines[0].status]).toEqual(['refunded', 'released'])
  })

  it('refunds a payment that is made before the hold expires, and frees the place', async () => {
    const held = await buy(member, cart([{ classId: any, dogId: zolw }]))
    await run()
    await sendNotice(server, noticeOf(held))
    const { status, lines } = (await member.get(`/purchases/${held.json.id}`)).json
    expect([status, lines[0].status]).toEqual(['refunded', 'released'])
    expect(await server.query(`select taken from classes where id = '${any}'`)).toEqual([{ taken: 1 }])
  })

  it('offers no more places from its waiting list, which ends', async () => {
    await server.query(`update classes set capacity = 1 where id = '${any}'`)
    const waiter = await logIn(server, 'reviewer')
    expect((await waiter.post('/waiting-list', { classId: any, dogId: id(2, 11) })).status).toBe(201)
    await run()
    await server.query(`update classes set capacity = 2 where id = '${any}'`)
    await server.runJobs()
    expect((await waiter.get('/waiting-list')).json).toEqual([])
    expect(await server.query(`select action from audit where action = 'waiting.offered'`)).toEqual([])
  })

  it('keeps entries with a result when the dog retires, the show is cancelled or the account is deleted', async () => {
    await run()
    const quote = await quoteDogChange(member, 'latka', { retired: true })
    expect(quote.withdrawn).toEqual([])
    expect((await changeDog(member, 'latka', { retired: true }, agreementTo(quote))).status).toBe(200)
    expect(await entry()).toEqual(asRun)
    // The sample show has three other entries, at £5.50 each.
    const others = { entries: 3, refunds: [{ currency: 'GBP', amount: 1650 }] }
    expect((await admin.get(`/desk/shows/${slug}/cancellation`)).json).toMatchObject(others)
    await admin.post(`/desk/shows/${slug}/cancellation`, { reason: 'Lightning over the rings.' })
    await server.runJobs()
    expect([await entry(), await refunds()]).toEqual([asRun, []])
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    await server.runJobs()
    expect([await entry(), await refunds()]).toEqual([asRun, []])
  })

  it('keeps in its results the dog, handler, height and level that ran, also when they change later', async () => {
    await run()
    const published = await admin.post(`${results}/publication`, { version: 1 })
    expect(published.status).toBe(200)
    const runs = async () => (await admin.get(`/shows/${slug}/classes/${any}/runs`)).json.results.rows
    const ran = await server.query(`select dog_name, handler, height, rank from results where entry_id = '${entryId}'`)
    const shown = await runs()
    expect(shown).toMatchObject([{ dogName: ran[0]?.dog_name, handler: ran[0]?.handler, place: 1, total: 0 }])
    await changeDog(member, 'latka', { name: 'Plama' })
    await server.query(`update dogs set measured_height = 290, nexus_rank = 5 where id = '${latka}'`)
    await server.query(`update users set name = 'Ola Kot' where email = 'member@example.org'`)
    const next = await logIn(server, 'niamh.obrien')
    await accept(next, (await invite(server, member, { kind: 'owner' })).token)
    expect(await runs()).toEqual(shown)
    const correction = { version: published.json.version, reason: 'The clock of ring 1 had stopped.' }
    const { json } = await admin.post(`${results}/correction`, correction)
    await admin.post(`${results}/publication`, { version: json.version })
    expect(await runs()).toEqual(shown)
    expect(
      await server.query(`select dog_name, handler, height, rank from results where entry_id = '${entryId}'`),
    ).toEqual(ran)
    for (const who of [member, next]) await who.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect(await runs()).toEqual([{ ...shown[0], handler: null }])
  })

  it('refuses the desk too when it withdraws a dog that has a result', async () => {
    await run()
    const desk = { reason: 'They went home early.', refund: 'whole', expectedRefund: 550 }
    const { status, json } = await admin.post(`/desk/entries/${entryId}/withdrawal`, desk)
    expect([status, json.code]).toEqual([409, 'withdrawal_closed'])
    expect([await entry(), await refunds()]).toEqual([asRun, []])
  })
})
