import { DrizzleQueryError } from 'drizzle-orm/errors'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeError, lineOf } from './serverLog'
import { callerOf, logIn } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'
import { temporaryFolder } from '../testing/temporaryFolder'

const distDir = temporaryFolder('log')
for (const folder of ['web', 'pages/en', 'pages/pl']) mkdirSync(join(distDir, folder), { recursive: true })
for (const lang of ['en', 'pl'])
  writeFileSync(join(distDir, `pages/${lang}/screen.html`), '<html><head><title>x</title></head><body></body></html>')

describe('the server’s log [T14.2]', () => {
  let server: TestServer
  let written: string[]
  const start = async (level: string) => {
    written = []
    const logger = { level, stream: { write: (line: string) => void written.push(line) } }
    server = await testServer.start({ logger, distDir })
  }
  afterEach(() => server.close())

  const lines = () => written.map((line) => JSON.parse(line))
  const visitor = () => callerOf(server)

  it('names a failed statement, and nothing that was stored or asked with it', async () => {
    await start('error')
    await server.query('alter table reset_requests rename column email to address')
    const { status } = await visitor().post('/forgot-password', { email: 'canary@example.org' })
    expect(status).toBe(500)
    expect(lines()).toEqual([
      expect.objectContaining({
        route: '/api/forgot-password',
        err: expect.objectContaining({
          message: 'A query failed',
          sql: expect.stringContaining('insert into "reset_requests"'),
          cause: expect.objectContaining({ code: '42703', message: 'Database error 42703' }),
        }),
      }),
    ])
    expect(written.join()).not.toContain('canary')
  })

  it('quotes no row that a constraint refused', async () => {
    await start('error')
    await server.query('create unique index canary_names on users (name)')
    await server.query(`update users set name = 'Canary Name' where email = 'member@example.org'`)
    const judge = await logIn(server, 'judge')
    const nothing = {
      street: '',
      postcode: '',
      city: '',
      country: '',
      phone: '',
      emergencyName: '',
      emergencyPhone: '',
    }
    const { status } = await judge.put('/profile', { ...nothing, name: 'Canary Name', locale: 'en', version: 1 })
    expect(status).toBe(500)
    expect(lines()[0].err.cause).toMatchObject({ code: '23505', constraint: 'canary_names', table: 'users' })
    expect(written.join()).not.toContain('Canary')
  })

  it('names routes and screens by their pattern, at each level', async () => {
    await start('trace')
    const get = (path: string) => server.ask({ method: 'GET', url: path, headers: { referer: 'http://x/canary' } })
    await get('/reset-password/canary-token')
    await get('/confirm/canary-token?canary=1')
    await get('/nowhere/canary')
    await get('/canary.js')
    await get('/api/canary?canary')
    await visitor().get('/shows/canary', { authorization: 'Bearer canary' })
    await visitor().post('/login?canary', { email: 'canary@example.org', password: 'canary' })
    const requests = lines().flatMap(({ req }) => (req ? [`${req.method} ${req.route}`] : []))
    expect(requests).toEqual([
      'GET /reset-password/:token',
      'GET /confirm/:token',
      'GET /*',
      'GET /*',
      'GET /*',
      'GET /api/shows/:slug',
      'POST /api/login',
    ])
    expect(written.join()).not.toMatch(/canary|127\.0\.0\.1/)
  })
})

const refused = Object.assign(new Error('duplicate key: canary'), {
  severity: 'ERROR',
  code: '23505',
  detail: 'Key (email)=(canary)',
  constraint: 'users_email_unique',
})
const query = new DrizzleQueryError('insert into users values ($1)', ['canary'], refused)

it.each([
  ['a query', query],
  ['a database', refused],
  ['steps of a round', new AggregateError([query], 'Steps of the sweep failed')],
  ['a fault with a cause', new Error('The round failed', { cause: query })],
])('describes the error of %s without its values', (_name, error) => {
  const logged = JSON.stringify(describeError(error))
  expect(logged).not.toContain('canary')
  expect(logged).toContain('23505')
  expect(logged).toContain('users_email_unique')
  expect(logged).toContain('serverLog.test')
  expect(lineOf(error)).not.toContain('canary')
})

it('logs our own sentences unchanged for an operator', () => {
  expect(lineOf(new Error('Set ALLOW_TEST_PAYMENTS=yes.'))).toBe('Set ALLOW_TEST_PAYMENTS=yes.')
})
