import { sql } from 'drizzle-orm'
import { createServer, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { openPostgres } from '../../server/db/postgres'
import { encryptionOf } from '../../server/lib/encryption'
import { queueMail } from '../../server/mail/queueMail'
import { mailSender } from '../../server/mail/sendMail'
import { ask } from './ask'
import type { Cluster } from './cluster'
import { startProduct } from './product'
import { wait, type Report } from './report'

// Time runs ten times as fast for the claims: a mail takes 0.7 s, seven of their seconds.
const [speed, slow, mails] = [10, 700, 18]
const encryption = encryptionOf('s'.repeat(32))

const slowPost = async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void buffer(stream).then(async (data) => {
        await wait(slow)
        received.push(/^Message-ID: (.*)$/im.exec(data.toString())?.[1] ?? '')
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { received, port: (server.server.address() as AddressInfo).port, close: () => server.close(() => undefined) }
}

/** Sends 18 mails from two servers in rounds, with a clock each; how many arrived, and how many of them twice. */
const sendAll = async ({ url }: Cluster, clockOf: (round: () => Date) => () => Date) => {
  const database = openPostgres(url)
  const post = await slowPost()
  const start = performance.now()
  const fast = () => new Date(Date.UTC(2030, 0) + (performance.now() - start) * speed)
  await database.db.execute(sql`delete from outbox`)
  for (let number = 0; number < mails; number += 1)
    await queueMail(
      database.db,
      { now: fast, encryption },
      { to: `${number}@example.org`, locale: 'en', userId: null, subject: 'x', paragraphs: ['x'] },
    )
  const service = { smtpUrl: `smtp://127.0.0.1:${post.port}`, from: 'office@example.org' }
  const log = { error: () => undefined } as never
  const never = new AbortController().signal
  const rounds = async () => {
    for (let left = 1; left > 0; left = await database.db.$count(sql`outbox where sent_at is null`)) {
      await mailSender({ db: database.db, encryption, now: clockOf(fast) }, service, log)(never)
      await wait(50)
    }
  }
  await Promise.all([rounds(), wait(350).then(rounds)])
  post.close()
  await database.close()
  return { arrived: post.received.length, doubled: post.received.length - new Set(post.received).size }
}

const frozen = (clock: () => Date) => {
  const at = clock()
  return () => at
}

/** A slow mail server and two of ours; and one that takes connections and never says a word. */
export const mail = async ({ check }: Report, cluster: Cluster): Promise<void> => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const env = { DATABASE_URL: cluster.url, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.org' }
  const { origin, end } = await startProduct(env)
  const startedAt = performance.now()
  await ask(origin, 'POST', '/forgot-password', { body: { email: 'judge@example.org' } })
  await wait(2_000)
  // The first mail hangs now; another member asks.
  const again = performance.now()
  await ask(origin, 'POST', '/forgot-password', { body: { email: 'member@example.org' } })
  const made = async () => (await cluster.query<{ n: number }>(`select count(*)::int as n from reset_tokens`))[0]?.n
  while ((await made()) !== 2 && performance.now() - again < 60_000) await wait(100)
  const waited = (performance.now() - again) / 1_000
  check(
    'a silent mail server holds up no other job',
    waited < 15,
    `links made after ${waited.toFixed(1)} s, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s into the silence`,
  )
  await end('SIGTERM')
  silent.close()

  const ours = await sendAll(cluster, (clock) => clock)
  check(
    'slow mail server, two of ours: each mail once',
    ours.arrived === mails && ours.doubled === 0,
    `${ours.arrived} arrived, ${ours.doubled} doubled`,
  )
  const control = await sendAll(cluster, frozen)
  check(
    "control, claims counted from the round's start: some twice",
    control.doubled > 0,
    `${control.arrived} arrived, ${control.doubled} doubled`,
  )
}
