import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(() => server.reset())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const credentials = { email: 'member@example.org', password: 'clear-round' }
const day = 86_400_000

it('are listed with where they are, and one is ended without the others', async () => {
  const member = await logIn(server, 'member')
  server.clock.advance(60_000)
  const { json } = await callerOf(server).post('/login', credentials, { 'user-agent': firefox })
  const elsewhere = callerOf(server, json.token)
  const open = (await member.get('/sessions')).json.sessions
  expect(open).toMatchObject([
    { current: true, createdAt: '2026-11-21T10:00:00.000Z' },
    { current: false, browser: 'Firefox', system: 'Linux', createdAt: '2026-11-21T10:01:00.000Z' },
  ])
  expect((await member.delete(`/sessions/${open[1].id}`)).status).toBe(204)
  expect((await elsewhere.get('/me')).status).toBe(401)
  expect((await member.get('/sessions')).json.sessions).toHaveLength(1)
})

it('are ended all but the one that asks', async () => {
  const others = [await logIn(server, 'member'), await logIn(server, 'member')]
  const judge = await logIn(server, 'judge')
  const member = await logIn(server, 'member')
  expect((await member.delete('/sessions')).status).toBe(204)
  for (const other of others) expect((await other.get('/me')).status).toBe(401)
  expect((await member.get('/me')).status).toBe(200)
  expect((await judge.get('/me')).status).toBe(200)
})

it('of someone else are not there at all [B03.1]', async () => {
  const judge = await logIn(server, 'judge')
  const member = await logIn(server, 'member')
  const [{ id }] = (await judge.get('/sessions')).json.sessions
  const foreign = await member.delete(`/sessions/${id}`)
  const missing = await member.delete('/sessions/00000009-0000-4000-8000-000000000001')
  expect([foreign.status, foreign.json]).toEqual([404, missing.json])
  expect((await judge.get('/me')).status).toBe(200)
})

it('are ended by an admin only', async () => {
  const member = await logIn(server, 'member')
  const judge = await logIn(server, 'judge')
  const admin = await logIn(server, 'admin')
  const whose = { email: ' Member@example.org' }
  expect((await judge.post('/desk/sessions', whose)).status).toBe(403)
  expect((await admin.post('/desk/sessions', whose)).json).toEqual({ ended: 1 })
  expect((await member.get('/me')).status).toBe(401)
  expect((await admin.post('/desk/sessions', { email: 'unknown@example.org' })).status).toBe(404)
})

it('state when they end: idle, and at the latest', async () => {
  const member = await logIn(server, 'member')
  const endsOf = async () => (await member.get('/me')).json.sessionEnds
  expect(await endsOf()).toEqual({ idle: '2026-12-05T10:00:00.000Z', latest: '2027-01-20T10:00:00.000Z' })
  server.clock.advance(10 * day)
  expect(await endsOf()).toEqual({ idle: '2026-12-15T10:00:00.000Z', latest: '2027-01-20T10:00:00.000Z' })
  for (let times = 0; times < 4; times += 1) {
    server.clock.advance(11 * day)
    await endsOf()
  }
  expect(await endsOf()).toEqual({ idle: '2027-01-20T10:00:00.000Z', latest: '2027-01-20T10:00:00.000Z' })
})

it('continue after a reauthentication for another sixty days, under another token', async () => {
  const member = await logIn(server, 'member')
  server.clock.advance(13 * day)
  const wrong = await member.post('/sessions', { currentPassword: 'guess' })
  expect([wrong.status, wrong.json.currentPassword]).toEqual([400, 'password_wrong'])
  const { status, json } = await member.post('/sessions', { currentPassword: 'clear-round' })
  expect([status, json.user.sessionEnds.latest]).toEqual([201, '2027-02-02T10:00:00.000Z'])
  expect((await member.get('/me')).status).toBe(401)
  expect((await callerOf(server, json.token).get('/sessions')).json.sessions).toHaveLength(1)
})

it('are limited to twenty: one more ends the least recently used, and an email informs the owner [T08.1]', async () => {
  const first = await logIn(server, 'member')
  server.clock.advance(60_000)
  const second = await logIn(server, 'member')
  server.clock.advance(6 * 60_000)
  await first.get('/me')
  await Promise.all(Array.from({ length: 19 }, () => logIn(server, 'member')))
  expect([(await first.get('/me')).status, (await second.get('/me')).status]).toEqual([200, 401])
  const { json } = await first.get('/sessions')
  expect([json.sessions.length, json.limitReachedAt]).toEqual([20, '2026-11-21T10:07:00.000Z'])
  const judge = await logIn(server, 'judge')
  expect((await judge.get('/sessions')).json).toMatchObject({ sessions: [{ current: true }], limitReachedAt: null })
})

it('are removed when they have expired, with links and counters that have [T08.1]', async () => {
  const member = await logIn(server, 'member')
  await callerOf(server).post('/forgot-password', { email: 'member@example.org' })
  await member.put('/profile/email', { email: 'ola@example.org', currentPassword: 'clear-round' })
  await server.runJobs()
  await server.query(`insert into rate_limits values ('past', 1, 1), ('ahead', 1, 99999999999999)`)
  const rowCount = async (table: string) => Number((await server.query(`select count(*) as n from ${table}`))[0]?.n)
  const tables = ['sessions', 'reset_tokens', 'email_confirmations', 'rate_limits']
  const counts = async () => Promise.all(tables.map(rowCount))
  expect(await counts()).toEqual([1, 1, 1, 2])
  server.clock.advance(14 * day + 3_600_000)
  await server.runJobs()
  expect(await counts()).toEqual([0, 0, 0, 1])
})
