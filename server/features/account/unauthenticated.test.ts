import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const form = { name: 'Zoë Żak', email: 'zoe@example.org', password: 'kaczuszka', consent: true }

let server: TestServer
const register = (what: Partial<typeof form>) => callerOf(server).post('/register', { ...form, ...what })
const tryLogin = (email: string, password: string) => callerOf(server).post('/login', { email, password })
const recipients = async () => {
  await server.runJobs()
  return (await server.query('select recipient from outbox')).map(({ recipient }) => recipient)
}

describe('an address [A15]', () => {
  beforeEach(async () => {
    server = await testServer.shared()
    await server.reset()
  })

  it.each(['Member@Example.org', ' member@example.org ', '\tMEMBER@EXAMPLE.ORG'])(
    'is taken as %j too',
    async (email) => {
      expect((await register({ email })).json).toMatchObject({ code: 'email_taken', email: 'email_taken' })
    },
  )

  // The first letter is Cyrillic. Taking it for the Latin one would hand over someone else's account.
  it('that only looks like another is no address, and no mail goes to the one it looks like', async () => {
    const { status, json } = await register({ email: 'мember@example.org' })
    expect([status, json.email]).toEqual([400, 'invalid_email'])
    await callerOf(server).post('/forgot-password', { email: 'мember@example.org' })
    expect(await recipients()).toEqual([])
  })

  it('with a tag is another address', async () => {
    expect((await register({ email: 'member+agility@example.org' })).status).toBe(201)
    expect(await recipients()).toEqual(['member+agility@example.org'])
    expect((await tryLogin('member@example.org', form.password)).status).toBe(400)
  })
})

describe('a password [A19]', () => {
  beforeAll(async () => {
    server = await testServer.shared()
    await server.reset()
  })

  it.each([
    [5, 'password_too_short'],
    [129, 'too_long:128'],
    [10_000, 'too_long:128'],
  ])('of %i letters is refused at its field', async (length, code) => {
    const { status, json } = await register({ password: 'x'.repeat(length) })
    expect([status, json.password]).toEqual([400, code])
  })

  it('of ten thousand letters is refused at the login before it is hashed', async () => {
    const { status, json } = await tryLogin('member@example.org', 'x'.repeat(10_000))
    expect([status, json.code, json.password]).toEqual([400, 'validation_failed', 'too_long:128'])
  })
})

describe('on %s', () => {
  beforeAll(async () => {
    server = await testServer.shared()
    await server.reset()
  })

  it('a link to a new password is used by one of twenty at once [A11]', async () => {
    await callerOf(server).post('/forgot-password', { email: 'member@example.org' })
    await server.runJobs()
    const [mail] = await server.mails()
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, run) =>
        callerOf(server).post('/reset-password', { token, password: `poles ${run} down` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(19).fill(400)])
  })

  it('a session that logged out is worth nothing, however often it is tried at once [A06]', async () => {
    const judge = await logIn(server, 'judge')
    await judge.post('/logout')
    const answers = await Promise.all(Array.from({ length: 10 }, () => judge.get('/me')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  })
})
