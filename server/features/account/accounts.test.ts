import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.shared()
  await server.reset()
})

const form = { name: 'Zoë Żak', email: 'Zoe@Example.org ', password: 'kaczuszka', consent: true }

describe('registering', () => {
  it('starts a session and folds the address [3.1 3.2 7.5]', async () => {
    const answer = await callerOf(server).post('/register', form)
    expect(answer.status).toBe(201)
    expect(answer.json.user).toMatchObject({ email: 'zoe@example.org', roles: ['ROLE_USER'], registeredAt: null })
    expect((await callerOf(server, answer.json.token).get('/me')).json.name).toBe('Zoë Żak')
  })
  it('refuses an address that is taken, however it is written [A15]', async () => {
    const answer = await callerOf(server).post('/register', { ...form, email: 'ZOE@example.ORG' })
    expect(answer.status).toBe(400)
    expect(answer.json).toEqual({
      code: 'email_taken',
      message: 'Email already registered, try resetting your password.',
      email: 'email_taken',
    })
  })
  it('words a refusal in Polish and names the fields by codes [9.3]', async () => {
    const bad = { ...form, email: 'x', password: '12345', consent: false }
    const answer = await callerOf(server).post('/register', bad, { 'accept-language': 'pl' })
    expect(answer.json).toMatchObject({
      email: 'invalid_email',
      password: 'password_too_short',
      consent: 'consent_required',
    })
    expect(answer.json.message).toMatch('Sprawdź zaznaczone pola')
  })
  it('refuses a password that everyone has', async () => {
    const answer = await callerOf(server).post('/register', { ...form, email: 'b@example.org', password: 'Qwerty123' })
    expect(answer.json).toMatchObject({ code: 'validation_failed', password: 'password_too_common' })
  })
  it('says that no account was made where it fails for another reason [8.12]', async () => {
    await server.query('alter table users rename column password_hash to lost')
    const unforeseen = { ...form, email: 'd@example.org' }
    const english = await callerOf(server).post('/register', unforeseen)
    const polish = await callerOf(server).post('/register', unforeseen, { 'accept-language': 'pl' })
    await server.query('alter table users rename column lost to password_hash')
    expect([english.status, english.json]).toEqual([
      500,
      {
        code: 'registration_error',
        message: 'Your account could not be created. Please try again in a few minutes or contact us.',
        requestId: expect.any(String),
      },
    ])
    expect(polish.json.message).toBe(
      'Nie udało się utworzyć konta. Spróbuj ponownie za kilka minut lub skontaktuj się z nami.',
    )
  })
  it('makes no account where the accepted terms cannot be recorded', async () => {
    await server.query('alter table accepted_documents rename to lost')
    const unforeseen = { ...form, email: 'unrecorded@example.org' }
    const failed = await callerOf(server).post('/register', unforeseen)
    await server.query('alter table lost rename to accepted_documents')
    expect(failed.status).toBe(500)
    expect((await callerOf(server).post('/register', unforeseen)).status).toBe(201)
  })
  it('takes nothing that the form does not hold [B04]', async () => {
    const more = { ...form, email: 'c@example.org', roles: ['ROLE_ADMIN'], registeredAt: '2020-01-01T00:00:00Z' }
    const answer = await callerOf(server).post('/register', more)
    expect(answer.json.user).toMatchObject({ roles: ['ROLE_USER'], registeredAt: null })
  })
})

describe('logging in', () => {
  it('says the same for an unknown address and a wrong password [A13]', async () => {
    const visitor = callerOf(server)
    const unknown = await visitor.post('/login', { email: 'unknown@example.org', password: 'clear-round' })
    const wrong = await visitor.post('/login', { email: 'member@example.org', password: 'clear-rounds' })
    expect(unknown.status).toBe(400)
    expect(unknown.json).toEqual(wrong.json)
    expect(wrong.json.code).toBe('login_failed')
  })
  it.each([
    ['/login', { email: 'member@example.org', password: 'clear-round' }],
    ['/register', { ...form, email: 'e@example.org' }],
  ])('answers with a session at %s that no cache keeps', async (path, body) => {
    const { headers, json } = await callerOf(server).post(path, body)
    expect([typeof json.token, headers['cache-control']]).toEqual(['string', 'no-store'])
    expect((await callerOf(server, json.token).get('/me')).headers['cache-control']).toBe('no-store')
  })
  it('ignores a bad token', async () => {
    const credentials = { email: 'member@example.org', password: 'clear-round' }
    expect((await callerOf(server, 'garbage').post('/login', credentials)).status).toBe(200)
  })
  it('lets a typed letter be composed or not [A19]', async () => {
    await callerOf(server).post('/register', { ...form, email: 'd@example.org', password: 'żółwik9'.normalize('NFC') })
    const answer = await callerOf(server).post('/login', {
      email: 'd@example.org',
      password: 'żółwik9'.normalize('NFD'),
    })
    expect(answer.status).toBe(200)
  })
  it('never stores a token or a password', async () => {
    const { token } = await logIn(server, 'member')
    const rows = [...(await server.query('select * from sessions')), ...(await server.query('select * from users'))]
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|clear-round"`))
  })
})

describe('a session', () => {
  it('ends with logging out, and the token is then worth nothing [A06]', async () => {
    const member = await logIn(server, 'member')
    expect((await member.post('/logout')).status).toBe(204)
    expect((await member.get('/me')).status).toBe(401)
    expect((await member.post('/logout')).status).toBe(401)
  })
  it('ends when it was idle for two weeks, or is sixty days old', async () => {
    const idle = await logIn(server, 'judge')
    server.clock.advance(14 * 86_400_000 + 1)
    expect((await idle.get('/me')).status).toBe(401)
    const busy = await logIn(server, 'judge')
    const answers: number[] = []
    for (let week = 1; week <= 9; week += 1) {
      server.clock.advance(7 * 86_400_000)
      answers.push((await busy.get('/me')).status)
    }
    expect(answers).toEqual([...Array(8).fill(200), 401])
  })
})

describe('a bad token [A02]', () => {
  it.each([
    ['changed', (token: string) => `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['cut', (token: string) => `Bearer ${token.slice(0, 20)}`],
    ['doubled', (token: string) => `Bearer ${token}${token}`],
    ['in capitals', (token: string) => `Bearer ${token.toUpperCase()}`],
    ['ten thousand letters long', () => `Bearer ${'a'.repeat(10_000)}`],
    ['empty', () => 'Bearer '],
    ['bare', (token: string) => token],
    ['of another scheme', (token: string) => `Basic ${token}`],
    ['two at once', (token: string) => `Bearer ${token}, Bearer ${token}`],
  ])('%s gets 401 before its body is looked at', async (_name, made) => {
    const { token } = await logIn(server, 'member')
    const authorization = made(token)
    const answer = await callerOf(server).post('/dogs', { nonsense: true }, { authorization })
    expect(answer.status).toBe(401)
    expect(answer.json).toEqual({ code: 'unauthorized', message: 'Log in to continue.' })
    expect((await callerOf(server).get('/shows', { authorization })).status).toBe(401)
  })
  it('is answered differently from a missing membership', async () => {
    const newcomer = await logIn(server, 'newcomer')
    expect((await newcomer.post('/dogs', {})).json.code).toBe('not_member')
    expect((await callerOf(server).get('/dogs')).json.code).toBe('unauthorized')
  })
})

describe('a malformed request', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'refuses %s',
    async (type) => {
      const answer = await callerOf(server).postText('/login', 'x', { 'content-type': type })
      expect([answer.status, answer.json.code]).toEqual([415, 'unsupported_media_type'])
    },
  )
  it('refuses prototypes, broken JSON and large bodies [B04]', async () => {
    const json = { 'content-type': 'application/json' }
    const visitor = callerOf(server)
    const texts = ['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{', '', '[1,2']
    for (const text of texts) expect((await visitor.postText('/login', text, json)).status).toBe(400)
    expect((await visitor.postText('/login', `"${'x'.repeat(200_000)}"`, json)).status).toBe(413)
  })
  it('answers an unknown address in JSON', async () => {
    const answer = await callerOf(server).get('/nowhere', { 'accept-language': 'pl-PL,en' })
    expect([answer.status, answer.json]).toEqual([
      404,
      { code: 'not_found', message: 'Nie udało się tego znaleźć. Mogło zostać usunięte.' },
    ])
    expect((await callerOf(server).get(`/shows/${'x'.repeat(500)}`)).json.code).toBe('not_found')
  })
})
