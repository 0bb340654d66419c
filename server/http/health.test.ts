import { callerOf, logIn } from '../testing/client'
import { databases } from '../testing/testDatabases'
import type { TestServer } from '../testing/startTestServer'

// A database that fails as PostgreSQL says it does: with a trigger that raises the code.
const failWith = (server: TestServer, code: string, table: string) =>
  server
    .query(
      `
    create or replace function fail() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '${code}'; end $$;
  `,
    )
    .then(() =>
      server.query(
        `create or replace trigger fails before update or insert on ${table} for each row execute function fail()`,
      ),
    )

const uuid = /^[0-9a-f-]{36}$/

describe.each(databases)('the server on %s', (_name, url) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl: url })
  })
  afterEach(async () => {
    await server.query('drop function if exists fail() cascade')
    await server.reset()
  })
  afterAll(() => server.close())

  it('is alive and ready', async () => {
    const visitor = callerOf(server)
    const responses = [await visitor.get('/health'), await visitor.get('/ready')]
    expect(responses.map(({ status, json }) => [status, json])).toEqual([
      [200, { status: 'ok' }],
      [200, { status: 'ok' }],
    ])
  })

  it.each([
    ['53100', 'storage_full', '60'],
    ['57014', 'unavailable', '5'],
    ['25006', 'unavailable', '5'],
    ['55000', 'unavailable', '5'],
  ])(
    'answers 503 where the database says %s: %s, and when to come again [R03 R07]',
    async (code, responses, seconds) => {
      const member = await logIn(server, 'member')
      await failWith(server, code, 'users')
      const body = {
        name: 'Ewa',
        street: '',
        postcode: '',
        city: '',
        country: '',
        phone: '',
        emergencyName: '',
        emergencyPhone: '',
        locale: 'en',
        version: 1,
      }
      const { status, json, headers } = await member.put('/profile', body)
      expect([status, json.code, headers['retry-after']]).toEqual([503, responses, seconds])
      expect(json.requestId).toMatch(uuid)
      expect(headers['x-request-id']).toBe(json.requestId)
    },
  )

  it('keeps answering reads of a logged-in user when nothing can be written [R03]', async () => {
    const member = await logIn(server, 'member')
    await failWith(server, '53100', 'sessions')
    server.clock.advance(60 * 60_000)
    expect((await member.get('/dogs')).status).toBe(200)
  })

  it('sends a request’s id in the header of an ordinary answer, and not in its body', async () => {
    const { headers, json } = await callerOf(server).get('/me')
    expect(headers['x-request-id']).toMatch(uuid)
    expect(json.requestId).toBeUndefined()
  })

  it('limits the concurrent requests of one network, and asks the others to wait a second [R04]', async () => {
    const requests = await Promise.all(Array.from({ length: 260 }, () => callerOf(server).get('/health')))
    const refused = requests.filter(({ status }) => status === 429)
    expect([requests.filter(({ status }) => status === 200).length, refused.length]).toEqual([200, 60])
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']))
    expect((await callerOf(server).get('/health')).status).toBe(200)
  })

  // Must be last: the server can't accept requests again.
  it('refuses new requests once it is about to stop [R05]', async () => {
    server.refuseNew()
    const visitor = callerOf(server)
    for (const path of ['/ready', '/shows', '/nowhere']) {
      const { status, json, headers } = await visitor.get(path)
      expect([path, status, json.code, headers.connection, headers['retry-after']]).toEqual([
        path,
        503,
        'unavailable',
        'close',
        '5',
      ])
    }
  })
})
