import { ProfileForm } from '#contract/account/profile'
import { any, buy, cart, noticeOf, pay, plan, sendNotice } from '../testing/buying'
import { callerOf, logIn, saveProfile } from '../testing/client'
import { databases } from '../testing/testDatabases'
import type { TestServer } from '../testing/startTestServer'
import { auditedFields } from '../db/auditedFields'

const form = {
  name: 'Ola Kowalczyk',
  locale: 'en',
  street: 'ul. Długa 7/2',
  postcode: '80-831',
  city: 'Gdańsk',
  country: 'Polska',
  phone: '600 700 800',
  emergencyName: 'Jan Żak',
  emergencyPhone: '058 123 45 67',
}
const reauthentication = { currentPassword: 'clear-round' }
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

it('may record a member’s own details, and no secret of any subject', () => {
  expect([...auditedFields.profile].sort()).toEqual(Object.keys(ProfileForm.shape).sort())
  expect(Object.values(auditedFields).flat().join()).not.toMatch(
    /password|hash|token|secret|codes|card|payment|contents/i,
  )
})

describe.each(databases)('the audit on %s [V02]', (_name, url) => {
  let server: TestServer
  let ids: Record<string, string>
  let lastOfSample: unknown
  beforeAll(async () => {
    server = await testServer.shared(url)
  })
  beforeEach(async () => {
    await server.reset()
    const rows = await server.query(`select split_part(email, '@', 1) as name, id from users`)
    ids = Object.fromEntries(rows.map(({ name, id }) => [name, id])) as typeof ids
    lastOfSample = (await server.query('select coalesce(max(id), 0) as last from audit'))[0]?.last
  })
  // Other files share this server.
  afterAll(() => server.reset())

  const rows = () => server.query(`select * from audit where id > ${String(lastOfSample)} order by id`)
  const actions = async () => (await rows()).map(({ action }) => action)

  it('records the author, account, request and changed fields of a change, and no unchanged field', async () => {
    const member = await logIn(server, 'member')
    const version = 1
    const { headers } = await member.put('/profile', { ...form, version })
    expect(await rows()).toEqual([
      {
        id: expect.anything(),
        at: expect.anything(),
        why: null,
        action: 'profile.changed',
        actor: ids.member,
        on_behalf_of: ids.member,
        acting_for: null,
        subject_type: 'profile',
        subject_id: ids.member,
        request_id: headers['x-request-id'],
        before: expect.objectContaining({ city: '', phone: '' }),
        after: expect.objectContaining({ city: 'Gdańsk', phone: '600 700 800' }),
      },
    ])
    expect((await rows())[0]?.after).not.toHaveProperty('name')
  })

  it('has no row of a call that changed nothing', async () => {
    const member = await logIn(server, 'member')
    const { version: _version, pendingEmail: _pendingEmail, ...present } = (await member.get('/profile')).json
    expect((await saveProfile(member, present)).status).toBe(204)
    expect((await member.delete('/sessions')).status).toBe(204)
    expect((await member.delete('/sessions/11111111-1111-4111-8111-111111111111')).status).toBe(404)
    const admin = await logIn(server, 'admin')
    expect((await admin.put('/flags/login-disabled', { enabled: false, version: 1 })).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('accepts no request id from a caller', async () => {
    const member = await logIn(server, 'member')
    const forged = '11111111-1111-4111-8111-111111111111'
    const headers = { 'request-id': forged, 'x-request-id': forged, 'x-correlation-id': forged }
    await member.put('/profile', { ...form, version: 1 }, headers)
    const [row] = await rows()
    expect(row?.request_id).toMatch(uuid)
    expect(row?.request_id).not.toBe(forged)
  })

  it('records passwords, addresses, sessions and two-step verification without a secret of them', async () => {
    const member = await logIn(server, 'member')
    const other = await logIn(server, 'member')
    await member.put('/profile/email', { ...reauthentication, email: 'ola@example.org' })
    const link = (await server.mails()).map(({ text }) => /confirm\/([\w-]+)/.exec(text)?.[1]).find(Boolean)
    await callerOf(server).post('/confirm', { token: link })
    const { json: setup } = await member.post('/second-factor', reauthentication)
    const { json: on } = await member.put('/second-factor', { oneTimeCode: server.codeOf(setup.secret) })
    await other.delete('/sessions')
    const admin = await logIn(server, 'admin')
    const reason = 'Showed her passport at the office.'
    await admin.post(`/desk/members/${ids.member}/second-factor-removal`, { reason, ...reauthentication })
    await callerOf(server).post('/login', { email: 'ola@example.org', password: 'clear-round' })
    await admin.post('/desk/sessions', { email: 'ola@example.org' })
    const { json: session } = await callerOf(server).post('/login', {
      email: 'ola@example.org',
      password: 'clear-round',
    })
    const again = callerOf(server, session.token)
    await again.put('/profile/password', { ...reauthentication, password: 'two-poles-down' })
    const found = await rows()
    expect(found.map(({ action, actor, on_behalf_of }) => [action, actor, on_behalf_of])).toEqual([
      ['email.change_requested', ids.member, ids.member],
      ['email.changed', ids.member, ids.member],
      ['two_step_verification.turned_on', ids.member, ids.member],
      ['sessions.ended', ids.member, ids.member],
      ['two_step_verification.turned_off', ids.admin, ids.member],
      ['sessions.ended', ids.admin, ids.member],
      ['sessions.ended', ids.admin, ids.member],
      ['password.changed', ids.member, ids.member],
    ])
    expect(found[4]?.after).toEqual({ twoStepVerification: false, reason })
    expect(found[1]).toMatchObject({ before: { email: 'member@example.org' }, after: { email: 'ola@example.org' } })
    const text = JSON.stringify(found)
    for (const secret of ['clear-round', 'two-poles-down', 'argon2', link, setup.secret, session.token, ...on.codes])
      expect(text).not.toContain(secret)
  })

  it('records each change of money with its author, and no card', async () => {
    const member = await logIn(server, 'member')
    const paid = await buy(member, cart())
    await pay(member, paid)
    await server.runJobs()
    const { json: unpaid } = await buy(member, plan('3-years', 6900))
    await member.delete(`/purchases/${unpaid.id}`)
    const found = (await rows()).filter(({ subject_type }) => subject_type === 'purchase')
    expect(found).toMatchObject([
      { action: 'purchase.paid', subject_id: paid.json.id, actor: 'system', on_behalf_of: ids.member },
      { action: 'purchase.cancelled', subject_id: unpaid.id, actor: ids.member, on_behalf_of: ids.member },
    ])
    expect(found[0]).toMatchObject({ before: { status: 'pending' }, after: { status: 'paid', total: 550 } })
    // Random ids may have any digits.
    const known = JSON.stringify(found).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    expect(known).not.toMatch(/4242|visa/i)
  })

  it('has the reason for a refund, and when it was sent', async () => {
    const member = await logIn(server, 'member')
    const bought = await buy(member, cart())
    server.clock.advance(11 * 60_000)
    await server.runJobs()
    await server.query(`update classes set taken = capacity where id = '${any}'`)
    await sendNotice(server, noticeOf(bought))
    expect((await rows()).map(({ action, why }) => [action, why])).toEqual([
      ['purchase.expired', null],
      ['purchase.refunded', 'places_gone'],
      ['purchase.refund_sent', null],
    ])
  })

  it('records the operator’s changes: roles, settings, sample accounts', async () => {
    await server.admin('add', 'member@example.org')
    await server.admin('setting', 'old_age_years=9')
    expect(await rows()).toMatchObject([
      { action: 'role.granted', actor: 'operator', before: { roles: ['ROLE_USER'] }, subject_id: ids.member },
      { action: 'setting.changed', subject_id: 'old_age_years', after: { value: '9' }, on_behalf_of: null },
    ])
    expect(await server.admin('close-sample-accounts')).toBe('18 sample accounts closed.')
    expect((await actions()).slice(2)).toEqual(Array.from({ length: 18 }, () => 'password.changed'))
  })

  it('is printed for the operator, and a value cannot steer the terminal', async () => {
    const member = await logIn(server, 'member')
    await saveProfile(member, form)
    // No form takes such a text; the table would.
    const values = `'profile', '${ids.member}', '{"city": "\\u001b[2J\\u009b2J\\u202e"}'`
    await server.query(
      `insert into audit (at, actor, action, subject_type, subject_id, after) values (now(), 'x', 'x', ${values})`,
    )
    const printed = await server.admin('audit', 'Member@example.org')
    expect(printed).toMatch(/^2026-11-21T10:00:00.000Z {2}profile.changed {2}profile:[0-9a-f-]+ {2}by [0-9a-f-]+/)
    expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
    const { json } = await buy(member, plan('3-years', 6900))
    await member.delete(`/purchases/${json.id}`)
    const everything = await server.admin('audit', ids.member ?? '')
    expect(everything.startsWith(`${printed}\n`)).toBe(true)
    expect(everything).toContain(`purchase.cancelled  purchase:${json.id}`)
    expect(await server.admin('audit', 'no-such-id')).toBe('No audit entries for no-such-id.')
  })

  it.each([
    ['changed', `update audit set actor = 'system'`],
    [
      'emptied of its values while the account lives',
      'update audit set before = audit_erased(before), after = audit_erased(after)',
    ],
    ['deleted', 'delete from audit'],
    ['truncated', 'truncate audit'],
    [
      'replaced',
      `insert into audit overriding system value select * from audit on conflict (id) do update set why = 'x'`,
    ],
  ])('cannot be %s by the server’s own role', async (_what, statement) => {
    await saveProfile(await logIn(server, 'member'), form)
    const before = await rows()
    await expect(server.query(statement)).rejects.toThrow()
    expect(await rows()).toEqual(before)
  })

  it('has no row of a change that was rolled back, and no change is without its row', async () => {
    const member = await logIn(server, 'member')
    const change = { ...reauthentication, password: 'two-poles-down' }
    await server.query('alter table outbox add constraint full_box check (false) not valid')
    expect((await member.put('/profile/password', change)).status).toBe(500)
    await server.query('alter table outbox drop constraint full_box')
    expect(await rows()).toEqual([])
    await server.query('alter table audit add constraint no_room check (false) not valid')
    expect((await saveProfile(member, form)).status).toBe(500)
    await server.query('alter table audit drop constraint no_room')
    expect((await member.get('/profile')).json).toMatchObject({ city: '', version: 1 })
    expect((await member.put('/profile/password', change)).status).toBe(200)
  })

  it('is part of a member’s export, without the names of other people', async () => {
    const member = await logIn(server, 'member')
    await saveProfile(member, form)
    const admin = await logIn(server, 'admin')
    await admin.post('/desk/sessions', { email: 'member@example.org' })
    const own = await (await logIn(server, 'member')).get('/my-data')
    expect(own.json.changes).toMatchObject([
      { action: 'profile.changed', by: 'you', after: { city: 'Gdańsk' } },
      { action: 'sessions.ended', by: 'staff', after: { sessionsEnded: 1 } },
    ])
    expect(JSON.stringify(own.json.changes)).not.toContain(ids.admin)
    const others = (await admin.get('/my-data')).json.changes
    expect(others).toMatchObject([{ action: 'sessions.ended', by: 'you', before: null, after: null }])
  })

  it('keeps no value of a deleted account, and that there was a change', async () => {
    const member = await logIn(server, 'member')
    await saveProfile(member, form)
    await pay(member, await buy(member, cart()))
    await server.runJobs()
    expect((await member.post('/profile/deletion', reauthentication)).status).toBe(204)
    const found = await rows()
    expect(found.map(({ action }) => action)).toEqual([
      'profile.changed',
      'purchase.paid',
      'entry.withdrawn',
      'account.deleted',
    ])
    expect(found[0]?.after).toMatchObject({ city: null, emergencyName: null })
    expect(found[1]?.after).toMatchObject({ status: 'paid', total: 550 })
    expect(found[2]?.after).toEqual({ status: 'withdrawn', refund: 550 })
    expect(JSON.stringify(found)).not.toMatch(/Gdańsk|Żak|600 700|058 123/)
  })

  it('is erased of a deleted account in one way only', async () => {
    const member = await logIn(server, 'member')
    await saveProfile(member, form)
    await member.post('/profile/deletion', reauthentication)
    for (const statement of [
      `update audit set after = '{}'`,
      `update audit set before = null, action = 'x'`,
      'delete from audit',
    ])
      await expect(server.query(statement)).rejects.toThrow()
  })
})
