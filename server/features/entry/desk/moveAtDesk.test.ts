import { randomUUID } from 'node:crypto'
import { any, buy, cart, entryRequest, id, latka, pay, zolw } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const day = 24 * 60 * 60_000
const reason = 'The class for large dogs is where this dog belongs.'
// Classes of the same show: one for large dogs, and one that is full.
const [large, full] = [id(5, 103), id(5, 102)]

describe('moving an entry at the desk [J07]', () => {
  let server: TestServer
  let admin: Caller
  let member: Caller
  let entryId: string
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    const purchase = await buy(member, cart())
    await pay(member, purchase)
    entryId = (await member.get(`/purchases/${purchase.json.id}`)).json.lines[0].entryId
    // Entries have closed.
    server.clock.advance(20 * day)
    ;[admin, member] = [await logIn(server, 'admin'), await logIn(server, 'member')]
  })

  const move = (to: object, { expected = entryRequest, who = admin, why = reason } = {}) =>
    who.post(`/desk/entries/${entryId}/change`, { ...entryRequest, ...to, expected, reason: why })
  const taken = async (...ids: string[]) => {
    const rows = await server.query(`select id, taken from classes where id in ('${ids.join("','")}')`)
    return ids.map((one) => rows.find((row) => row.id === one)?.taken)
  }

  it('lists its choices, also after entries have closed', async () => {
    const { status, json } = await admin.get(`/desk/entries/${entryId}/change`)
    expect([status, json.current]).toEqual([200, entryRequest])
    const codes = (classId: string, dogId: string) =>
      json.cells
        .find((cell: { classId: string; dogId: string }) => cell.classId === classId && cell.dogId === dogId)
        .reasons.map(({ code }: { code: string }) => code)
    expect([codes(large, latka), codes(any, zolw), codes(full, latka)]).toEqual([[], [], ['class_full']])
  })

  it('moves it once, with the reason in audit and email, and no money', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => move({ classId: large })))
    expect(answers.map(({ status, json }) => [status, json.cls.id])).toEqual(Array(3).fill([200, large]))
    expect(await taken(any, large)).toEqual([0, 1])
    expect(await server.query(`select before, after, why from audit where action = 'entry.changed'`)).toEqual([
      { before: { classId: any }, after: { classId: large }, why: reason },
    ])
    const mails = (await server.mails()).filter(({ subject }) => subject.startsWith('Entry changed'))
    expect(mails.map(({ recipient }) => recipient)).toEqual(['member@example.org'])
    expect(mails[0]?.text).toContain(
      `The organiser has changed your entry for Shrewsbury Winter Classic and writes: “${reason}”`,
    )
    expect(await server.query('select 1 from entry_refunds')).toEqual([])
  })

  it('keeps the rules of entering, and refuses changes that the desk has not seen', async () => {
    expect((await move({ classId: full })).json).toMatchObject({
      code: 'change_refused',
      reasons: [{ code: 'class_full' }],
    })
    expect((await move({ classId: large, dogId: zolw })).json.reasons).toMatchObject([
      { code: 'wrong_height' },
      { code: 'level_too_low' },
    ])
    expect((await move({ dogId: id(2, 9) })).json.reasons).toEqual([{ code: 'not_your_dog' }])
    expect((await move({ classId: large }, { expected: { classId: full, dogId: latka } })).json).toMatchObject({
      code: 'stale',
      current: entryRequest,
    })
    expect((await move({ classId: large }, { why: 'So.' })).json.code).toBe('validation_failed')
    expect([await taken(any, large), await server.query('select 1 from entry_changes')]).toEqual([[1, 0], []])
  })

  it('is over once the entry has a result, is withdrawn, or its show is over', async () => {
    await server.query(`insert into class_results (class_id) values ('${any}')`)
    await server.query(
      `insert into results (entry_id, class_id, faults, refusals, outcome) values ('${entryId}', '${any}', 0, 0, 'eliminated')`,
    )
    expect((await move({ classId: large })).json.code).toBe('change_closed')
    expect((await admin.get(`/desk/entries/${entryId}/change`)).json.code).toBe('change_closed')
    await server.query('delete from results')
    await server.query(`update shows set state = 'finished' where slug = 'shrewsbury-winter-classic'`)
    expect((await move({ classId: large })).json.code).toBe('change_closed')
    await server.query(`update shows set state = 'published' where slug = 'shrewsbury-winter-classic'`)
    const withdrawal = { reason, refund: 'nothing', expectedRefund: 0 }
    expect((await admin.post(`/desk/entries/${entryId}/withdrawal`, withdrawal)).status).toBe(200)
    expect((await move({ classId: large })).json.code).toBe('change_closed')
    expect((await admin.get(`/desk/entries/${randomUUID()}/change`)).status).toBe(404)
  })

  it('is for admins only', async () => {
    for (const who of [member, await logIn(server, 'judge'), await logIn(server, 'reviewer')]) {
      expect((await who.get(`/desk/entries/${entryId}/change`)).status).toBe(403)
      expect((await move({ classId: large }, { who })).status).toBe(403)
    }
    expect(await taken(any, large)).toEqual([1, 0])
  })

  it('never takes more places than there are, when desk and member move at once', async () => {
    server.clock.advance(-20 * day)
    ;[admin, member] = [await logIn(server, 'admin'), await logIn(server, 'member')]
    const other = await buy(member, cart([{ classId: id(5, 108), dogId: latka }]))
    await pay(member, other)
    const second = (await member.get(`/purchases/${other.json.id}`)).json.lines[0].entryId
    await server.query(`update classes set capacity = 1 where id = '${large}'`)
    const own = { classId: large, dogId: id(2, 4), expected: { classId: id(5, 108), dogId: latka } }
    const answers = await Promise.all([move({ classId: large }), member.post(`/entries/${second}/change`, own)])
    const sold = answers.filter(({ status }) => status === 200).length
    expect([await taken(large), sold <= 1, answers.every(({ status }) => status < 500)]).toEqual([[sold], true, true])
  })
})
