import { buy, plan } from '../testing/buying'
import { callerOf, logIn } from '../testing/client'
import { runServer } from '../testing/runServer'
import type { TestServer } from '../testing/startTestServer'

const password = 'clear-round'

describe('the security log [T14.3]', () => {
  let server: TestServer
  let ids: Record<string, string>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    const rows = await server.query('select id, email from users')
    ids = Object.fromEntries(rows.map(({ id, email }) => [String(email).split('@')[0], String(id)]))
  })

  const logged = () =>
    server.securityLines().map(({ event, account, subject, code }) => [event, account ?? subject, code ?? null])

  it('records a log-in that failed and one that succeeded, with the account', async () => {
    await callerOf(server).post('/login', { email: 'member@example.org', password: 'guess' })
    await callerOf(server).post('/login', { email: 'unknown@example.org', password: 'guess' })
    await logIn(server, 'member')
    expect(logged()).toEqual([
      ['login_failed', ids['member'], 'login_failed'],
      ['login_failed', null, 'login_failed'],
      ['login_succeeded', ids['member'], null],
    ])
    const [line] = server.securityLines()
    const { requestId, source, ...rest } = { ...line }
    expect(rest).toEqual({
      level: 'warn',
      time: '2026-11-21T10:00:00.000Z',
      event: 'login_failed',
      code: 'login_failed',
      method: 'POST',
      route: '/api/login',
      account: null,
      subject: ids['member'],
    })
    expect(requestId).toMatch(/./)
    expect(source).toMatch(/^[0-9a-f]{16}$/)
  })

  it('records a refused token and a call above the caller’s rights, and no visitor without a token', async () => {
    await callerOf(server).get('/me')
    await callerOf(server, 'x'.repeat(43)).get('/me')
    const newcomer = await logIn(server, 'newcomer')
    await newcomer.get('/dogs')
    await newcomer.put('/flags/login-disabled', { enabled: true })
    expect(logged()).toEqual([
      ['refused', null, 'unauthorized'],
      ['login_succeeded', ids['newcomer'], null],
      ['refused', ids['newcomer'], 'not_member'],
      ['refused', ids['newcomer'], 'forbidden'],
    ])
  })

  it('records an admin’s changes with their subject, and not an admin’s reads', async () => {
    const admin = await logIn(server, 'admin')
    await admin.put('/flags/login-disabled', { enabled: false })
    await admin.put('/flags/nothing', { enabled: false })
    await admin.get('/dogs')
    await admin.post('/desk/sessions', { email: 'member@example.org' })
    const lines = server.securityLines().slice(1)
    expect(lines.map(({ event, route, params, subject }) => [event, route, params, subject])).toEqual([
      ['admin_action', '/api/flags/:name', { name: 'login-disabled' }, null],
      ['sessions_ended', '/api/desk/sessions', undefined, ids['member']],
      ['admin_action', '/api/desk/sessions', {}, ids['member']],
    ])
  })

  it('records each change of credentials', async () => {
    const reauthentication = { currentPassword: password }
    const member = await logIn(server, 'member')
    await member.put('/profile/email', { ...reauthentication, email: 'anew@example.org' })
    await member.post('/second-factor', { currentPassword: 'guess' })
    const { secret } = (await member.post('/second-factor', reauthentication)).json
    await member.put('/second-factor', { oneTimeCode: '000000' })
    await member.put('/second-factor', { oneTimeCode: server.codeOf(secret) })
    await member.post('/second-factor/removal', { ...reauthentication, oneTimeCode: server.codeOf(secret, 30) })
    await member.delete('/sessions')
    const renewed = callerOf(server, (await member.post('/sessions', reauthentication)).json.token)
    const { token } = (await renewed.put('/profile/password', { ...reauthentication, password: 'two-poles-down' })).json
    await callerOf(server, token).post('/profile/deletion', { currentPassword: 'two-poles-down' })
    expect(server.securityLines().map(({ event }) => event)).toEqual([
      'login_succeeded',
      'email_change_requested',
      'password_refused',
      'code_refused',
      'second_factor_set_up',
      'second_factor_removed',
      'sessions_ended',
      'session_renewed',
      'password_changed',
      'account_deleted',
    ])
    expect(new Set(logged().map(([, account]) => account))).toEqual(new Set([ids['member']]))
  })

  it('records links by mail that were asked for, used and refused', async () => {
    const visitor = callerOf(server)
    await visitor.post('/forgot-password', { email: 'member@example.org' })
    await server.runJobs()
    const [{ text } = { text: '' }] = await server.mails()
    const token = /reset-password\/([\w-]+)/.exec(text)?.[1]
    await visitor.post('/reset-password', { token, password: 'two-poles-down' })
    await visitor.post('/reset-password', { token, password: 'two-poles-down' })
    await visitor.post('/confirm', { token: 'spent' })
    expect(logged()).toEqual([
      ['password_reset_requested', null, null],
      ['password_reset', ids['member'], null],
      ['link_refused', null, 'reset_link_spent'],
      ['link_refused', null, 'confirm_link_spent'],
    ])
  })

  it('records a payment notification without the right signature', async () => {
    const member = await logIn(server, 'member')
    await buy(member, plan())
    const headers = { 'content-type': 'application/json', 'clear-round-signature': 't=1,v1=forged' }
    await callerOf(server).postText('/payments/notifications', '{}', headers)
    expect(logged().at(-1)).toEqual(['payment_notification_refused', null, null])
  })

  it('holds no address, name, password, token or query', async () => {
    const visitor = callerOf(server)
    await visitor.post('/register?next=canary-query', {
      name: 'Canary Name',
      email: 'canary@example.org',
      password: 'canary-password',
      consent: true,
    })
    await visitor.post('/login', { email: 'canary@example.org', password: 'canary-password' })
    await visitor.post('/login?x=canary-query', { email: 'canary@example.org', password: 'canary-guess' })
    await callerOf(server, 'canary-token').get('/me?canary-query')
    await visitor.post('/reset-password', { token: 'canary-link', password: 'two-poles-down' })
    expect(server.securityLines()).toHaveLength(5)
    expect(JSON.stringify(server.securityLines())).not.toMatch(/canary|127\.0\.0\.1/i)
  })
})

it('records each limit that is reached, and distinguishes the lines of two addresses [T14.3]', async () => {
  const server = await testServer.start({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  const guess = (address: string) =>
    callerOf(server).post('/login', { email: 'member@example.org', password: 'guess' }, { 'x-forwarded-for': address })
  for (let time = 0; time < 11; time += 1) await guess('10.0.0.1')
  await guess('10.0.0.2')
  const lines = server.securityLines()
  await server.close()
  expect(lines.slice(9).map(({ event }) => event)).toEqual(['login_failed', 'limit_reached', 'login_failed'])
  expect(new Set(lines.slice(0, 11).map(({ source }) => source)).size).toBe(1)
  expect(lines[11]?.source).not.toBe(lines[0]?.source)
})

it('answers as ever where a line cannot be written', async () => {
  const server = await testServer.start({
    securityLog: () => {
      throw new Error('the disk is full')
    },
  })
  const { status } = await callerOf(server).post('/login', { email: 'member@example.org', password })
  await server.close()
  expect(status).toBe(200)
})

it('writes its lines to standard output as JSON at the default level [T14.3]', async () => {
  const server = await runServer()
  await fetch(`${server.origin}/api/me`, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })
  const { output } = await server.stop()
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      log: 'security',
      level: 'warn',
      event: 'refused',
      code: 'unauthorized',
      route: '/api/me',
    }),
  ])
})
