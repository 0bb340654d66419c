import { actingToken } from '#contract/account/actingToken'
import { sampleId } from '../../seed/people'
import { actingReason } from '../../testing/acting'
import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const [ola, ben] = [sampleId(1, 2), sampleId(1, 7)]

onPostgres('acting for a member at two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let other: TestServer
  let token: string
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    other = { ...one, ...(await one.beside()) }
    token = (await logIn(one, 'admin')).token
  })
  afterAll(() => one.close())

  const servers = () => [one, other, one, other]
  const begin = (server: TestServer, id: string) =>
    callerOf(server, token).post(`/desk/members/${id}/acting`, { reason: actingReason, currentPassword: 'clear-round' })
  const stop = (server: TestServer, id: string) => callerOf(server, actingToken(token, id)).delete('/acting')
  const recorded = (action: string) =>
    one.query(`select on_behalf_of as id from audit where action = 'acting.${action}'`)

  it('begins for one of two members, with one email, and stops once', async () => {
    const answers = await Promise.all(servers().map((server, index) => begin(server, index % 2 ? ola : ben)))
    // A call that comes after the first one is over is refused before it is read.
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ json }) => json?.code === 'acting_changed')).toHaveLength(3)
    const [{ id }] = (await recorded('started')) as [{ id: string }]
    expect(await recorded('started')).toHaveLength(1)
    expect((await one.mails()).filter(({ subject }) => subject === 'An admin is acting for you')).toHaveLength(1)
    expect((await callerOf(other, actingToken(token, id)).get('/me')).json.id).toBe(id)
    const stopped = await Promise.all(servers().map((server) => stop(server, id)))
    expect(stopped.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await recorded('stopped')).toEqual([{ id }])
    for (const server of [one, other])
      expect((await callerOf(server, actingToken(token, id)).get('/dogs')).json.code).toBe('acting_changed')
  })

  it('never acts for a member who is blocked at the same moment', async () => {
    const blocker = await logIn(other, 'admin')
    for (let round = 0; round < 8; round += 1) {
      const [begun, blocked] = await Promise.all([
        begin(one, ola),
        blocker.put(`/desk/members/${ola}/block`, { reason: 'Unpaid fees of last year.' }),
      ])
      expect(blocked.status).toBe(200)
      expect([204, 409]).toContain(begun.status)
      expect(await one.query('select id from sessions where acting_for is not null')).toEqual([])
      await blocker.delete(`/desk/members/${ola}/block`)
    }
    expect((await recorded('stopped')).length).toBe((await recorded('started')).length)
  })
})
