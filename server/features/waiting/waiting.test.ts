import { any, buy, cart, id, latka, minute, pay, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { enter, fillClass, join, own, places, recipientsOf, withdraw } from '../../testing/fullClass'
import type { TestServer } from '../../testing/startTestServer'

const hour = 60 * minute
const [sniezka, bolt, bramble, iskra] = [id(2, 9), id(2, 11), id(2, 7), id(2, 4)]

describe('the waiting list', () => {
  let server: TestServer
  let judge: Caller
  let member: Caller
  let reviewer: Caller
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    await logInAll()
    entered = await fillClass(server, judge)
  })

  const logInAll = async () => {
    judge = await logIn(server, 'judge')
    member = await logIn(server, 'member')
    reviewer = await logIn(server, 'reviewer')
    admin = await logIn(server, 'admin')
  }

  let entered: string[]
  const withdrawOne = (index: number) => withdraw(judge, entered[index])
  const cls = () => places(server)
  const mails = (what: string) => recipientsOf(server, what)

  it('adds a dog once, shows its position to its keeper, and the length alone to others [W01]', async () => {
    expect((await join(member, latka)).status).toBe(201)
    expect((await join(reviewer, bolt)).json).toMatchObject([{ item: { dogName: 'Bolt' }, position: 2 }])
    expect((await join(member, latka)).status).toBe(200)
    expect(await own(member)).toMatchObject([
      { item: { dogId: latka, classId: any }, state: 'waiting', position: 1, offerUntil: null, price: 550 },
    ])
    expect(await own(admin)).toEqual([])
    const { classes } = (await admin.get('/shows/shrewsbury-winter-classic')).json
    expect(classes.find((one: { id: string }) => one.id === any)).toMatchObject({ placesLeft: 0, waiting: 2 })
  })

  it('is for a class that is full, a dog that could enter it, and so many classes as may be [W02]', async () => {
    expect((await join(member, latka, id(5, 108))).json.code).toBe('class_has_places')
    expect((await join(member, iskra)).json).toMatchObject({ code: 'waiting_refused' })
    expect((await join(member, bolt)).json.code).toBe('waiting_refused')
    expect((await join(judge, sniezka)).json.code).toBe('waiting_refused')
    await server.admin('setting', 'waiting_per_member=1')
    await join(member, latka)
    expect((await join(member, zolw)).json.code).toBe('too_many_waiting')
    expect(await cls()).toMatchObject({ taken: 2, waiting: 1 })
  })

  it('reserves a freed place for the first dog, with an email, and keeps it from other members [W03]', async () => {
    await join(member, latka)
    await join(reviewer, bolt)
    await withdrawOne(0)
    // Before any job has run.
    expect((await enter(admin, bramble)).json.code).toBe('places_gone')
    await server.runJobs()
    expect(await cls()).toMatchObject({ taken: 2, waiting: 1 })
    expect(await own(member)).toMatchObject([
      { state: 'offered', position: null, offerUntil: '2026-11-22T10:00:00.000Z' },
    ])
    expect(await own(reviewer)).toMatchObject([{ state: 'waiting', position: 1 }])
    expect(await mails('A place for Łatka')).toEqual(['member@example.org'])
    const [mail] = (await server.mails()).filter(({ subject }) => subject.startsWith('A place for'))
    expect(mail?.text).toContain('Sunday 22 November at 10:00 GMT')
    expect(mail?.text).toContain('/shows/shrewsbury-winter-classic')
    expect((await enter(admin, bramble)).json.code).toBe('places_gone')
    expect((await enter(reviewer, bolt)).json.code).toBe('places_gone')
    const cells = (await member.get('/shows/shrewsbury-winter-classic/eligibility')).json
    const ofAny = (dogId: string) =>
      cells.find((one: { classId: string; dogId: string }) => one.classId === any && one.dogId === dogId).reasons
    expect([ofAny(latka), ofAny(zolw)]).toEqual([[], [{ code: 'class_full' }]])
    const bought = await enter(member, latka)
    expect(await own(member)).toMatchObject([{ state: 'checkout' }])
    await pay(member, bought)
    expect(await cls()).toMatchObject({ taken: 2, waiting: 1 })
    expect(await own(member)).toEqual([])
    const actions = await server.query(
      `select action, actor, why from audit where subject_type = 'waiting' and on_behalf_of = '${id(1, 2)}' order by id`,
    )
    expect(actions).toMatchObject([
      { action: 'waiting.joined', actor: id(1, 2) },
      { action: 'waiting.offered', actor: 'system' },
      { action: 'waiting.ended', why: 'entered' },
    ])
  })

  it('keeps the offer through a checkout that is cancelled, changed or runs out, and sells no place twice [W04]', async () => {
    await join(member, latka)
    await withdrawOne(0)
    await server.runJobs()
    const bought = await enter(member, latka)
    await member.delete(`/purchases/${bought.json.id}`)
    expect(await own(member)).toMatchObject([{ state: 'offered' }])
    await enter(member, latka)
    // Two dogs, of which one is offered a place.
    const two = await buy(member, cart([zolw, latka].map((dogId) => ({ classId: any, dogId }))))
    expect(two.json).toMatchObject({ code: 'places_gone', lines: [{ dogId: zolw }] })
    const more = await buy(member, cart([any, id(5, 108)].map((classId) => ({ classId, dogId: latka }))))
    expect(more.status).toBe(201)
    expect(await cls()).toMatchObject({ taken: 2, waiting: 0 })
    server.clock.advance(31 * minute)
    await server.runJobs()
    expect(await own(member)).toMatchObject([{ state: 'offered' }])
    expect(await cls()).toMatchObject({ taken: 2, waiting: 0 })
  })

  it('offers the place to the next dog when the time runs out, and emails both owners [W05]', async () => {
    await join(member, latka)
    await join(reviewer, bolt)
    await withdrawOne(0)
    await server.runJobs()
    server.clock.advance(24 * hour)
    await server.runJobs()
    expect(await own(member)).toEqual([])
    expect(await own(reviewer)).toMatchObject([{ state: 'offered' }])
    expect([await mails('The place for Łatka has gone'), await mails('A place for Bolt')]).toEqual([
      ['member@example.org'],
      ['reviewer@example.org'],
    ])
    expect((await enter(member, latka)).json.code).toBe('places_gone')
    expect(await cls()).toMatchObject({ taken: 2, waiting: 0 })
  })

  it('offers it to the next one when the first declines, and opens the class when the list is empty [W05]', async () => {
    await join(member, latka)
    await join(reviewer, bolt)
    await withdrawOne(0)
    await server.runJobs()
    const [{ id: first }] = await own(member)
    expect((await reviewer.delete(`/waiting-list/${first}`)).status).toBe(404)
    const answers = await Promise.all([1, 2, 3].map(() => member.delete(`/waiting-list/${first}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404])
    const [{ id: second, state }] = await own(reviewer)
    expect(state).toBe('offered')
    const bought = await enter(reviewer, bolt)
    expect((await reviewer.delete(`/waiting-list/${second}`)).json.code).toBe('payment_in_progress')
    await reviewer.delete(`/purchases/${bought.json.id}`)
    expect((await reviewer.delete(`/waiting-list/${second}`)).status).toBe(204)
    expect(await cls()).toMatchObject({ taken: 1, waiting: 0 })
    expect((await enter(admin, bramble)).status).toBe(201)
  })

  it('skips and emails a member who cannot enter any more [W05]', async () => {
    await join(member, latka)
    await join(reviewer, bolt)
    await server.query(`update users set renewal_date = '2026-11-30' where email = 'member@example.org'`)
    await server.query(`update classes set capacity = 3 where id = '${any}'`)
    await server.runJobs()
    expect([await own(member), await mails('taken off a waiting list')]).toEqual([[], ['member@example.org']])
    expect(await own(reviewer)).toMatchObject([{ state: 'offered' }])
    expect(await cls()).toMatchObject({ taken: 3, waiting: 0, capacity: 3 })
  })

  it('ends the offer for a dog that retires, or that its keeper transfers [W05]', async () => {
    await join(member, latka)
    await join(reviewer, bolt)
    await join(admin, bramble)
    await withdrawOne(0)
    await withdrawOne(1)
    await server.runJobs()
    await server.query(`update dogs set retired = true where id = '${latka}'`)
    await server.query(`update dogs set owner_id = '${id(1, 8)}' where id = '${bolt}'`)
    await server.runJobs()
    expect([await own(member), await own(reviewer)]).toEqual([[], []])
    expect(await own(admin)).toMatchObject([{ state: 'offered' }])
    expect(await cls()).toMatchObject({ taken: 1, waiting: 0 })
  })

  it('shortens an offer near closing, and ends with it; every member gets an email [W05]', async () => {
    await join(member, latka)
    await join(reviewer, bolt)
    const closes = new Date('2026-12-05T23:59:59Z').getTime()
    server.clock.advance(closes - server.clock.now().getTime() - 10 * hour)
    await logInAll()
    await withdrawOne(0)
    await server.runJobs()
    expect(await own(member)).toMatchObject([{ offerUntil: '2026-12-05T18:59:59.000Z' }])
    server.clock.advance(10 * hour)
    await server.runJobs()
    expect([await own(member), await own(reviewer)]).toEqual([[], []])
    expect(await mails('No place for')).toEqual(expect.arrayContaining(['member@example.org', 'reviewer@example.org']))
    expect(await cls()).toMatchObject({ taken: 1, waiting: 0 })
  })

  it('ends when the show is cancelled [W05]', async () => {
    await join(member, latka)
    await server.query(`update shows set state = 'cancelled' where slug = 'shrewsbury-winter-classic'`)
    await server.runJobs()
    expect(await own(member)).toEqual([])
    // One of the sample waits in this show too.
    expect(await mails('was waiting for is cancelled')).toEqual(['jedrzej.gorski@example.org', 'member@example.org'])
  })
})
