import pg from 'pg'
import { apiBase } from '#contract/shared/paths'
import { callerOf, logIn, type ApiResponse, type Caller } from '../testing/client'
import { databases, embedded } from '../testing/testDatabases'
import type { TestServer } from '../testing/startTestServer'

const form = {
  name: 'Ola Kowalczyk',
  locale: 'en',
  street: '',
  postcode: '',
  city: 'Gdańsk',
  country: '',
  phone: '',
  emergencyName: '',
  emergencyPhone: '',
}

describe.each(databases)('a record that several people change, on %s [V01]', (_name, url) => {
  let server: TestServer
  let member: Caller & { token: string }
  beforeAll(async () => {
    server = await testServer.shared(url)
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })
  // Other files share this server.
  afterAll(() => server.reset())

  const put = (fields: object, headers: Record<string, string> = {}) =>
    member.put('/profile', { ...form, ...fields }, headers)
  const audited = async () =>
    Number((await server.query(`select count(*) as n from audit where action = 'profile.changed'`))[0]?.n)
  const statusesOf = (answers: ApiResponse[]) => answers.map(({ status }) => status).sort()

  it('is changed from the version that was read, and has the next one then', async () => {
    expect((await member.get('/profile')).json.version).toBe(1)
    expect((await put({ version: 1 })).status).toBe(204)
    expect((await member.get('/profile')).json).toMatchObject({ version: 2, city: 'Gdańsk' })
  })

  it('is not changed from an older one: the answer has the present values, in the reader’s language', async () => {
    await put({ version: 1 })
    const late = { version: 1, city: 'Sopot' }
    const { status, json } = await put(late)
    const message =
      'This was changed after you opened it. Nothing was saved: check the latest version, then save again.'
    expect([status, json]).toEqual([409, { code: 'stale', message, version: 2, present: form }])
    expect((await put(late, { 'accept-language': 'pl' })).json.message).toBe(
      'Te dane zmieniły się, odkąd je otwarto. Nic nie zapisano: sprawdź aktualną wersję i zapisz ponownie.',
    )
    expect([(await member.get('/profile')).json.city, await audited()]).toEqual(['Gdańsk', 1])
  })

  it('is not changed by a page that sends no version', async () => {
    expect((await put({})).json).toMatchObject({ code: 'stale', version: 1, present: { city: '' } })
  })

  it.each([['1'], [-1], [1.5], [2 ** 31], [null], [[1]], [{ $gt: 0 }]])('has no version %j', async (version) => {
    const { status, json } = await put({ version })
    expect([status, json.code, json.version]).toEqual([400, 'validation_failed', expect.any(String)])
  })

  it('stays as it is when the same change is sent again after a lost answer', async () => {
    await put({ version: 1 })
    expect((await put({ version: 1 })).status).toBe(204)
    expect([(await member.get('/profile')).json.version, await audited()]).toEqual([2, 1])
  })

  it('answers a replayed change after another one as stale', async () => {
    const first = { version: 1, city: 'Sopot' }
    await put(first)
    await put({ version: 2 })
    expect((await put(first)).json.code).toBe('stale')
    expect([(await member.get('/profile')).json.city, await audited()]).toEqual(['Gdańsk', 2])
  })

  it('refuses the version of another member’s record', async () => {
    await put({ version: 1 })
    const other = await logIn(server, 'judge')
    expect((await other.put('/profile', { ...form, version: 2 })).json).toMatchObject({ code: 'stale', version: 1 })
    expect((await other.get('/profile')).json).toMatchObject({ city: '', version: 1 })
  })

  it('is changed by one of ten at once, on two servers, and recorded once', async () => {
    const beside = await server.beside()
    const send = async (index: number): Promise<ApiResponse> => {
      const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' }
      const payload = JSON.stringify({ ...form, version: 1, city: `Town ${index}` })
      const { ask } = index % 2 === 0 ? server : beside
      const answer = await ask({ method: 'PUT', url: `${apiBase}/profile`, headers, payload })
      return { ...answer, json: answer.body === '' ? undefined : JSON.parse(answer.body) }
    }
    for (let round = 1; round <= 5; round += 1) {
      await server.query(`update users set version = 1`)
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(round * 10 + index)))
      expect(statusesOf(answers)).toEqual([204, ...Array.from({ length: 9 }, () => 409)])
      expect(await audited()).toBe(round)
      const winner = answers.findIndex(({ status }) => status === 204)
      const { json } = await member.get('/profile')
      expect(json).toMatchObject({ city: `Town ${round * 10 + winner}`, version: 2 })
    }
  })

  // Only PostgreSQL has connections that can be cut.
  if (url !== embedded)
    it('is either changed and recorded, or neither, when the connection dies in between', async () => {
      const [{ name } = {}] = await server.query('select current_database() as name')
      const client = new pg.Client(Object.assign(new URL(url), { pathname: `/${String(name)}` }).href)
      await client.connect()
      try {
        // The change is made, and its row has to wait.
        await client.query('begin; lock table audit in exclusive mode')
        const answer = put({ version: 1 })
        const ended = () =>
          server.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "audit"%'`)
        while ((await ended()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
        expect((await answer).status).toBe(503)
      } finally {
        await client.end()
      }
      expect([(await member.get('/profile')).json.version, await audited()]).toEqual([1, 0])
      expect((await put({ version: 1 })).status).toBe(204)
      expect([(await member.get('/profile')).json.version, await audited()]).toEqual([2, 1])
    })

  it('is switched by one of two admins at once, where it is a flag', async () => {
    const admin = await logIn(server, 'admin')
    expect((await admin.get('/flags')).json).toContainEqual({ name: 'login-disabled', enabled: false, version: 1 })
    expect((await admin.put('/flags/login-disabled', { enabled: true, version: 1 })).json.version).toBe(2)
    const late = await admin.put('/flags/login-disabled', { enabled: false, version: 1 })
    expect([late.status, late.json]).toMatchObject([409, { code: 'stale', version: 2, present: { enabled: true } }])
    const agreeing = await admin.put('/flags/login-disabled', { enabled: true, version: 1 })
    expect([agreeing.status, agreeing.json.version]).toEqual([200, 2])
    const both = [1, 2].map(() => admin.put('/flags/login-disabled', { enabled: false, version: 2 }))
    expect(statusesOf(await Promise.all(both))[0]).toBe(200)
    expect(await server.query(`select count(*)::int as n from audit where action = 'flag.switched'`)).toEqual([
      { n: 2 },
    ])
    expect((await callerOf(server).get('/flags')).status).toBe(401)
  })
})
