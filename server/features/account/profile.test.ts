import { callerOf, logIn, saveProfile } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(() => server.reset())

const profile = {
  name: 'Ola Żak-Kowalczyk',
  locale: 'pl',
  street: 'ul. Długa 7/2',
  postcode: '80-831',
  city: 'Gdańsk',
  country: 'Polska',
  phone: '+48 600 700 800',
  emergencyName: 'Jan Żak',
  emergencyPhone: '058 123 45 67',
}
const mails = () => server.mails()
/** The token of the newest mail with a link to confirm an address. */
const linkOf = async () =>
  (await mails()).map(({ text }) => /confirm\/([\w-]+)/.exec(text)?.[1]).findLast(Boolean) ?? ''
const confirm = (token: string) => callerOf(server).post('/confirm', { token })
const tryLogin = (email: string, password = 'clear-round') => callerOf(server).post('/login', { email, password })
const form = { name: 'Zoë', email: 'zoe@example.org', password: 'kaczuszka', consent: true }

describe('a profile', () => {
  it('is empty at first, and stores the details that a member enters', async () => {
    const member = await logIn(server, 'member')
    const empty = Object.fromEntries(Object.keys(profile).map((key) => [key, '']))
    expect((await member.get('/profile')).json).toEqual({
      ...empty,
      name: 'Ola Kowalczyk',
      locale: 'en',
      version: 1,
      pendingEmail: null,
    })
    expect((await saveProfile(member, profile)).status).toBe(204)
    expect((await member.get('/profile')).json).toEqual({ ...profile, version: 2, pendingEmail: null })
    expect((await member.get('/me')).json.name).toBe(profile.name)
  })
  it('refuses a telephone number without digits, and keeps the old one', async () => {
    const member = await logIn(server, 'member')
    const answer = await saveProfile(member, { ...profile, phone: 'ask Jan', emergencyPhone: '123' })
    expect(answer.json).toMatchObject({ phone: 'invalid_phone', emergencyPhone: 'invalid_phone' })
    expect((await member.get('/profile')).json.name).toBe('Ola Kowalczyk')
  })
  it('takes nothing that is not the member’s to say [B04]', async () => {
    const member = await logIn(server, 'member')
    const row = () =>
      server.query(`select md5((to_jsonb(users) - 'version')::text) from users where email = 'member@example.org'`)
    await saveProfile(member, { ...profile, name: 'Ola Kowalczyk', locale: 'en' })
    const before = await row()
    const more = { roles: ['ROLE_ADMIN'], registeredAt: '2020-01-01', id: 'x', email: 'x@x.test', passwordHash: 'x' }
    const written = { ...profile, city: 'Sopot', name: 'Ola Kowalczyk', locale: 'en', ...more, createdAt: 'x' }
    expect((await saveProfile(member, written)).status).toBe(204)
    expect(await row()).toEqual(before)
  })
})

describe('an address', () => {
  it('is confirmed by the link of the first mail, in the language of registering', async () => {
    const answer = await callerOf(server).post('/register', form, { 'accept-language': 'pl' })
    expect(answer.json.user.emailConfirmed).toBe(false)
    expect(await mails()).toMatchObject([{ recipient: 'zoe@example.org', subject: 'Potwierdź adres e-mail' }])
    expect((await confirm(await linkOf())).status).toBe(204)
    expect((await callerOf(server, answer.json.token).get('/me')).json.emailConfirmed).toBe(true)
  })
  it('is asked for again by a newer link, which makes the older one worthless', async () => {
    const { json } = await callerOf(server).post('/register', form)
    const older = await linkOf()
    expect((await callerOf(server, json.token).post('/profile/confirmation')).status).toBe(204)
    expect((await confirm(older)).json.code).toBe('confirm_link_spent')
    expect((await confirm(await linkOf())).status).toBe(204)
    expect((await confirm(await linkOf())).json.code).toBe('confirm_link_spent')
    await callerOf(server, json.token).post('/profile/confirmation')
    expect(await mails()).toHaveLength(2)
  })
  it('can be confirmed for seven days', async () => {
    await callerOf(server).post('/register', form)
    server.clock.advance(7 * 86_400_000 + 1000)
    expect((await confirm(await linkOf())).json.code).toBe('confirm_link_spent')
  })
  it('changes when the new one is confirmed, and an email informs the old one', async () => {
    const member = await logIn(server, 'member')
    const change = { email: 'Ola@Example.org', currentPassword: 'clear-round' }
    expect((await member.put('/profile/email', change)).status).toBe(204)
    expect((await member.get('/profile')).json.pendingEmail).toBe('ola@example.org')
    expect((await tryLogin('ola@example.org')).status).toBe(400)
    expect((await confirm(await linkOf())).status).toBe(204)
    expect((await tryLogin('ola@example.org')).status).toBe(200)
    expect((await tryLogin('member@example.org')).status).toBe(400)
    expect((await member.get('/me')).json.email).toBe('ola@example.org')
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ola@example.org', 'Confirm your email address'],
      ['member@example.org', 'A new email address was requested for your account'],
      ['member@example.org', 'Your email address was changed'],
    ])
  })
  it('is not taken from anyone, before the link or after it', async () => {
    const member = await logIn(server, 'member')
    const change = (email: string) => member.put('/profile/email', { email, currentPassword: 'clear-round' })
    expect((await change('judge@example.org')).json).toMatchObject({ code: 'email_taken', email: 'email_taken' })
    expect((await change('zoe@example.org')).status).toBe(204)
    const link = await linkOf()
    await callerOf(server).post('/register', form)
    expect((await confirm(link)).json.code).toBe('email_taken')
    expect((await member.get('/me')).json.email).toBe('member@example.org')
  })
  it('does not change on a wrong password, and the session stays', async () => {
    const member = await logIn(server, 'member')
    const answer = await member.put('/profile/email', { email: 'ola@example.org', currentPassword: 'guess' })
    expect([answer.status, answer.json]).toMatchObject([400, { currentPassword: 'password_wrong' }])
    expect((await member.get('/profile')).json.pendingEmail).toBeNull()
  })
})

describe('a password', () => {
  const change = { currentPassword: 'clear-round', password: 'two-poles-down' }

  it('changes, ends every other session and continues under another token [A07]', async () => {
    const phone = await logIn(server, 'member')
    const member = await logIn(server, 'member')
    const { status, json } = await member.put('/profile/password', change)
    expect([status, json.user.email]).toEqual([200, 'member@example.org'])
    expect((await phone.get('/me')).status).toBe(401)
    expect((await member.get('/me')).status).toBe(401)
    expect((await callerOf(server, json.token).get('/me')).status).toBe(200)
    expect((await tryLogin('member@example.org')).status).toBe(400)
    expect((await tryLogin('member@example.org', 'two-poles-down')).status).toBe(200)
    expect(await mails()).toMatchObject([{ recipient: 'member@example.org', subject: 'Your password was changed' }])
  })
  it('stays when the current one is wrong, which is reported at its field and is never 401 [A20]', async () => {
    const member = await logIn(server, 'member')
    const answer = await member.put('/profile/password', { ...change, currentPassword: 'guess' })
    expect([answer.status, answer.json]).toEqual([
      400,
      {
        code: 'password_wrong',
        currentPassword: 'password_wrong',
        message: 'Your current password is incorrect. Nothing was changed.',
      },
    ])
    expect((await member.get('/me')).status).toBe(200)
    expect((await tryLogin('member@example.org')).status).toBe(200)
  })
  it.each([
    ['12345', 'password_too_short'],
    ['Qwerty123', 'password_too_common'],
    ['x'.repeat(129), 'too_long:128'],
  ])('is refused as %s', async (password, code) => {
    const member = await logIn(server, 'member')
    expect((await member.put('/profile/password', { ...change, password })).json).toMatchObject({ password: code })
  })
  it.each(['123 56', 'x'.repeat(64), 'x'.repeat(72), 'x'.repeat(73), 'x'.repeat(128), '  poles  ', '🐕‍🦺🐕‍🦺'])(
    'may be %s [A19]',
    async (password) => {
      const member = await logIn(server, 'member')
      expect((await member.put('/profile/password', { ...change, password })).status).toBe(200)
      expect((await tryLogin('member@example.org', password)).status).toBe(200)
    },
  )
})
