import type { DeskMember } from '#contract/member/member'
import type { MoneyYear } from '#contract/money/year'
import { apiBase } from '#contract/shared/paths'
import { buy, id, pay, plan } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { sampleId } from '../../seed/people'
import type { TestServer } from '../../testing/startTestServer'

const [ola, tom, zoe] = [sampleId(1, 2), sampleId(1, 3), sampleId(1, 18)]
const day = 24 * 60 * 60_000

describe('the pause of a membership', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Caller
  let until: string
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
    await server.query(`update users set renewal_date = '2026-12-01' where id = '${ola}'`)
    until = '2026-12-01'
  })

  const read = async (): Promise<DeskMember> => (await admin.get(`/desk/members/${ola}`)).json
  const pause = (of = ola, body: object = {}) =>
    admin.put(`/desk/members/${of}/pause`, { reason: 'Abroad until spring.', expectedUntil: until, ...body })
  const resume = (expectedUntil: string) =>
    admin.post(`/desk/members/${ola}/resumption`, { reason: 'Home again, and training.', expectedUntil })
  const reasons = async () => {
    const { json } = await member.post('/quote', { items: [{ classId: id(5, 101), dogId: id(2, 1) }] })
    return json.lines[0].reasons.map(({ code }: { code: string }) => code)
  }
  const mailsToOla = async () =>
    (await server.mails()).flatMap(({ recipient, subject, text }) =>
      recipient === 'member@example.org' ? [{ subject, text }] : [],
    )

  it('ends it the day before and keeps the days that are left, which an email says', async () => {
    expect((await pause()).json).toMatchObject({
      state: 'lapsed',
      renewalDate: '2026-11-20',
      pausedDays: 11,
      memberships: [{ event: 'paused', endsOn: '2026-11-20', reason: 'Abroad until spring.' }],
    })
    expect((await member.get('/me')).json).toMatchObject({ renewalDate: '2026-11-20', pausedDays: 11 })
    expect(await reasons()).toEqual(['membership_paused'])
    await server.runJobs()
    const [mail] = await mailsToOla()
    expect(mail?.subject).toBe('Your membership is paused')
    expect(mail?.text).toMatch(/11 days left.*Abroad until spring\./s)
    const [audited] = await server.query(`select before, after from audit where action = 'membership.paused'`)
    expect(audited).toEqual({
      before: { renewalDate: '2026-12-01' },
      after: { renewalDate: '2026-11-20', reason: 'Abroad until spring.' },
    })
  })

  it('needs a reason, and a membership that runs and ends on the day that was shown', async () => {
    expect((await pause(ola, { reason: 'Away' })).status).toBe(400)
    expect((await pause(ola, { expectedUntil: '2026-12-02' })).status).toBe(409)
    expect((await pause(tom)).status).toBe(409)
    expect((await pause(zoe)).status).toBe(409)
    expect((await pause()).status).toBe(200)
    expect((await pause()).status).toBe(409)
    expect((await pause(ola, { expectedUntil: '2026-11-20' })).status).toBe(409)
    expect((await read()).pausedDays).toBe(11)
  })

  it('reminds of no end, and is not counted among those that have lapsed', async () => {
    await pause()
    server.clock.advance(20 * day)
    await server.runJobs()
    expect((await mailsToOla()).map(({ subject }) => subject)).toEqual(['Your membership is paused'])
    const { token } = (admin = await logIn(server, 'admin'))
    const found = async (selection: string) =>
      (await admin.get(`/desk/members?${selection}`)).json.items.map(({ id: one }: { id: string }) => one)
    expect(await found('group=paused')).toEqual([ola])
    expect(await found('state=lapsed')).not.toContain(ola)
    expect((await admin.get('/desk/member-counts')).json.paused).toBe(1)
    const csv = await server.ask({
      method: 'GET',
      url: `${apiBase}/desk/members.csv?locale=en&group=paused`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(csv.body).toContain('Ola Kowalczyk,member@example.org,Paused')
  })

  it('ends with as many days as were left, from the day on which it runs again', async () => {
    await pause()
    expect((await resume('2026-12-01')).status).toBe(200)
    expect((await read()).pausedDays).toBeNull()
    await pause()
    server.clock.advance(100 * day)
    admin = await logIn(server, 'admin')
    expect((await resume('2026-12-01')).status).toBe(409)
    expect((await resume('2027-03-11')).json).toMatchObject({
      renewalDate: '2027-03-11',
      pausedDays: null,
      state: 'lapsing',
      memberships: [{ event: 'resumed', startsOn: '2027-03-01', endsOn: '2027-03-11' }, {}, {}, {}],
    })
    expect((await resume('2027-03-11')).status).toBe(409)
    await server.runJobs()
    expect((await mailsToOla()).map(({ subject }) => subject)).toContain('Your membership has resumed')
  })

  it('ends by a payment, whose years count after the days that were left', async () => {
    await pause()
    await pay(member, await buy(member, plan('1-year', 2600)))
    expect((await member.get('/me')).json).toMatchObject({ renewalDate: '2027-12-01', pausedDays: null })
    until = '2027-12-01'
    await pause()
    const body = { kind: 'adult', planId: '1-year', way: 'cash', birthDate: null, receivedOn: null, reason: '' }
    const record = (expectedUntil: string) =>
      admin.post(`/desk/members/${ola}/memberships`, { ...body, expectedPrice: 2600, expectedUntil })
    expect((await record('2027-11-21')).status).toBe(409)
    expect((await record('2028-12-01')).json).toMatchObject({ renewalDate: '2028-12-01', pausedDays: null })
  })

  it('ends with the membership, whose last day stays that before the pause', async () => {
    await pause()
    server.clock.advance(3 * day)
    const end = () =>
      admin.post(`/desk/members/${ola}/end`, {
        because: 'left',
        reason: 'Wrote to the secretary.',
        expectedUntil: '2026-11-20',
      })
    expect((await end()).json).toMatchObject({ renewalDate: '2026-11-20', pausedDays: null, state: 'lapsed' })
    expect((await end()).status).toBe(409)
  })

  it('is no time of membership in the figures of the year', async () => {
    const members = async () => {
      const { months }: MoneyYear = (await admin.get('/desk/year?year=2026')).json
      return months.find(({ month }) => month === '2026-11-01')?.members ?? 0
    }
    const before = await members()
    await pause()
    expect(await members()).toBe(before - 1)
    server.clock.advance(1)
    await resume(until)
    expect(await members()).toBe(before)
  })
})
