import { createServerApp } from './app'
import type { OpenDatabase } from './db/client'
import { openDatabase } from './db/open'
import { projectPath } from './db/root'
import { samplePassword } from './db/seed/people'
import { seedIfEmpty } from './db/seed/seed'
import { encryptionOf } from './encryption'
import { checkKey, secretOf } from './secrets'

const { env } = process
const port = Number(env.PORT ?? 3000)
const host = env.HOST ?? '127.0.0.1'
const dataDir = env.DATA_DIR ?? projectPath('data')
const production = env.NODE_ENV === 'production'
const withSample = env.CLEAR_ROUND_SAMPLE_DATA === 'yes' || (!production && env.CLEAR_ROUND_SAMPLE_DATA !== 'no')
// Somebody waits at the screen for a mail with a link.
const sweepEvery = 10_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const flagService = () => {
  const { FLAGS_URL: url, FLAGS_KEY: key, FLAGS_APP_NAME: appName = 'clear-round' } = env
  if (!url) return undefined
  if (!key || !URL.canParse(url)) throw new Error('FLAGS_URL must be an address, and FLAGS_KEY must go with it')
  return { url, key, appName }
}

const mailService = () => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env
  if (!smtpUrl) return undefined
  if (!from || !URL.canParse(smtpUrl)) throw new Error('SMTP_URL must be an address, and MAIL_FROM must go with it')
  return { smtpUrl, from }
}

const sayWhere = (address: string, database: OpenDatabase): void => {
  say(`Clear Round is at ${address} (${database.kind}).`)
  if (!production && !env.SMTP_URL) say(`Mails are not sent, but shown at ${address}/outbox`)
  if (!withSample) return
  say(`Sample log-ins, password "${samplePassword}":`)
  for (const name of ['admin', 'member', 'newcomer', 'judge', 'reviewer']) say(`  ${name}@example.org`)
}

const stopOn = (stop: () => Promise<void>): void => {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

const run = async (): Promise<void> => {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir })
  await database.migrate()
  const now = () => new Date()
  await seedIfEmpty(database.db, now(), withSample)
  const encryption = encryptionOf(secretOf('SECRETS_KEY', env.SECRETS_KEY, dataDir))
  await checkKey(database.db, encryption)
  const app = await createServerApp({
    db: database.db,
    now,
    pool: database.pool,
    encryption,
    // Notifications that wait for delivery were promised by this secret.
    paymentSecret: secretOf('PAYMENT_SECRET', env.PAYMENT_SECRET, dataDir),
    distDir: env.DIST_DIR ?? projectPath('dist'),
    publicUrl: env.PUBLIC_URL ?? `http://${host}:${port}`,
    mailService: mailService(),
    contactTo: env.CONTACT_TO,
    showOutbox: !production && !env.SMTP_URL,
    apiHost: env.API_HOST,
    flagService: flagService(),
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',') : undefined,
    logger: env.LOG_LEVEL ? { level: env.LOG_LEVEL, redact: ['req.headers.authorization'] } : { level: 'error' },
  })
  const address = await app.listen({ port, host })
  const sweep = () => void app.sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweep failed'))
  sweep()
  const timer = setInterval(sweep, sweepEvery)
  stopOn(async () => {
    clearInterval(timer)
    await app.close()
    await database.close()
  })
  sayWhere(address, database)
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
