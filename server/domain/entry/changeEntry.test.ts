import { any, buy, cart, entryRequest, id, latka, pay, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const day = 24 * 60 * 60_000
// Classes of the same show: for large dogs, for small ones, and one that any dog may enter on the second day.
const [large, small, sunday, full] = [id(5, 103), id(5, 106), id(5, 108), id(5, 102)]

describe('changing an entry [W08]', () => {
  let server: TestServer
  let member: Caller
  let entryId: string
  let purchaseId: string
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    const purchase = await buy(member, cart())
    await pay(member, purchase)
    purchaseId = purchase.json.id
    entryId = (await member.get(`/purchases/${purchaseId}`)).json.lines[0].entryId
  })

  const change = (to: object, { expected = entryRequest, who = member } = {}) =>
    who.post(`/entries/${entryId}/change`, { ...entryRequest, ...to, expected })
  const taken = async (...ids: string[]) => {
    const rows = await server.query(`select id, taken from classes where id in ('${ids.join("','")}')`)
    return ids.map((one) => rows.find((row) => row.id === one)?.taken)
  }
  const enter = async (who: Caller, classId: string, dogId: string) =>
    pay(who, await buy(who, cart([{ classId, dogId }])))

  it('lists its choices: own dogs, and classes of the show at the same price, with every reason', async () => {
    await server.query(`update classes set price = 700 where id = '${sunday}'`)
    const { current, classes, dogs, cells } = (await member.get(`/entries/${entryId}/change`)).json
    expect(current).toEqual(entryRequest)
    expect(dogs.map(({ name }: { name: string }) => name)).toEqual([
      'Baton',
      'Iskra',
      'Mgła',
      'Pepper',
      'Łatka',
      'Żółw',
    ])
    const ids = classes.map((one: { id: string }) => one.id)
    expect([ids.includes(large), ids.includes(sunday)]).toEqual([true, false])
    const codes = (classId: string, dogId: string) =>
      cells
        .find((cell: { classId: string; dogId: string }) => cell.classId === classId && cell.dogId === dogId)
        .reasons.map(({ code }: { code: string }) => code)
    expect([codes(any, latka), codes(any, zolw), codes(large, latka)]).toEqual([[], [], []])
    expect([codes(large, zolw), codes(full, latka)]).toEqual([['wrong_height', 'level_too_low'], ['class_full']])
  })

  it('moves it to another class: the place too, receipt, calendar and mail follow, and no money moves', async () => {
    const { status, json } = await change({ classId: large })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      id: purchaseId,
      status: 'paid',
      total: 550,
      lines: [
        {
          entryId,
          status: 'paid',
          price: 550,
          refund: null,
          withdrawal: { refund: 550 },
          item: { classId: large, dogId: latka, startTime: '11:00' },
          was: [{ item: { classId: any, dogId: latka, startTime: '08:30' }, changedOn: '2026-11-21' }],
        },
      ],
    })
    expect(await taken(any, large)).toEqual([0, 1])
    const mail = (await server.mails()).at(-1)
    expect(mail).toMatchObject({ recipient: 'member@example.org', subject: 'Entry changed: Shrewsbury Winter Classic' })
    expect(mail?.text).toContain('Now: Łatka, 12 December 2026, 11:00, ring 2')
    expect(mail?.text).toContain('Before: Łatka, 12 December 2026, 08:30, ring 1')
    expect(await server.query(`select before, after from audit where action = 'entry.changed'`)).toEqual([
      { before: { classId: any }, after: { classId: large } },
    ])
    const { address } = (await member.put('/calendar-feed', undefined)).json
    const calendar = await server.ask({ method: 'GET', url: new URL(address).pathname })
    expect(calendar.body).toContain('T110000')
    expect(calendar.body).not.toContain('T083000')
    expect((await member.post(`/purchases/${purchaseId}/receipt`)).status).toBe(204)
    expect((await server.mails()).at(-1)?.text).toContain(
      'Until 21 November 2026: Łatka: Shrewsbury Winter Classic, 12 December 2026, 08:30, ring 1',
    )
    expect(await server.query('select 1 from entry_refunds')).toEqual([])
    expect((await member.get('/my-data')).json.entryChanges).toMatchObject([{ dog: 'Łatka', startTime: '08:30' }])
  })

  it('moves it to another dog in the same class, though that is full', async () => {
    await server.query(`update classes set capacity = taken where id = '${any}'`)
    const { json } = await change({ dogId: zolw })
    expect(json.lines[0]).toMatchObject({
      item: { dogName: 'Żółw', classId: any },
      was: [{ item: { dogName: 'Łatka' } }],
    })
    expect(await taken(any)).toEqual([1])
    const cells = (await member.get('/shows/shrewsbury-winter-classic/eligibility')).json
    const reasons = (dogId: string) =>
      cells.find((cell: { classId: string; dogId: string }) => cell.classId === any && cell.dogId === dogId).reasons
    expect([reasons(zolw), reasons(latka)]).toEqual([
      [{ code: 'class_full' }, { code: 'already_entered' }],
      [{ code: 'class_full' }],
    ])
  })

  it('is refused with every reason, and changes nothing', async () => {
    expect((await change({ classId: large, dogId: zolw })).json).toMatchObject({
      code: 'change_refused',
      reasons: [{ code: 'wrong_height' }, { code: 'level_too_low' }],
    })
    expect((await change({ classId: full })).json.reasons).toEqual([{ code: 'class_full' }])
    expect((await change({ dogId: id(2, 9) })).json.reasons).toEqual([{ code: 'not_your_dog' }])
    await server.query(`update classes set price = 700 where id = '${large}'`)
    expect((await change({ classId: large })).json.code).toBe('change_refused')
    expect((await change({ classId: id(5, 201) })).json.code).toBe('change_refused')
    await enter(member, any, zolw)
    expect((await change({ dogId: zolw })).json.reasons).toEqual([{ code: 'already_entered' }])
    expect([await taken(any, large, full), await server.query('select 1 from entry_changes')]).toEqual([[2, 0, 3], []])
  })

  it('changes the entry that the reader saw, once: stale else', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => change({ classId: large })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([await taken(any, large), await server.query('select 1 from entry_changes')]).toEqual([
      [0, 1],
      [{ '?column?': 1 }],
    ])
    expect((await change({ classId: sunday })).json).toMatchObject({ code: 'stale', current: { classId: large } })
    expect((await change({ classId: sunday }, { expected: { classId: large, dogId: latka } })).status).toBe(200)
  })

  it('is for the payer, for a paid entry, and until entries close', async () => {
    const judge = await logIn(server, 'judge')
    expect((await change({ classId: large }, { who: judge })).status).toBe(404)
    expect((await judge.get(`/entries/${entryId}/change`)).status).toBe(404)
    server.clock.advance(20 * day)
    member = await logIn(server, 'member')
    expect((await change({ classId: large })).json.code).toBe('change_closed')
    expect((await member.get(`/entries/${entryId}/change`)).json.code).toBe('change_closed')
  })

  it('is over for one that was withdrawn', async () => {
    await member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: 550 })
    expect((await change({ classId: large })).json.code).toBe('change_closed')
  })

  it('takes no place that someone waits for, but the one that was offered to its dog', async () => {
    const judge = await logIn(server, 'judge')
    await server.query(`update classes set capacity = 1 where id = '${sunday}'`)
    await enter(judge, sunday, id(2, 9))
    await member.post('/waiting-list', { classId: sunday, dogId: latka })
    await server.query(`update classes set capacity = 2 where id = '${sunday}'`)
    // Free, and waited for.
    expect((await change({ classId: sunday })).json.reasons).toEqual([{ code: 'class_full' }])
    await server.runJobs()
    expect(await taken(any, sunday)).toEqual([1, 2])
    expect((await change({ classId: sunday })).status).toBe(200)
    expect([await taken(any, sunday), (await member.get('/waiting-list')).json]).toEqual([[0, 2], []])
  })

  it('gives the old place to the first waiting dog', async () => {
    await server.query(`update classes set capacity = taken where id = '${any}'`)
    const judge = await logIn(server, 'judge')
    await judge.post('/waiting-list', { classId: any, dogId: id(2, 9) })
    await change({ classId: large })
    await server.runJobs()
    expect((await judge.get('/waiting-list')).json).toMatchObject([{ state: 'offered' }])
    expect(await taken(any, large)).toEqual([1, 1])
  })

  it('never takes more places than there are, however many change at once', async () => {
    await server.query(`update classes set capacity = 1 where id = '${small}'`)
    const other = (await buy(member, cart([{ classId: any, dogId: zolw }]))).json
    await member.post(`/payments/${other.paymentId}/card`, {
      number: '4242 4242 4242 4242',
      expiry: '12/30',
      cvc: '123',
    })
    const second = (await member.get(`/purchases/${other.id}`)).json.lines[0].entryId
    const into = (entry: string, from: string) =>
      member.post(`/entries/${entry}/change`, { classId: small, dogId: zolw, expected: { classId: any, dogId: from } })
    const answers = await Promise.all([into(entryId, latka), into(second, zolw)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await taken(any, small)).toEqual([1, 1])
  })
})
