import { callerOf } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

// The tests' calls come from 127.0.0.1: the proxy whose word about addresses is taken.
let server: TestServer

beforeEach(async () => {
  server = await testServer.start({ rateLimits: true, trustProxy: ['127.0.0.1'] })
}, 120_000)
afterEach(() => server.close())

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

it('lets ten wrong passwords of one account through, and then makes the address wait', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => login('guess', '10.0.0.1')))
  expect(statuses(answers)).toEqual({ 400: 10, 429: 190 })
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.json.code).toBe('too_many_requests')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login('clear-round', '10.0.0.1')).status).toBe(429)
  expect((await login('clear-round', '10.0.0.2')).status).toBe(200)
})

it('costs nobody anything to log in rightly: a whole show shares one address', async () => {
  const answers = await inTurn(120, () => login('clear-round', '10.0.0.1'))
  expect(statuses(answers)).toEqual({ 200: 120 })
}, 60_000)

it('stops a guesser with many addresses, and lets the owner in from where they were before', async () => {
  await login('clear-round', '10.9.9.9')
  const guesses = await inTurn(80, (time) => login('guess', `10.0.0.${time + 1}`))
  expect(statuses(guesses)).toEqual({ 400: 50, 429: 30 })
  expect((await login('clear-round', '10.9.9.9')).status).toBe(200)
  expect((await login('clear-round', '10.8.8.8')).status).toBe(429)
}, 60_000)

it('lets the owner in from anywhere after a new password by mail', async () => {
  await inTurn(60, (time) => login('guess', `10.0.0.${time + 1}`))
  const visitor = callerOf(server)
  await visitor.post('/forgot-password', { email: 'member@example.org' }, from('10.8.8.8'))
  await server.sweep()
  const [{ text } = { text: '' }] = await server.query('select text from outbox')
  const token = /reset-password\/([\w-]+)/.exec(String(text))?.[1]
  await visitor.post('/reset-password', { token, password: 'two-poles-down' }, from('10.8.8.8'))
  expect((await login('two-poles-down', '10.8.8.8')).status).toBe(200)
}, 60_000)

it('takes the proxy’s word about an address, not the caller’s', async () => {
  const forged = await inTurn(12, (time) => login('guess', `10.1.1.${time}, 10.0.0.1`))
  expect(statuses(forged)).toEqual({ 400: 10, 429: 2 })
  expect((await login('guess', '10.0.0.2')).status).toBe(400)
})

it('takes nobody’s word where no proxy is named', async () => {
  const bare = await testServer.start({ rateLimits: true })
  const answers = await inTurn(12, (time) =>
    callerOf(bare).post('/login', { email: 'member@example.org', password: 'guess' }, from(`10.0.0.${time}`)),
  )
  expect(statuses(answers)).toEqual({ 400: 10, 429: 2 })
  await bare.close()
})

it('refuses the sixth try to register a taken address, and nobody who registers a free one', async () => {
  const register = (email: string) =>
    callerOf(server).post('/register', { name: 'Zoë', email, password: 'kaczuszka', consent: true }, from('10.0.0.1'))
  const free = await inTurn(10, (time) => register(`free${time}@example.org`))
  expect(statuses(free)).toEqual({ 201: 10 })
  const taken = await inTurn(6, () => register('member@example.org'))
  expect(taken.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
})
