import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(() => server.reset())

const reauthentication = { currentPassword: 'clear-round' }
const codeAt = (secret: string, secondsLater?: number) => server.codeOf(secret, secondsLater)
const login = (name: string, code?: string) =>
  callerOf(server).post('/login', { email: `${name}@example.org`, password: 'clear-round', oneTimeCode: code })

const switchOn = async (caller: Caller) => {
  const { json: setup } = await caller.post('/second-factor', reauthentication)
  const { json } = await caller.put('/second-factor', { oneTimeCode: codeAt(setup.secret) })
  server.clock.advance(60_000)
  return { secret: setup.secret as string, codes: json.codes as string[], uri: setup.uri as string }
}

it('is off, and asks for nothing until a code of the app has been shown', async () => {
  const member = await logIn(server, 'member')
  expect((await member.get('/second-factor')).json).toEqual({
    on: false,
    required: false,
    missing: false,
    recoveryCodesLeft: 0,
  })
  const { json } = await member.post('/second-factor', reauthentication)
  expect(json.uri).toContain(`secret=${json.secret}`)
  expect((await login('member')).json.token).toBeDefined()
  expect((await member.put('/second-factor', { oneTimeCode: '000000' })).json).toMatchObject({
    code: 'code_wrong',
    oneTimeCode: 'code_wrong',
  })
  expect((await member.get('/second-factor')).json.on).toBe(false)
})

it('is asked for at the log-in, and a code lets in once', async () => {
  const { secret } = await switchOn(await logIn(server, 'member'))
  expect((await login('member')).json).toEqual({ needs: 'oneTimeCode' })
  const code = codeAt(secret)
  expect((await login('member', code)).json.token).toBeDefined()
  expect((await login('member', code)).json).toMatchObject({ code: 'code_wrong', oneTimeCode: 'code_wrong' })
  expect((await login('member', '12345')).json).toMatchObject({ oneTimeCode: 'invalid' })
  server.clock.advance(30_000)
  expect((await login('member', codeAt(secret))).status).toBe(200)
})

it('lets a code in once of ten tries at the same moment', async () => {
  const { secret } = await switchOn(await logIn(server, 'member'))
  const code = codeAt(secret)
  const answers = await Promise.all(Array.from({ length: 10 }, () => login('member', code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('bears with a clock that is half a minute off, and no more', async () => {
  const { secret } = await switchOn(await logIn(server, 'member'))
  expect((await login('member', codeAt(secret, -90))).status).toBe(400)
  expect((await login('member', codeAt(secret, 90))).status).toBe(400)
  expect((await login('member', codeAt(secret, 30))).status).toBe(200)
})

it('is not revealed by a login with a wrong password', async () => {
  await switchOn(await logIn(server, 'member'))
  const wrong = await callerOf(server).post('/login', { email: 'member@example.org', password: 'guess' })
  expect(wrong.json.code).toBe('login_failed')
})

it('gives ten recovery codes, each for one log-in, and keeps none of them', async () => {
  const { codes } = await switchOn(await logIn(server, 'member'))
  expect(new Set(codes).size).toBe(10)
  const [first = ''] = codes
  const written = `${first.slice(0, 5)}-${first.slice(5).toUpperCase()}`
  const { json } = await login('member', written)
  expect(json.token).toBeDefined()
  expect((await login('member', first)).status).toBe(400)
  expect((await callerOf(server, json.token).get('/second-factor')).json.recoveryCodesLeft).toBe(9)
  expect(JSON.stringify(await server.query('select * from second_factors'))).not.toContain(codes[1])
})

it('goes away with the password and a code, not with the password alone', async () => {
  const member = await logIn(server, 'member')
  const { secret } = await switchOn(member)
  expect((await member.post('/second-factor/removal', reauthentication)).json).toMatchObject({
    oneTimeCode: 'required',
  })
  const removed = await member.post('/second-factor/removal', { ...reauthentication, oneTimeCode: codeAt(secret) })
  expect(removed.status).toBe(204)
  expect((await login('member')).json.token).toBeDefined()
  const subjects = await server.query('select subject from outbox order by created_at')
  expect(subjects.map(({ subject }) => subject)).toEqual([
    'Two-step verification is on',
    'Two-step verification is off',
  ])
})

it('is not replaced by a new secret while it is on', async () => {
  const member = await logIn(server, 'member')
  const { secret } = await switchOn(member)
  const again = await member.post('/second-factor', { ...reauthentication, oneTimeCode: codeAt(secret) })
  expect([again.status, again.json.code]).toEqual([409, 'second_factor_on'])
  server.clock.advance(30_000)
  expect((await login('member', codeAt(secret))).json.token).toBeDefined()
})

it('is needed for actions of admins, if the organisation requires it [B07]', async () => {
  const admin = await logIn(server, 'admin')
  const judge = await logIn(server, 'judge')
  const end = (caller: Caller) => caller.post('/desk/sessions', { email: 'member@example.org' })
  expect((await end(admin)).status).toBe(200)
  await server.query(`update settings set value = 'yes' where key = 'admins_need_second_factor'`)
  expect((await end(admin)).json.code).toBe('second_factor_missing')
  expect((await admin.get('/second-factor')).json.required).toBe(true)
  expect((await judge.get('/second-factor')).json.required).toBe(false)
  await switchOn(admin)
  expect((await end(admin)).status).toBe(200)
})

it('counts for the session that has shown a code of it, and ends the others [B08]', async () => {
  const [admin, stolen] = [await logIn(server, 'admin'), await logIn(server, 'admin')]
  await server.query(`update settings set value = 'yes' where key = 'admins_need_second_factor'`)
  await switchOn(admin)
  expect((await stolen.get('/me')).status).toBe(401)
  expect((await admin.get('/desk/shows')).status).toBe(200)
})

it('is not met by a session from before, however the account is protected by now [B08]', async () => {
  const old = await logIn(server, 'admin')
  await server.query(`update settings set value = 'yes' where key = 'admins_need_second_factor'`)
  const { secret } = await switchOn(await logIn(server, 'admin'))
  const { json } = await login('admin', codeAt(secret))
  const fresh = callerOf(server, json.token)
  await server.query('update sessions set second_factor_at = null')
  for (const path of ['/desk/shows', '/desk/people', '/desk/dogs'])
    expect([(await fresh.get(path)).json.code, path]).toEqual(['second_factor_missing', path])
  expect((await fresh.get('/second-factor')).json).toMatchObject({ on: true, required: true, missing: true })
  server.clock.advance(60_000)
  const renewed = await fresh.post('/sessions', { ...reauthentication, oneTimeCode: codeAt(secret) })
  const trusted = callerOf(server, renewed.json.token)
  expect((await trusted.get('/desk/shows')).status).toBe(200)
  expect((await trusted.get('/second-factor')).json).toMatchObject({ on: true, required: true, missing: false })
  expect((await old.get('/me')).status).toBe(401)
})

it('has to be shown again once it was taken away and set up again [B08]', async () => {
  const admin = await logIn(server, 'admin')
  await server.query(`update settings set value = 'yes' where key = 'admins_need_second_factor'`)
  const { secret } = await switchOn(admin)
  await admin.post('/second-factor/removal', { ...reauthentication, oneTimeCode: codeAt(secret) })
  expect((await admin.get('/desk/shows')).json.code).toBe('second_factor_missing')
})
