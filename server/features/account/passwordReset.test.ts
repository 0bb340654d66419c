import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(() => server.reset())

const askFor = (email: string, locale = 'en') =>
  callerOf(server).post('/forgot-password', { email }, { 'accept-language': locale })
const mails = () => server.mails()
/** The token in the newest mail that has one. */
const linkOf = async () => {
  await server.runJobs()
  const found = (await mails()).map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1]).filter(Boolean)
  return found.at(-1) ?? ''
}
const reset = (token: string, password = 'two-poles-down') =>
  callerOf(server).post('/reset-password', { token, password })
const spent = 'reset_link_spent'
const tryLogin = (password: string) => callerOf(server).post('/login', { email: 'member@example.org', password })

it('gives a new password for a link, ends every session, and says so by mail [A07]', async () => {
  const earlier = await logIn(server, 'member')
  expect((await askFor(' Member@example.org')).status).toBe(204)
  const token = await linkOf()
  expect((await reset(token)).status).toBe(204)
  expect((await earlier.get('/me')).status).toBe(401)
  expect((await tryLogin('clear-round')).json.code).toBe('login_failed')
  expect((await tryLogin('two-poles-down')).status).toBe(200)
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['member@example.org', 'Reset your password'],
    ['member@example.org', 'Your password was changed'],
  ])
})

it('answers alike, and does alike work, for an address without an account [A13]', async () => {
  const [unknown, known] = [await askFor('unknown@example.org'), await askFor('member@example.org')]
  expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
  expect(await server.query('select email from reset_requests order by created_at')).toHaveLength(2)
  await server.runJobs()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['member@example.org'])
  expect(await server.query('select email from reset_requests')).toEqual([])
})

it('works once, and says neutrally why not again [A08]', async () => {
  await askFor('member@example.org')
  const token = await linkOf()
  await reset(token)
  const second = await reset(token, 'three-poles-down')
  expect([second.status, second.json]).toEqual([
    400,
    {
      code: spent,
      message: 'This link has been used, has expired or was replaced by a newer one. Get a new link.',
    },
  ])
  expect((await tryLogin('two-poles-down')).status).toBe(200)
})

it('works for ten minutes [A09]', async () => {
  await askFor('member@example.org')
  const late = await linkOf()
  server.clock.advance(10 * 60_000 + 1000)
  expect((await reset(late)).json.code).toBe(spent)
  await askFor('member@example.org')
  const inTime = await linkOf()
  server.clock.advance(10 * 60_000 - 1000)
  expect((await reset(inTime)).status).toBe(204)
})

it('is the newest of several [A10]', async () => {
  await askFor('member@example.org')
  const older = await linkOf()
  server.clock.advance(6 * 60_000)
  await askFor('member@example.org')
  const newer = await linkOf()
  expect((await reset(older)).json.code).toBe(spent)
  expect((await reset(newer)).status).toBe(204)
})

it('is kept by a refused password', async () => {
  await askFor('member@example.org')
  const token = await linkOf()
  expect((await reset(token, '12345')).json).toMatchObject({ password: 'password_too_short' })
  expect((await reset(token, 'Qwerty123')).json).toMatchObject({ password: 'password_too_common' })
  expect((await reset(token)).status).toBe(204)
})

it('is pressed, not copied, in the HTML form', async () => {
  await askFor('member@example.org')
  const token = await linkOf()
  const [{ html } = { html: '' }] = await mails()
  expect(html).toMatch(new RegExp(`<a href="(\\S+/reset-password/${token})"[^>]*>\\1</a>`))
})

it('comes in the language of the account', async () => {
  await server.query(`update users set locale = 'pl' where email = 'member@example.org'`)
  await askFor('member@example.org', 'en')
  await server.runJobs()
  expect((await mails())[0]).toMatchObject({ subject: 'Zresetuj hasło' })
})

it('comes in the language of the browser while the address is not confirmed', async () => {
  await server.query(`update users set email_confirmed_at = null where email = 'member@example.org'`)
  await askFor('member@example.org', 'pl')
  await server.runJobs()
  expect((await mails())[0]).toMatchObject({ subject: 'Zresetuj hasło' })
})

it('is not written down anywhere but in the mail', async () => {
  await askFor('member@example.org')
  const token = await linkOf()
  const stored = [...(await server.query('select * from reset_tokens')), ...(await server.query('select * from users'))]
  expect(token).toHaveLength(43)
  expect(JSON.stringify(stored)).not.toContain(token)
})
