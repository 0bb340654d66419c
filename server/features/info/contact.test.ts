import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestServer } from '../../testing/startTestServer'

const received: { to: string[]; mail: Email }[] = []
let refusing = false

// A real mail server: what it got is what a reader would get.
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    void buffer(stream).then(async (raw) => {
      if (refusing) return done(new Error('Try again later'))
      received.push({ to: envelope.rcptTo.map(({ address }) => address), mail: await PostalMime.parse(raw) })
      done()
    })
  },
})

let server: TestServer
beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  const { port } = post.server.address() as AddressInfo
  server = await testServer.start({
    mailService: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Clear Round <no-reply@club.example.org>' },
    contactTo: 'office@club.example.org',
    showOutbox: true,
  })
})
afterAll(async () => {
  await server.close()
  await new Promise<void>((resolve) => post.close(resolve))
})
beforeEach(() => {
  received.length = 0
  refusing = false
})

const write = (body: Record<string, unknown>, locale = 'en') =>
  server.ask({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    payload: JSON.stringify(body),
  })
const message = { name: 'Łucja', email: 'lucja@example.org', text: 'Is ring 2 on grass?\nŁatka asks. <b>' }

it('goes to the organisation, and an answer to the writer', async () => {
  expect((await write(message)).status).toBe(204)
  await server.runJobs()
  expect(received.map(({ to }) => to)).toEqual([['office@club.example.org']])
  const { from, replyTo, subject, text, html } = received[0]?.mail ?? {}
  expect([from?.address, replyTo?.map(({ address }) => address)]).toEqual([
    'no-reply@club.example.org',
    ['lucja@example.org'],
  ])
  expect(subject).toBe('Message from “Łucja”')
  expect(text).toContain('Is ring 2 on grass?\nŁatka asks. <b>')
  expect(html).toContain('Is ring 2 on grass?<br>Łatka asks. &lt;b&gt;')
})

it('goes out once', async () => {
  await write(message)
  await server.runJobs()
  await server.runJobs()
  expect(received).toHaveLength(1)
})

it('waits for a mail server that refuses, and is confirmed in the writer’s language', async () => {
  refusing = true
  await write(message, 'pl')
  await server.runJobs()
  expect(received).toEqual([])
  refusing = false
  server.clock.advance(2 * 60_000)
  await server.runJobs()
  expect(received.map(({ mail }) => mail.subject)).toEqual(['Wiadomość od: „Łucja”'])
})

it.each([
  ['name', { ...message, name: ' ' }, 'required'],
  ['name', { ...message, name: 'Eve\r\nBcc: many@example.org' }, 'invalid'],
  ['name', { ...message, name: 'Win at https://evil.example' }, 'no_links'],
  ['email', { ...message, email: 'lucja@' }, 'invalid_email'],
  ['email', { ...message, email: 'lucja@example.org\r\nBcc: many@example.org' }, 'invalid_email'],
  ['text', { ...message, text: '' }, 'required'],
  ['text', { ...message, text: 'x'.repeat(5001) }, 'too_long:5000'],
  ['text', { ...message, text: 'a\0b' }, 'invalid'],
])('is refused by field: %s [T05.1]', async (field, body, code) => {
  const answer = await write(body)
  expect([answer.status, (JSON.parse(answer.body) as Record<string, unknown>)[field]]).toEqual([400, code])
})

it('drops a message of a program, and answers as usual', async () => {
  expect((await write({ ...message, website: 'https://spam.example.org' })).status).toBe(204)
  await server.runJobs()
  expect(received).toEqual([])
})

it('is limited to five messages in ten minutes from one address', async () => {
  const limited = await testServer.start({ rateLimits: true })
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1) {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', url: '/api/contact', headers, payload: JSON.stringify(message) }
    statuses.push((await limited.ask(request)).status)
  }
  await limited.close()
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

it('shows unsent emails to a developer only', async () => {
  const page = await server.ask({ method: 'GET', url: '/outbox' })
  const elsewhere = await server.ask({ method: 'GET', url: '/outbox', headers: { host: 'dogs.example.org' } })
  expect(elsewhere.status).toBe(404)
  expect(page.body).toContain('Message from “Łucja”')
  expect(page.body).not.toContain('Łatka asks. <b>')
  const shared = await testServer.shared()
  expect((await shared.ask({ method: 'GET', url: '/outbox' })).status).toBe(404)
})

it('shows each mail in a sandboxed frame without scripts, beside its text', async () => {
  await write(message)
  const { body, headers } = await server.ask({ method: 'GET', url: '/outbox' })
  expect(body).toMatch(
    /<iframe [^>]*sandbox="allow-top-navigation-by-user-activation"[^>]* srcdoc="&lt;!doctype html&gt;/,
  )
  expect(body).toContain('&lt;base target=&quot;_top&quot;&gt;')
  expect(body).toMatch(/<pre>Is ring 2 on grass\?\nŁatka asks\. &lt;b&gt;/)
  expect(headers['content-security-policy']).toContain("default-src 'none';style-src 'unsafe-inline'")
  expect(headers['content-security-policy']).not.toContain('script-src')
})
