import { sampleId } from '../../seed/people'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const reauthentication = { currentPassword: 'clear-round' }
const form = { name: 'Zoë', email: 'zoe@example.org', password: 'kaczuszka', consent: true }

describe('an account is not taken over', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(() => server.reset())

  /** The tokens of all links of a kind that were sent to an address, the oldest first. */
  const links = async (path: 'confirm' | 'reset-password', recipient: string) => {
    await server.runJobs()
    const sent = (await server.mails()).filter((mail) => mail.recipient === recipient)
    return sent.flatMap(({ text }) => new RegExp(`/${path}/([\\w-]+)`).exec(text)?.[1] ?? [])
  }
  const newest = async (path: 'confirm' | 'reset-password', recipient: string) =>
    (await links(path, recipient)).at(-1) ?? ''
  const forget = (email: string) => callerOf(server).post('/forgot-password', { email })
  const reset = (token: string, password = 'two-poles-down') =>
    callerOf(server).post('/reset-password', { token, password })
  const confirm = (token: string) => callerOf(server).post('/confirm', { token })
  const askFor = (caller: Caller, email: string, currentPassword = 'clear-round') =>
    caller.put('/profile/email', { email, currentPassword })
  const tryLogin = (email: string, password: string, oneTimeCode?: string) =>
    callerOf(server).post('/login', { email, password, oneTimeCode })
  const switchOn = async (caller: Caller, currentPassword = 'clear-round') => {
    const { json } = await caller.post('/second-factor', { currentPassword })
    const { status } = await caller.put('/second-factor', { oneTimeCode: server.codeOf(json.secret) })
    server.clock.advance(60_000)
    return { status, secret: json.secret as string }
  }

  it('by the mails in the export of its data: subjects and days, no links and no bodies [T01]', async () => {
    const member = await logIn(server, 'member')
    await askFor(member, 'ola@example.org')
    await forget('member@example.org')
    const tokens = [await newest('confirm', 'ola@example.org'), await newest('reset-password', 'member@example.org')]
    const { json } = await member.get('/my-data')
    const table = await server.ask({
      method: 'GET',
      url: '/api/my-data/account',
      headers: { authorization: `Bearer ${member.token}` },
    })
    expect(json.mails.map(Object.keys)).toEqual(Array(3).fill(['subject', 'createdAt', 'sentAt']))
    for (const token of tokens) {
      expect(token).toHaveLength(43)
      expect(JSON.stringify(json) + table.body).not.toContain(token)
    }
  })

  it('by a change of address that a stranger asked for before its owner reset the password [T02.1]', async () => {
    const stranger = await callerOf(server).post('/register', { ...form, email: 'victim@example.org' })
    await askFor(callerOf(server, stranger.json.token), 'stranger@example.org', form.password)
    await forget('victim@example.org')
    expect((await reset(await newest('reset-password', 'victim@example.org'))).status).toBe(204)
    expect((await confirm(await newest('confirm', 'stranger@example.org'))).json.code).toBe('confirm_link_spent')
    expect((await tryLogin('victim@example.org', 'two-poles-down')).status).toBe(200)
  })

  it.each([
    [
      'the password changes',
      (caller: Caller) => caller.put('/profile/password', { ...reauthentication, password: 'two-poles' }),
    ],
    ['a second factor begins', (caller: Caller) => switchOn(caller)],
  ])('by a link that was sent before %s [T02.1]', async (_what, change) => {
    const member = await logIn(server, 'member')
    await askFor(member, 'ola@example.org')
    await forget('member@example.org')
    const tokens = [await newest('confirm', 'ola@example.org'), await newest('reset-password', 'member@example.org')]
    await forget('member@example.org')
    expect((await change(member)).status).toBe(200)
    await server.runJobs()
    expect((await confirm(tokens[0] ?? '')).json.code).toBe('confirm_link_spent')
    expect((await reset(tokens[1] ?? '')).json.code).toBe('reset_link_spent')
    expect(await links('reset-password', 'member@example.org')).toHaveLength(1)
  })

  it('by a link to a new password that went to the address before [T02.2]', async () => {
    const member = await logIn(server, 'member')
    await forget('member@example.org')
    const old = await newest('reset-password', 'member@example.org')
    await askFor(member, 'ola@example.org')
    await confirm(await newest('confirm', 'ola@example.org'))
    expect((await reset(old)).json.code).toBe('reset_link_spent')
  })

  it('without its owner hearing of it at the present address, when another one is asked for [T02.3]', async () => {
    await askFor(await logIn(server, 'member'), 'ola@example.org')
    const notices = (await server.mails()).filter(({ recipient }) => recipient === 'member@example.org')
    expect(notices.map(({ subject }) => subject)).toEqual(['A new email address was requested for your account'])
    expect(notices[0]?.text).toContain('ola@example.org')
  })

  it('by a change that was on its way while the owner chose a new password [T02.1]', async () => {
    await forget('member@example.org')
    const token = await newest('reset-password', 'member@example.org')
    const stranger = await logIn(server, 'member')
    const [requests] = await Promise.all([askFor(stranger, 'stranger@example.org'), reset(token)])
    const [pending] = await server.query('select email from email_confirmations')
    // Whichever came first: nothing of before is left.
    expect([requests.status === 204 || requests.status === 400, pending]).toEqual([true, undefined])
  })

  it('by log-ins that were on their way while the owner chose a new password', async () => {
    await forget('member@example.org')
    const token = await newest('reset-password', 'member@example.org')
    const guesses = Array.from({ length: 6 }, () => tryLogin('member@example.org', 'clear-round'))
    const [changed, ...answers] = await Promise.all([reset(token), ...guesses])
    const sessions = answers.flatMap(({ json }) => (json.token ? [callerOf(server, json.token as string)] : []))
    const left = await Promise.all(sessions.map((session) => session.get('/me')))
    expect([changed.status, left.filter(({ status }) => status !== 401)]).toEqual([204, []])
  })

  it('by a second factor of someone who never confirmed the address [T04.1]', async () => {
    const { json } = await callerOf(server).post('/register', form)
    const stranger = callerOf(server, json.token)
    const refused = await stranger.post('/second-factor', { currentPassword: form.password })
    expect([refused.status, refused.json.code]).toEqual([409, 'email_not_confirmed'])
    // As an account of an earlier version may have one.
    await confirm(await newest('confirm', form.email))
    await switchOn(stranger, form.password)
    await server.query(`update users set email_confirmed_at = null where email = '${form.email}'`)
    await forget(form.email)
    await reset(await newest('reset-password', form.email))
    expect((await stranger.get('/me')).status).toBe(401)
    expect((await tryLogin(form.email, 'two-poles-down')).json.token).toBeDefined()
  })

  it('keeps the second factor of a confirmed address when the password is reset [T04.1]', async () => {
    await switchOn(await logIn(server, 'member'))
    await forget('member@example.org')
    await reset(await newest('reset-password', 'member@example.org'))
    expect((await tryLogin('member@example.org', 'two-poles-down')).json).toEqual({ needs: 'oneTimeCode' })
  })

  it('needs a code for another address or password where there is a second factor [T07.1]', async () => {
    const member = await logIn(server, 'member')
    const { secret } = await switchOn(member)
    const wanted = { ...reauthentication, email: 'ola@example.org' }
    expect((await member.put('/profile/email', wanted)).json).toMatchObject({ oneTimeCode: 'required' })
    const change = { ...reauthentication, password: 'two-poles-down' }
    expect((await member.put('/profile/password', change)).json).toMatchObject({ oneTimeCode: 'required' })
    const coded = { ...wanted, oneTimeCode: server.codeOf(secret) }
    expect((await member.put('/profile/email', coded)).status).toBe(204)
    server.clock.advance(30_000)
    const changed = await member.put('/profile/password', { ...change, oneTimeCode: server.codeOf(secret) })
    expect(changed.status).toBe(200)
  })

  it('loses a second factor when an admin removes it by password, and the owner is emailed [T04.2]', async () => {
    const member = await logIn(server, 'member')
    const admin = await logIn(server, 'admin')
    await switchOn(member)
    await askFor(member, 'ola@example.org')
    const removal = `/desk/members/${sampleId(1, 2)}/second-factor-removal`
    const remove = (caller: Caller, body: object) =>
      caller.post(removal, { reason: 'Showed her passport at the office.', ...body })
    expect((await remove(await logIn(server, 'judge'), reauthentication)).status).toBe(403)
    expect((await remove(admin, { currentPassword: 'guess' })).json.code).toBe('password_wrong')
    expect((await tryLogin('member@example.org', 'clear-round')).json).toEqual({ needs: 'oneTimeCode' })
    expect((await remove(admin, reauthentication)).status).toBe(200)
    expect((await member.get('/me')).status).toBe(401)
    expect((await tryLogin('member@example.org', 'clear-round')).json.token).toBeDefined()
    expect((await server.mails()).at(-1)).toMatchObject({
      recipient: 'member@example.org',
      subject: 'Two-step verification was turned off',
    })
  })
})

describe('codes that do not fit', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(() => server.reset())

  it('are reported to the owner after five in a row, once, until one is correct [T07.1]', async () => {
    const member = await logIn(server, 'member')
    const { json } = await member.post('/second-factor', reauthentication)
    await member.put('/second-factor', { oneTimeCode: server.codeOf(json.secret) })
    const guess = (oneTimeCode: string) =>
      callerOf(server).post('/login', { email: 'member@example.org', password: 'clear-round', oneTimeCode })
    const notices = async () =>
      (await server.mails()).filter(({ subject }) => subject.startsWith('Someone tried')).length
    const wrong = async (times: number) => {
      for (let time = 0; time < times; time += 1) await guess('000000')
    }
    await wrong(4)
    expect(await notices()).toBe(0)
    await Promise.all([guess('000000'), guess('abcdefghjk'), guess('000000')])
    expect(await notices()).toBe(1)
    server.clock.advance(60_000)
    expect((await guess(server.codeOf(json.secret))).status).toBe(200)
    await wrong(5)
    expect(await notices()).toBe(2)
  })

  it('of a letter too many begin no second factor, and are no fault of the server', async () => {
    const member = await logIn(server, 'member')
    await member.post('/second-factor', reauthentication)
    const answer = await member.put('/second-factor', { oneTimeCode: 'abcdefghjk' })
    expect([answer.status, answer.json.code]).toEqual([400, 'code_wrong'])
  })

  it('cannot be made from a copy of the database: secrets and mails encrypted, recovery codes hashed slowly [T07.2]', async () => {
    const member = await logIn(server, 'member')
    const { json } = await member.post('/second-factor', reauthentication)
    const started = await member.put('/second-factor', { oneTimeCode: server.codeOf(json.secret) })
    await callerOf(server).post('/forgot-password', { email: 'member@example.org' })
    await server.runJobs()
    const token = /reset-password\/([\w-]+)/.exec((await server.mails()).at(-1)?.text ?? '')?.[1] ?? ''
    const rows = JSON.stringify([
      await server.query('select * from second_factors'),
      await server.query('select * from outbox'),
      await server.query('select * from reset_tokens'),
    ])
    for (const secret of [json.secret, token, ...started.json.codes]) {
      expect(String(secret).length).toBeGreaterThan(9)
      expect(rows).not.toContain(secret)
    }
    const [{ recovery_hashes: hashes } = {}] = await server.query('select recovery_hashes from second_factors')
    expect((hashes as string[]).filter((hash) => hash.startsWith('$argon2id$'))).toHaveLength(10)
  })
})
