import { actingToken } from '#contract/account/actingToken'
import type { DeskMember } from '#contract/member/member'
import { sampleId } from '../../seed/people'
import { actFor, actingReason } from '../../testing/acting'
import { payForEntries } from '../../testing/buying'
import { callerOf, logIn, saveProfile, type Caller } from '../../testing/client'
import { changeDog, dogForm } from '../../testing/dogForms'
import type { TestServer } from '../../testing/startTestServer'

const minute = 60_000
const currentPassword = 'clear-round'
const [helen, ola, tom, marek] = [sampleId(1, 1), sampleId(1, 2), sampleId(1, 3), sampleId(1, 4)]
const profile = {
  name: 'Ola Kowalczyk-Nowak',
  locale: 'en',
  street: '',
  postcode: '',
  city: 'Gdańsk',
  country: '',
  phone: '',
  emergencyName: '',
  emergencyPhone: '',
}

describe('acting for a member', () => {
  let server: TestServer
  let admin: Caller & { token: string }
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const begin = (id = ola) => actFor(server, admin.token, id)
  const tryToBegin = (id: string, body: object = {}, as: Caller = admin) =>
    as.post(`/desk/members/${id}/acting`, { reason: actingReason, currentPassword, ...body })
  const me = async (as: Caller = admin) => (await as.get('/me')).json
  const read = async (id = ola): Promise<DeskMember> =>
    (await (await logIn(server, 'admin')).get(`/desk/members/${id}`)).json
  const rows = () =>
    server.query(`select action, actor, acting_for, on_behalf_of from audit
      where action not in ('member.viewed', 'sessions.ended') order by id`)

  it('gives the member’s portal to the admin, and the admin’s own again after the stop', async () => {
    const acting = await begin()
    expect(await me(acting)).toMatchObject({
      id: ola,
      roles: ['ROLE_USER'],
      acting: { by: 'Helen Marsh', until: '2026-11-21T10:30:00.000Z' },
    })
    expect((await acting.get('/dogs')).json.map(({ name }: { name: string }) => name)).toContain('Łatka')
    expect((await acting.get('/desk/members')).json.code).toBe('not_on_behalf')
    expect((await acting.delete('/acting')).status).toBe(204)
    expect(await me()).toMatchObject({ id: helen, acting: null })
    expect((await admin.get('/desk/members')).status).toBe(200)
    expect((await admin.delete('/acting')).status).toBe(204)
  })

  it('records each change under the admin’s name and the member’s, for both to read', async () => {
    const member = await logIn(server, 'member')
    const [entryId] = await payForEntries(member)
    const before = (await rows()).length
    const acting = await begin()
    expect((await saveProfile(acting, profile)).status).toBe(204)
    expect((await acting.post('/dogs', dogForm)).status).toBe(201)
    expect((await changeDog(acting, 'zolw', { breed: 'Sheltie' })).status).toBe(200)
    expect((await acting.post(`/entries/${entryId}/withdrawal`, { expectedRefund: 550 })).status).toBe(200)
    await acting.delete('/acting')
    expect((await rows()).slice(before)).toEqual(
      ['acting.started', 'profile.changed', 'dog.added', 'dog.changed', 'entry.withdrawn', 'acting.stopped'].map(
        (action) => ({ action, actor: helen, acting_for: ola, on_behalf_of: ola }),
      ),
    )
    const { history } = await read()
    const done = history.filter(({ action }) => action !== 'member.viewed')
    expect(done.slice(0, 6).map(({ action, by, own, dogName }) => [action, by, own, dogName])).toEqual([
      ['acting.stopped', 'Helen Marsh', false, null],
      ['entry.withdrawn', 'Helen Marsh', false, 'Łatka'],
      ['dog.changed', 'Helen Marsh', false, 'Żółw'],
      ['dog.added', 'Helen Marsh', false, dogForm.name],
      ['profile.changed', 'Helen Marsh', false, null],
      ['acting.started', 'Helen Marsh', false, null],
    ])
    expect(done[5]).toMatchObject({ why: actingReason, until: '2026-11-21T10:30:00.000Z' })
    const { changes } = (await member.get('/my-data')).json
    // With the look at the member’s page.
    expect(changes.filter(({ by }: { by: string }) => by === 'staff')).toHaveLength(7)
  })

  it('emails the member at once, and names the admin on their security page until the end', async () => {
    const member = await logIn(server, 'member')
    await begin()
    const mail = (await server.mails()).at(-1)
    expect(mail).toMatchObject({ recipient: 'member@example.org' })
    expect(mail?.text).toContain('Helen Marsh')
    expect(mail?.text).toContain('10:30')
    const acting = async () => (await member.get('/sessions')).json.acting
    expect(await acting()).toEqual([{ by: 'Helen Marsh', until: '2026-11-21T10:30:00.000Z' }])
    server.clock.advance(30 * minute)
    expect(await acting()).toEqual([])
  })

  it('needs the admin’s password, a reason, and a member who gets emails and has no other role', async () => {
    expect((await tryToBegin(ola, { currentPassword: 'wrong' })).json.currentPassword).toBe('password_wrong')
    expect((await tryToBegin(ola, { reason: 'Help' })).status).toBe(400)
    expect((await tryToBegin(helen)).json.code).toBe('own_account')
    expect((await tryToBegin(marek)).json.code).toBe('acting_refused')
    await server.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where id = '${tom}'`)
    expect((await tryToBegin(tom)).json.code).toBe('acting_refused')
    await server.query(`update users set roles = '{ROLE_USER}', mails_ended_at = now() where id = '${tom}'`)
    expect((await tryToBegin(tom)).json.code).toBe('mails_ended')
    await admin.put(`/desk/members/${ola}/block`, { reason: 'Unpaid fees of last year.' })
    expect((await tryToBegin(ola)).json.code).toBe('acting_refused')
    expect((await tryToBegin(sampleId(9, 1))).status).toBe(404)
    expect((await tryToBegin(ola, {}, await logIn(server, 'judge'))).status).toBe(403)
    expect(await server.query('select * from sessions where acting_for is not null')).toEqual([])
    expect((await server.mails()).filter(({ subject }) => subject.includes('acting'))).toEqual([])
  })

  it('refuses what a page asks for that shows another person, in both directions', async () => {
    const acting = await begin()
    // Another tab of the admin that has not noticed would change the member's profile, ...
    for (const answer of [await admin.get('/profile'), await admin.put('/profile', { ...profile, version: 1 })])
      expect(answer.json.code).toBe('acting_changed')
    const other = callerOf(server, acting.token.replace(ola, tom))
    expect((await other.get('/profile')).json.code).toBe('acting_changed')
    await acting.delete('/acting')
    // ... and one that has missed the end the admin's own.
    expect((await acting.put('/profile', { ...profile, version: 1 })).json.code).toBe('acting_changed')
    expect(await me(acting)).toMatchObject({ id: helen, acting: null })
    expect((await acting.get('/shows')).status).toBe(200)
    expect(await server.query(`select name from users where name = '${profile.name}'`)).toEqual([])
  })

  it('ends by itself after half an hour, for good', async () => {
    const acting = await begin()
    server.clock.advance(30 * minute - 1)
    expect((await acting.get('/dogs')).status).toBe(200)
    server.clock.advance(1)
    expect((await acting.get('/dogs')).json.code).toBe('acting_changed')
    expect(await me()).toMatchObject({ id: helen })
    expect((await rows()).at(-1)).toMatchObject({ action: 'acting.stopped', actor: 'system', on_behalf_of: ola })
    expect((await rows()).filter(({ action }) => action === 'acting.stopped')).toHaveLength(1)
  })

  it.each([
    ['the member is blocked', `update users set blocked_at = now(), blocked_why = 'x' where id = '${ola}'`],
    ['the member becomes a judge', `update users set roles = '{ROLE_USER,ROLE_JUDGE}' where id = '${ola}'`],
    ['the member is deleted', `update users set deleted_at = now() where id = '${ola}'`],
    ['the admin is no admin any more', `update users set roles = '{ROLE_USER}' where id = '${helen}'`],
    ['the admin is blocked', `update users set blocked_at = now(), blocked_why = 'x' where id = '${helen}'`],
  ])('ends at the next call when %s, and does not continue when that is undone', async (_when, statement) => {
    const acting = await begin()
    await server.query(statement)
    expect((await acting.get('/dogs')).json.code).toBe('acting_changed')
    await server.query(`update users set blocked_at = null, blocked_why = null, deleted_at = null,
        roles = case id when '${helen}' then '{ROLE_USER,ROLE_ADMIN}'::text[] else '{ROLE_USER}'::text[] end
      where id in ('${ola}', '${helen}')`)
    expect((await acting.get('/dogs')).json.code).toBe('acting_changed')
    expect(await server.query('select * from sessions where acting_for is not null')).toEqual([])
  })

  it.each<[string, (member: Caller) => Promise<unknown>]>([
    ['logs out their other devices', (member) => member.delete('/sessions')],
    [
      'changes their password',
      (member) => member.put('/profile/password', { currentPassword, password: 'two-poles-down' }),
    ],
    ['deletes the account', (member) => member.post('/profile/deletion', { currentPassword })],
  ])('ends when the member %s', async (_what, secure) => {
    const member = await logIn(server, 'member')
    const acting = await begin()
    await secure(member)
    expect((await acting.get('/dogs')).json.code).toBe('acting_changed')
    expect((await rows()).filter(({ action }) => action === 'acting.stopped')).toHaveLength(1)
    expect(await me()).toMatchObject({ id: helen })
  })

  it('ends with the session, which is recorded', async () => {
    const acting = await begin()
    expect((await acting.post('/logout')).status).toBe(204)
    expect((await admin.get('/me')).status).toBe(401)
    expect((await rows()).at(-1)).toMatchObject({ action: 'acting.stopped', actor: helen, acting_for: ola })
  })

  it('acts for one member a session, and for another only after the stop', async () => {
    const acting = await begin()
    expect((await tryToBegin(tom, {}, acting)).json.code).toBe('not_on_behalf')
    expect((await tryToBegin(tom)).json.code).toBe('acting_changed')
    await acting.delete('/acting')
    expect(await me(await begin(tom))).toMatchObject({ id: tom })
  })

  it('leaves it to the member to accept new terms', async () => {
    await server.query(`update accepted_documents set version = '2026-01-01' where user_id = '${ola}'`)
    expect((await me(await logIn(server, 'member'))).newDocuments).not.toEqual([])
    expect((await me(await begin())).newDocuments).toEqual([])
  })

  it.each([
    ['for a member without an end', `set acting_for = '${ola}'`],
    ['for none with an end', `set acting_until = now()`],
    ['for its owner', `set acting_for = user_id, acting_until = now()`],
    ['for an account that there is not', `set acting_for = '${sampleId(9, 1)}', acting_until = now()`],
  ])('is no session %s: the database refuses it', async (_what, change) => {
    await expect(server.query(`update sessions ${change}`)).rejects.toThrow()
  })

  it('begins twenty times an hour at most', async () => {
    const bounded = await testServer.start({ rateLimits: true })
    const one = await logIn(bounded, 'admin')
    for (let time = 0; time < 20; time += 1) {
      expect((await tryToBegin(ola, {}, one)).status).toBe(204)
      await callerOf(bounded, actingToken(one.token, ola)).delete('/acting')
    }
    expect((await tryToBegin(ola, {}, one)).status).toBe(429)
    expect((await me(one)).id).toBe(helen)
    await bounded.close()
  })

  it('names the admin in the security log, and the member as the subject', async () => {
    const acting = await begin()
    await saveProfile(acting, profile)
    await acting.get('/my-data')
    const lines = server.securityLines().filter(({ subject }) => subject === ola)
    expect(lines.map(({ event, account, code }) => [event, account, code])).toEqual([
      ['acting_started', helen, undefined],
      ['admin_action', helen, undefined],
      ['admin_action', helen, undefined],
      ['refused', helen, 'not_on_behalf'],
    ])
  })
})
