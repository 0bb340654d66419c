import { createServer, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { sampleId } from '../seed/people'
import { minute } from '../testing/buying'
import { callerOf, logIn } from '../testing/client'
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

describe('an email to members', () => {
  let envelopes: { from: string; raw: string }[]
  const tried: string[] = []
  /** Sends one to Ola by a mail server that answers to each recipient with this; what became of it. */
  const sendToOla = async (
    answer: Error | null,
    { fromSender = null, ...more }: { bouncesTo?: string; fromSender?: Error | null } = {},
  ) => {
    envelopes = []
    post = new SMTPServer({
      authOptional: true,
      ...plain,
      onMailFrom: (_address, _session, done) => done(fromSender),
      onRcptTo: ({ address }, _session, done) => {
        tried.push(address)
        done(answer)
      },
      onData: (stream, { envelope: { mailFrom } }, done) => {
        void buffer(stream).then((raw) => {
          envelopes.push({ from: mailFrom === false ? '' : mailFrom.address, raw: raw.toString() })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
    const { port } = post.server.address() as AddressInfo
    server = await testServer.start({
      mailService: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@club.example.org', ...more },
      publicUrl: 'https://club.example.org',
    })
    const admin = await logIn(server, 'admin')
    const audience = { text: '', state: [], group: [], ids: [sampleId(1, 2)] }
    const { json } = await admin.post('/desk/mailings', { audience, copyOf: sampleId(21, 1) })
    await admin.post(`/desk/mailings/${json.id}/schedule`, { version: 1, sendAt: null, expectedRecipients: 1 })
    await server.runJobs()
    server.clock.advance(minute)
    await server.runJobs()
    await server.runJobs()
    const { counts } = (await admin.get(`/desk/mailings/${json.id}`)).json
    return { counts, bounces: await server.query('select user_id, reason from bounces') }
  }
  const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

  it('leaves after newer emails that are in a hurry', async () => {
    await sendToOla(refusal(452, '4.2.2 mailbox full'))
    server.clock.advance(10 * minute)
    expect((await callerOf(server).post('/forgot-password', { email: 'judge@example.org' })).status).toBe(204)
    tried.length = 0
    await server.runJobs()
    expect(tried).toEqual(['judge@example.org', 'member@example.org'])
  })

  it('has a button to unsubscribe, and is returned to an address that names it', async () => {
    expect(await sendToOla(null, { bouncesTo: 'bounces@club.example.org' })).toMatchObject({ counts: { sent: 1 } })
    const [{ from, raw } = { from: '', raw: '' }] = envelopes
    const unfolded = raw.replace(/\r\n[ \t]+/g, ' ')
    const id = /^Message-ID: <([\w-]+)@clear-round>/im.exec(unfolded)?.[1]
    expect(from).toBe(`bounces+${id}@club.example.org`)
    expect(unfolded).toMatch(/^List-Unsubscribe: <https:\/\/club\.example\.org\/api\/subscriptions\/[\w-]{65}>\r$/im)
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im)
  })

  it.each([
    [550, '5.1.1 <member@example.org> unknown', '5.1.1 … unknown'],
    [556, '5.1.10 the domain takes no email', '5.1.10 the domain takes no email'],
    [550, '5.2.1 disabled', '5.2.1 disabled'],
  ])('marks an address that does not exist, and is not tried again: %i %s', async (code, text, shown) => {
    expect(await sendToOla(refusal(code, text))).toMatchObject({
      counts: { failed: 1, bounced: 1, waiting: 0 },
      bounces: [{ user_id: sampleId(1, 2), reason: `${code} ${shown}` }],
    })
  })

  it('is deleted after thirty days, also where it could not be sent', async () => {
    await sendToOla(refusal(550, '5.1.1 unknown'))
    const kept = () => server.query('select tries from outbox where mailing_id is not null')
    expect(await kept()).toEqual([{ tries: 20 }])
    server.clock.advance(31 * 24 * 60 * minute)
    await server.runJobs()
    expect(await kept()).toEqual([])
  })

  it.each([
    [550, '5.7.1 your network is on a blocklist'],
    [554, '5.7.1 spam'],
    [452, '4.2.2 mailbox full'],
    [550, '5.2.2 mailbox full'],
    [550, '5.1.8 sender address rejected: domain not found'],
    [550, 'relay not permitted'],
  ])('says nothing of the address, and is tried again: %i %s', async (code, text) => {
    expect(await sendToOla(refusal(code, text))).toMatchObject({ counts: { waiting: 1, bounced: 0 }, bounces: [] })
  })

  it('says nothing of the address where the sender is refused', async () => {
    const fromSender = refusal(550, '5.1.1 sender unknown')
    expect(await sendToOla(null, { fromSender })).toMatchObject({ counts: { waiting: 1 }, bounces: [] })
  })
})
