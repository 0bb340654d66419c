import { apiBase } from '#contract/shared/paths'
import { sampleId } from '../../seed/people'
import { bad, buy, pay, plan } from '../../testing/buying'
import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

// The tests' calls come from 127.0.0.1: the proxy whose word about addresses is taken.
let server: TestServer

let first: TestServer
beforeAll(async () => {
  first = await testServer.start({ rateLimits: true, trustProxy: ['127.0.0.1'] })
})
// A separate server for each test, on one database: the counters of the previous test do not apply.
beforeEach(async () => {
  await first.reset()
  server = { ...first, ...(await first.beside()) }
})
afterAll(() => first.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const login = (password: string, address: string, email = 'member@example.org') =>
  callerOf(server).post('/login', { email, password }, from(address))
const statuses = (answers: { status: number }[]) => {
  const seen = answers.map(({ status }) => status)
  return Object.fromEntries([...new Set(seen)].map((status) => [status, seen.filter((one) => one === status).length]))
}
const inTurn = async <T>(times: number, run: (time: number) => Promise<T>) => {
  const all: T[] = []
  for (let time = 0; time < times; time += 1) all.push(await run(time))
  return all
}

it('lets ten wrong passwords of one account through, and then makes the address wait [A16]', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => login('guess', '10.0.0.1')))
  expect(statuses(answers)).toEqual({ 400: 10, 429: 190 })
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.json.code).toBe('too_many_requests')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login('clear-round', '10.0.0.1')).status).toBe(429)
  expect((await login('clear-round', '10.0.0.2')).status).toBe(200)
})

it('is not reached by successful logins: a whole show shares one address', async () => {
  const answers = await inTurn(120, () => login('clear-round', '10.0.0.1'))
  expect(statuses(answers)).toEqual({ 200: 120 })
})

it('stops a guesser with many addresses, and lets the owner in from where they were before [A16]', async () => {
  await login('clear-round', '10.9.9.9')
  const guesses = await inTurn(80, (time) => login('guess', `10.0.0.${time + 1}`))
  expect(statuses(guesses)).toEqual({ 400: 50, 429: 30 })
  expect((await login('clear-round', '10.9.9.9')).status).toBe(200)
  expect((await login('clear-round', '10.8.8.8')).status).toBe(429)
})

it('lets the owner in from anywhere after a new password by mail [A16]', async () => {
  await inTurn(60, (time) => login('guess', `10.0.0.${time + 1}`))
  const visitor = callerOf(server)
  await visitor.post('/forgot-password', { email: 'member@example.org' }, from('10.8.8.8'))
  await server.runJobs()
  const [{ text } = { text: '' }] = await server.mails()
  const token = /reset-password\/([\w-]+)/.exec(text)?.[1]
  await visitor.post('/reset-password', { token, password: 'two-poles-down' }, from('10.8.8.8'))
  expect((await login('two-poles-down', '10.8.8.8')).status).toBe(200)
})

it('takes the proxy’s word about an address, not the caller’s [A17]', async () => {
  const forged = await inTurn(12, (time) => login('guess', `10.1.1.${time}, 10.0.0.1`))
  expect(statuses(forged)).toEqual({ 400: 10, 429: 2 })
  expect((await login('guess', '10.0.0.2')).status).toBe(400)
})

it('trusts no forwarded address when no proxy is named [A17]', async () => {
  const bare = await testServer.start({ rateLimits: true })
  const answers = await inTurn(12, (time) =>
    callerOf(bare).post('/login', { email: 'member@example.org', password: 'guess' }, from(`10.0.0.${time}`)),
  )
  expect(statuses(answers)).toEqual({ 400: 10, 429: 2 })
  await bare.close()
})

it('refuses the sixth try to register a taken address, and never a free one [A14]', async () => {
  const register = (email: string) =>
    callerOf(server).post('/register', { name: 'Zoë', email, password: 'kaczuszka', consent: true }, from('10.0.0.1'))
  const free = await inTurn(10, (time) => register(`free${time}@example.org`))
  expect(statuses(free)).toEqual({ 201: 10 })
  const taken = await inTurn(6, () => register('member@example.org'))
  expect(taken.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
})

it('counts an IPv6 network as one: a /64, and a /56 for questions about many accounts [T06.1]', async () => {
  const inOne = await inTurn(30, (time) => login('guess', `2001:db8:1:1::${time + 1}`))
  expect(statuses(inOne)).toEqual({ 400: 10, 429: 20 })
  // Its owner is not shut out of new places by one network alone.
  expect((await login('clear-round', '2001:db8:2:1::1')).status).toBe(200)
  const email = (time: number) => `unknown${time}@example.org`
  const many = await inTurn(110, (time) => login('guess', `2001:db8:3:1::${time}`, email(time)))
  expect(statuses(many)).toEqual({ 400: 100, 429: 10 })
})

describe('a device where the owner has logged in [T06.2]', () => {
  const withDevice = (address: string, cookie: string, password = 'clear-round') =>
    callerOf(server).post('/login', { email: 'member@example.org', password }, { ...from(address), cookie })

  it('is not locked out by a guesser, in the same network or in any other', async () => {
    const first = await login('clear-round', '10.0.0.1')
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Strict$/)
    const [device = ''] = cookie.split(';')
    await inTurn(15, () => login('guess', '10.0.0.1'))
    await inTurn(60, (time) => login('guess', `10.0.1.${time + 1}`))
    expect((await login('clear-round', '10.0.0.1')).status).toBe(429)
    expect((await withDevice('10.0.0.1', device)).status).toBe(200)
    expect((await withDevice('10.7.7.7', device)).status).toBe(200)
    // It knows one account: for another it is as strange as any.
    const other = await callerOf(server).post(
      '/login',
      { email: 'judge@example.org', password: 'guess' },
      { ...from('10.0.0.1'), cookie: device },
    )
    expect(other.status).toBe(400)
  })

  it('is recognised by a cookie that is sent over https alone when the site uses https', async () => {
    const safe = await testServer.start({ rateLimits: true, publicUrl: 'https://dogs.example.org' })
    const answer = await callerOf(safe).post('/login', { email: 'member@example.org', password: 'clear-round' })
    expect(answer.headers['set-cookie']).toMatch(/^__Secure-device=.*; HttpOnly; Secure; SameSite=Strict$/)
    await safe.close()
  })

  it('has ten separate tries, and is then counted as every other device is', async () => {
    const [device = ''] = String((await login('clear-round', '10.0.0.1')).headers['set-cookie']).split(';')
    const guesses = await inTurn(25, () => withDevice('10.0.0.1', device, 'guess'))
    expect(statuses(guesses)).toEqual({ 400: 20, 429: 5 })
  })
})

it('lets a session guess its own password ten times, without effect on other sessions [T06.2]', async () => {
  const member = await logIn(server, 'member')
  const renew = (currentPassword: string) => member.post('/sessions', { currentPassword })
  expect(statuses(await inTurn(12, () => renew('guess')))).toEqual({ 400: 10, 429: 2 })
  expect((await login('clear-round', '10.0.0.1')).status).toBe(200)
})

describe('the question whether an address has an account [T06.3]', () => {
  const taken = { name: 'Zoë', email: 'member@example.org', password: 'kaczuszka', consent: true }

  it('is answered five times to nine at once', async () => {
    const ask = () => callerOf(server).post('/register', taken, from('10.0.0.1'))
    const answers = await Promise.all(Array.from({ length: 9 }, ask))
    expect(statuses(answers)).toEqual({ 400: 5, 429: 4 })
  })
  it('is one question, asked by registering or by changing an address', async () => {
    const judge = await logIn(server, 'judge')
    const change = () =>
      judge.put('/profile/email', { email: 'member@example.org', currentPassword: 'clear-round' }, from('10.0.0.1'))
    const register = () => callerOf(server).post('/register', taken, from('10.0.0.1'))
    const answers = [...(await inTurn(3, change)), ...(await inTurn(3, register)), await change()]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429])
  })
})

it('lets an account begin sixty checkouts in an hour', async () => {
  const member = await logIn(server, 'member')
  const begun = await inTurn(62, (time) => buy(member, time % 2 ? plan() : plan('3-years', 6900)))
  expect(statuses(begun)).toEqual({ 201: 60, 429: 2 })
})

it('lets an admin answer sixty letters of members in an hour', async () => {
  const { token } = await logIn(server, 'admin')
  const save = () =>
    server.ask({
      method: 'POST',
      url: `${apiBase}/desk/members/${sampleId(1, 2)}/data`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ reason: 'Showed her passport.', currentPassword: 'clear-round' }),
    })
  expect(statuses(await inTurn(62, save))).toEqual({ 200: 60, 429: 2 })
})

describe('cards that are declined', () => {
  it('are ten in an hour for an account; one that pays costs nothing [T08.2]', async () => {
    const member = await logIn(server, 'newcomer')
    const bought = await buy(member, plan())
    const declined = await Promise.all(Array.from({ length: 15 }, () => pay(member, bought, bad)))
    expect(statuses(declined)).toEqual({ 200: 10, 429: 5 })
    expect((await pay(member, bought)).status).toBe(429)
    const judge = await logIn(server, 'judge')
    const paid = await inTurn(12, async () => pay(judge, await buy(judge, plan())))
    expect(paid.map(({ json }) => json.status)).toEqual(Array(12).fill('succeeded'))
  })
})

const databaseUrl = process.env['TEST_DATABASE_URL']
const onPostgres = databaseUrl ? describe : describe.skip
onPostgres('two servers on one PostgreSQL', () => {
  it('are no more generous than one, and know the same devices [T06.4]', async () => {
    const one = await testServer.start({ rateLimits: true, trustProxy: ['127.0.0.1'], databaseUrl: `${databaseUrl}` })
    const other = { ...one, ...(await one.beside()) }
    const guess = (at: TestServer, cookie = '') =>
      callerOf(at).post('/login', { email: 'member@example.org', password: 'guess' }, { ...from('10.0.0.1'), cookie })
    const right = { email: 'member@example.org', password: 'clear-round' }
    const first = await callerOf(one).post('/login', right, from('10.0.0.1'))
    const [cookie = ''] = String(first.headers['set-cookie']).split(';')
    const answers = await Promise.all(Array.from({ length: 24 }, (_, time) => guess(time % 2 ? one : other)))
    expect(statuses(answers)).toEqual({ 400: 10, 429: 14 })
    expect((await callerOf(other).post('/login', right, { ...from('10.0.0.1'), cookie })).status).toBe(200)
    const rows = JSON.stringify(await one.query('select * from rate_limits'))
    expect(rows.length).toBeGreaterThan(100)
    expect(rows).not.toMatch(/member@example|10\.0\.0\.1/)
    await one.close()
  })
})
