import { createServerApp } from './app'
import type { OpenDatabase } from './db/client'
import { openDatabase } from './db/open'
import { projectPath } from './db/root'
import { samplePassword } from './db/seed/people'
import { seedIfEmpty } from './db/seed/seed'
import { encryptionOf } from './encryption'
import { checkKey, secretOf } from './start/secrets'
import { lineOf } from './http/serverLog'
import { readSettings, type Settings } from './start/readSettings'
import { refuseSamplePasswords } from './start/sampleAccounts'

const { env } = process
// Somebody waits at the screen for a mail with a link.
const sweepEvery = 10_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const sayWhere = (address: string, database: OpenDatabase, settings: Settings): void => {
  say(`Clear Round is at ${address} (${database.kind}).`)
  if (settings.production) say('Test payments are allowed: no card is charged, and nothing costs anything.')
  if (settings.showOutbox) say(`Mails are not sent, but shown at ${address}/outbox`)
  else if (!settings.mailService) say('Mails are not sent: set SMTP_URL and MAIL_FROM.')
  if (!settings.withSample) return
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
  const settings = readSettings(env)
  const database = await openDatabase(settings)
  await database.migrate()
  const now = () => new Date()
  await seedIfEmpty(database.db, now(), settings.withSample)
  if (settings.production || !settings.local) await refuseSamplePasswords(database.db)
  const encryption = encryptionOf(secretOf('SECRETS_KEY', env.SECRETS_KEY, settings.dataDir))
  await checkKey(database.db, encryption)
  const app = await createServerApp({
    db: database.db,
    now,
    pool: database.pool,
    encryption,
    // Notifications that wait for delivery were promised by this secret.
    paymentSecret: secretOf('PAYMENT_SECRET', env.PAYMENT_SECRET, settings.dataDir),
    distDir: env.DIST_DIR ?? projectPath('dist'),
    publicUrl: settings.publicUrl,
    mailService: settings.mailService,
    contactTo: env.CONTACT_TO,
    showOutbox: settings.showOutbox,
    apiHost: env.API_HOST,
    flagService: settings.flagService,
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',') : undefined,
    logger: { level: env.LOG_LEVEL ?? 'error' },
  })
  const address = await app.listen({ port: settings.port, host: settings.host })
  const sweep = () => void app.sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweep failed'))
  sweep()
  const timer = setInterval(sweep, sweepEvery)
  stopOn(async () => {
    clearInterval(timer)
    await app.close()
    await database.close()
  })
  sayWhere(address, database, settings)
}

run().catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n`)
  process.exit(1)
})
