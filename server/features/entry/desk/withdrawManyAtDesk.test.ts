import { randomUUID } from 'node:crypto'
import { apiBase } from '#contract/shared/paths'
import { any, entryRequest, id, latka, payForEntries, zolw } from '../../../testing/buying'
import { logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const day = 24 * 60 * 60_000
const slug = 'shrewsbury-winter-classic'
const show = `/desk/shows/${slug}`
const reason = 'The hall is too small for this class.'

describe('entries that the desk withdraws together', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Awaited<ReturnType<typeof logIn>>
  let entered: string[]
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
    entered = await payForEntries(member, [entryRequest, { classId: any, dogId: zolw }])
  })

  const each = (ids: readonly string[], expectedRefund = 550) => ids.map((one) => ({ id: one, expectedRefund }))
  const withdraw = (how: object = {}, at = show) =>
    admin.post(`${at}/withdrawals`, { reason, refund: 'whole', entries: each(entered), ...how })
  const why = (counts: object) => ({
    code: 'consequences_changed',
    missing: 0,
    withdrawn: 0,
    closed: 0,
    changed: 0,
    ...counts,
  })
  const refunds = () => server.query('select amount from entry_refunds')
  const mailed = async () => (await server.mails()).filter(({ text }) => text.includes(reason))
  const untouched = async () => {
    expect(await refunds()).toEqual([])
    expect(await mailed()).toEqual([])
    expect(await server.query(`select 1 from audit where action = 'entry.withdrawn'`)).toEqual([])
    expect(await server.query(`select taken from classes where id = '${any}'`)).toEqual([{ taken: 2 }])
  }

  it('gives each place and sum back once, also where it is pressed three times at once [J14]', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => withdraw()))
    const done = answers.filter(({ status }) => status === 200)
    expect(done.map(({ json }) => json)).toEqual([{ withdrawn: 2, undo: expect.any(String) }])
    for (const { json } of answers.filter(({ status }) => status !== 200))
      expect(json).toMatchObject(why({ withdrawn: 2 }))
    expect(await refunds()).toEqual([{ amount: 550 }, { amount: 550 }])
    expect(await server.query(`select taken from classes where id = '${any}'`)).toEqual([{ taken: 0 }])
    const written = await server.query(`select after, why from audit where action = 'entry.withdrawn'`)
    expect(written).toEqual(Array(2).fill({ after: { status: 'withdrawn', refund: 550 }, why: reason }))
    const mails = await mailed()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['member@example.org', 'Shrewsbury Winter Classic: 2 entries withdrawn'],
    ])
    expect(mails[0]?.text).toContain('Łatka: Shrewsbury Winter Classic, 12 December 2026, 08:30')
    expect(mails[0]?.text).toContain('Żółw: Shrewsbury Winter Classic, 12 December 2026, 08:30')
    expect(mails[0]?.text).toContain('We’re refunding £11.00 to your original payment method.')
  })

  it('meets single withdrawals of the same entries without a deadlock, and refunds each once [J14]', async () => {
    const one = { reason, refund: 'whole', expectedRefund: 550 }
    const reversed = { entries: each([...entered].reverse()) }
    const answers = await Promise.all([
      withdraw(),
      admin.post(`/desk/entries/${entered[1] ?? ''}/withdrawal`, one),
      withdraw(reversed),
      admin.post(`/desk/entries/${entered[0] ?? ''}/withdrawal`, one),
    ])
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
    expect(await refunds()).toEqual([{ amount: 550 }, { amount: 550 }])
  })

  it('refunds by the policy, or nothing, and refuses all when one sum has changed [J14]', async () => {
    const [first = '', second = ''] = entered
    const mixed = [...each([first]), ...each([second], 549)]
    expect((await withdraw({ entries: mixed })).json).toMatchObject(why({ changed: 1 }))
    server.clock.advance(20 * day)
    admin = await logIn(server, 'admin')
    expect((await withdraw({ refund: 'policy' })).json).toMatchObject(why({ changed: 2 }))
    await untouched()
    expect((await withdraw({ refund: 'policy', entries: each(entered, 0) })).json).toMatchObject({ withdrawn: 2 })
    expect(await refunds()).toEqual([])
  })

  it('refuses all where one is unknown, another show’s, withdrawn or closed, and says how many [J14]', async () => {
    const [first = '', second = ''] = entered
    expect((await withdraw({ entries: each([first, randomUUID()]) })).json).toMatchObject(why({ missing: 1 }))
    const elsewhere = await withdraw({}, '/desk/shows/zakopane-pod-tatrami')
    expect(elsewhere.json).toMatchObject(why({ missing: 2 }))
    expect((await withdraw({}, '/desk/shows/no-such-show')).json).toMatchObject(why({ missing: 2 }))
    await server.query(`update shows set state = 'finished' where slug = '${slug}'`)
    expect((await withdraw()).json).toMatchObject(why({ closed: 2 }))
    await server.query(`update shows set state = 'published' where slug = '${slug}'`)
    await untouched()
    expect((await withdraw({ entries: each([first]) })).status).toBe(200)
    expect((await withdraw({ entries: each([second, first]) })).json).toMatchObject(why({ withdrawn: 1 }))
    expect(await refunds()).toEqual([{ amount: 550 }])
  })

  it('takes each entry once, a hundred at most, with a reason in a sentence [J14]', async () => {
    const [first = ''] = entered
    const refused = [
      { entries: [] },
      { entries: each([first, first]) },
      { entries: each(Array.from({ length: 101 }, () => randomUUID())) },
      { entries: each([first], -1) },
      { reason: 'Ill.' },
      { refund: 'twice' },
    ]
    for (const how of refused) expect((await withdraw(how)).json.code).toBe('validation_failed')
    await untouched()
  })

  it('is for admins only [J05]', async () => {
    for (const role of ['member', 'judge', 'reviewer'] as const) {
      const who = await logIn(server, role)
      const body = { reason, refund: 'whole', entries: each(entered) }
      expect((await who.post(`${show}/withdrawals`, body)).status).toBe(403)
    }
    await untouched()
  })

  it('saves those alone that are named, of this show [J16]', async () => {
    const rows = async (ids: readonly string[], at = show) =>
      (await admin.get(`${at}/entries?ids=${ids.join(',')}`)).json.items?.map((one: { id: string }) => one.id) ?? []
    const [first = '', second = ''] = entered
    expect(await rows([first])).toEqual([first])
    expect(new Set(await rows([second, first, id(8, 1)]))).toEqual(new Set([first, second, id(8, 1)]))
    expect(await rows(entered, '/desk/shows/zakopane-pod-tatrami')).toEqual([])
    expect((await admin.get(`${show}/entries.csv?ids=${first},`)).status).toBe(400)
    expect((await admin.get(`${show}/entries.csv?ids=${latka}'`)).status).toBe(400)
    const csv = await server.ask({
      method: 'GET',
      url: `${apiBase}${show}/entries.csv?ids=${first}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(csv.body.trim().split('\n')).toHaveLength(2)
  })
})
