import { createServer, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { callerOf } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

let post: SMTPServer
let server: TestServer
let received: { secure: boolean }[]
// The mail server warns about its self-signed certificate.
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  await server.close()
  await new Promise<void>((resolve) => post.close(resolve))
})

/** Writes to the contact form and sends what waits to a mail server under an address; is it still waiting then? */
const sendTo = async (host: string, options: SMTPServerOptions, query = '') => {
  received = []
  post = new SMTPServer({
    authOptional: true,
    ...options,
    onData: (stream, { secure }, done) => {
      void buffer(stream).then(() => {
        received.push({ secure })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  const { port } = post.server.address() as AddressInfo
  const mailService = { smtpUrl: `smtp://${host}:${port}${query}`, from: 'no-reply@club.example.org' }
  server = await testServer.start({ mailService, contactTo: 'office@club.example.org' })
  const message = { name: 'Zoë', email: 'zoe@example.org', text: 'Hello' }
  expect((await callerOf(server).post('/contact', message)).status).toBe(204)
  await server.runJobs()
  const [row] = await server.query('select count(*) as n from outbox where sent_at is null')
  return { waiting: Number(row?.n) }
}

// Reaches this machine without being a loopback address: it plays the part of another host.
const elsewhere = '0.0.0.0'
const plain = { disabledCommands: ['STARTTLS'] } satisfies SMTPServerOptions

it.each(['', '?ignoreTLS=true', '?requireTLS=false'])(
  'sends no mail readable to another machine (smtp://…%s) [T15.2]',
  async (query) => {
    expect(await sendTo(elsewhere, plain, query)).toEqual({ waiting: 1 })
    expect(received).toEqual([])
  },
  60_000,
)

it('sends it over STARTTLS [T15.2]', async () => {
  // The certificate of the test’s mail server is self-signed.
  expect(await sendTo(elsewhere, {}, '?tls.rejectUnauthorized=false')).toEqual({ waiting: 0 })
  expect(received).toEqual([{ secure: true }])
})

it('sends it plain to this machine', async () => {
  expect(await sendTo('127.0.0.1', plain)).toEqual({ waiting: 0 })
  expect(received).toEqual([{ secure: false }])
})

const tries = async () =>
  (await server.query('select tries from outbox order by tries desc')).map(({ tries: one }) => one)

it('logs a server’s answer without the refused address, and continues with the next email [R06]', async () => {
  const lines: string[] = []
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
  const refusing: SMTPServerOptions = {
    ...plain,
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no <${address}> here, ask ${address}`), { responseCode: 550 })),
  }
  await sendTo('127.0.0.1', refusing)
  await server.close()
  const { port } = post.server.address() as AddressInfo
  server = await testServer.start({
    logger,
    mailService: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.example' },
    contactTo: 'canary@club.example.org',
  })
  await callerOf(server).post('/contact', { name: 'Zoë', email: 'zoe@example.org', text: 'Hello' })
  await callerOf(server).post('/contact', { name: 'Zoë', email: 'zoe@example.org', text: 'Hello' })
  await server.runJobs()
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [1, 2].map(() =>
      expect.objectContaining({ reason: 'EENVELOPE', answer: expect.stringMatching(/^550 no … here, ask …$/) }),
    ),
  )
  expect(lines.join()).not.toContain('canary')
  expect(await tries()).toEqual([1, 1])
})

it('ends its round where the server is away: the other mails lose no try [R06]', async () => {
  const away = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
  const { port } = away.address() as AddressInfo
  const mailService = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.example' }
  server = await testServer.start({ mailService, contactTo: 'office@club.example.org' })
  const message = { name: 'Zoë', email: 'zoe@example.org', text: 'Hello' }
  for (let number = 0; number < 3; number += 1) await callerOf(server).post('/contact', message)
  await server.runJobs()
  away.close()
  expect(await tries()).toEqual([1, 0, 0])
})
