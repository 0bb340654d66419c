import { any, buy, cart, id, latka, pay, payForEntries, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { join, own } from '../../testing/fullClass'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const other = id(5, 990)
const [sniezka, cma, bolt] = [id(2, 9), id(2, 10), id(2, 11)]

describe('limits of a show beside the places of its classes', () => {
  let server: TestServer
  let member: Caller
  let judge: Caller
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    await server.query(`update entries set status = 'released' where status in ('held', 'paid')`)
    await server.query(`update classes set taken = 0, waiting = 0`)
    await server.query(`delete from waiting_list`)
    await server.query(`insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level, price,
      currency, capacity, scale, kind) select '${other}', show_id, type, 4, date, '15:00', height, start_level, end_level, price,
      currency, 20, scale, kind from classes where id = '${any}'`)
    member = await logIn(server, 'member')
    judge = await logIn(server, 'judge')
    admin = await logIn(server, 'admin')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const limit = (columns: string) => server.query(`update shows set ${columns} where slug = '${slug}'`)
  const enter = (who: Caller, classId: string, dogId: string) => buy(who, cart([{ classId, dogId }]))
  const codesOf = ({ json }: Awaited<ReturnType<typeof enter>>) =>
    json.lines.flatMap(({ reasons }: { reasons: { code: string }[] }) => reasons.map(({ code }) => code))

  it.each([
    ['show_places', 'show_full'],
    ['day_places', 'day_full'],
  ])('refuses an entry once %s are taken, and takes it when one is free again [E28]', async (column, code) => {
    await limit(`${column} = 1`)
    const [entryId] = await payForEntries(judge, [{ classId: any, dogId: sniezka }])
    const refused = await enter(member, other, latka)
    expect(refused.json.code).toBe('places_gone')
    expect(codesOf(refused)).toEqual([code])
    await judge.post(`/entries/${entryId}/withdrawal`, { expectedRefund: 550 })
    expect((await enter(member, other, latka)).status).toBe(201)
  })

  it('counts the lines of one cart, and the places of a checkout that it replaces [E28]', async () => {
    await limit('show_places = 1')
    const two = await buy(
      member,
      cart([
        { classId: any, dogId: latka },
        { classId: other, dogId: latka },
      ]),
    )
    expect(codesOf(two)).toEqual(['show_full'])
    expect((await enter(member, any, latka)).status).toBe(201)
    expect((await enter(member, other, zolw)).status).toBe(201)
  })

  it('never sells more than its limit to checkouts in different classes at once [E28]', async () => {
    await limit('show_places = 2')
    const buyers: [Caller, string, string][] = [
      [member, any, latka],
      [judge, other, sniezka],
      [await logIn(server, 'reviewer'), any, bolt],
      [admin, other, id(2, 8)],
    ]
    const answers = await Promise.all(buyers.map(([who, classId, dogId]) => enter(who, classId, dogId)))
    const [sum] = await server.query(
      `select sum(taken)::int as taken from classes where show_id = (select id from shows where slug = '${slug}')`,
    )
    expect(sum?.taken).toBe(2)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  })

  it('limits the runs of a member, whichever classes and checkouts they are in, but not the desk [E29]', async () => {
    await limit('member_runs = 1')
    await payForEntries(member, [{ classId: any, dogId: latka }])
    const refused = await enter(member, other, zolw)
    expect(refused.json).toMatchObject({
      code: 'not_eligible',
      lines: [{ reasons: [{ code: 'too_many_runs', limit: 1 }] }],
    })
    expect((await enter(judge, other, sniezka)).status).toBe(201)
    const [dog] = await server.query(`select slug from dogs where id = '${zolw}'`)
    const atDesk = await admin.post(
      `/desk/shows/${slug}/entries`,
      {
        dog: dog?.slug,
        classIds: [other],
        expectedPrice: 550,
        way: 'cash',
        reason: 'Paid at the desk.',
        handlerName: '',
        isJunior: false,
        phone: '',
      },
      { 'idempotency-key': 'desk key 1' },
    )
    expect(atDesk.status).toBe(201)
  })

  it('puts dogs on the waiting list of a full show, and offers a place only when the show has room [E29]', async () => {
    await limit('show_places = 1')
    const [entryId] = await payForEntries(judge, [{ classId: any, dogId: sniezka }])
    expect((await join(member, latka, other)).status).toBe(201)
    await server.runJobs()
    expect(await own(member)).toMatchObject([{ state: 'waiting' }])
    await judge.post(`/entries/${entryId}/withdrawal`, { expectedRefund: 550 })
    await server.runJobs()
    expect(await own(member)).toMatchObject([{ state: 'offered' }])
    expect(codesOf(await enter(judge, any, cma))).toEqual(['show_full'])
    const offered = await enter(member, other, latka)
    expect(offered.status).toBe(201)
    await pay(member, offered)
  })

  it('moves an entry to another class of a full show', async () => {
    await limit('show_places = 1, day_places = 1')
    const [entryId] = await payForEntries(member, [{ classId: any, dogId: latka }])
    const expected = { classId: any, dogId: latka }
    const moved = await member.post(`/entries/${entryId}/change`, { classId: other, dogId: latka, expected })
    expect(moved.status).toBe(200)
  })

  it('says on the page of the show what is left, in its classes too', async () => {
    await limit('show_places = 3, day_places = 2, member_runs = 4')
    await payForEntries(member, [{ classId: any, dogId: latka }])
    const { room, classes, placesLeft } = (await member.get(`/shows/${slug}`)).json
    const { date } = classes.find((cls: { id: string }) => cls.id === any)
    expect(room.show).toEqual({ places: 3, left: 2 })
    expect(room.days).toContainEqual({ date, places: 2, left: 1 })
    expect(room.memberRuns).toBe(4)
    expect(placesLeft).toBe(2)
    expect(classes.find((cls: { id: string }) => cls.id === other).placesLeft).toBe(1)
  })

  it('is edited with the show, and never falls below what is taken', async () => {
    await payForEntries(member, [
      { classId: any, dogId: latka },
      { classId: other, dogId: latka },
    ])
    const save = async (change: object) => {
      const { form, version } = (await admin.get(`/desk/shows/${slug}/edit`)).json
      return admin.put(`/desk/shows/${slug}`, { ...form, version, ...change })
    }
    expect((await save({ showPlaces: 1, dayPlaces: 1 })).json).toMatchObject({
      showPlaces: 'below_taken',
      dayPlaces: 'below_taken',
    })
    await limit('show_places = 2, day_places = 2, member_runs = 2')
    // A page of the version before sends none of them.
    const left = { showPlaces: undefined, dayPlaces: undefined, memberRuns: undefined }
    expect((await save({ ...left, name: 'Shrewsbury Classic' })).status).toBe(200)
    expect((await admin.get(`/desk/shows/${slug}/edit`)).json.form).toMatchObject({ showPlaces: 2, memberRuns: 2 })
    expect((await save({ showPlaces: 0 })).status).toBe(400)
  })

  it('counts what a show has left alike in the season, among closing shows and on its page [E28]', async () => {
    const [second] = await server.query(
      `update classes set date = date + 1, capacity = 20 where id = '${other}' returning id`,
    )
    expect(second?.id).toBe(other)
    await payForEntries(judge, [{ classId: any, dogId: sniezka }])
    const leftIn = async (path: string) =>
      [(await member.get(path)).json]
        .flatMap((answer) => answer.items ?? answer)
        .find((show: { slug: string }) => show.slug === slug)?.placesLeft
    for (const [columns, hasPlaces] of [
      ['show_places = null, day_places = null', true],
      ['show_places = null, day_places = 2', true],
      ['show_places = 3, day_places = 2', true],
      ['show_places = 2, day_places = null', true],
      ['show_places = 1, day_places = 5', false],
    ] as const) {
      await limit(columns)
      const { placesLeft } = (await member.get(`/shows/${slug}`)).json
      expect(placesLeft > 0).toBe(hasPlaces)
      expect(await leftIn('/shows?season=2026')).toBe(placesLeft)
      // The judge has entered, and sees it although it is full; the member has not.
      expect(await leftIn('/closing-shows')).toBe(hasPlaces ? placesLeft : undefined)
    }
  })
})
