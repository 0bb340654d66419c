import { createServerApp } from './app'
import type { OpenDatabase } from './db/client'
import { openDatabase } from './db/open'
import { samplePassword } from './seed/people'
import { seedIfEmpty } from './seed/seed'
import { encryptionOf } from './lib/encryption'
import { lineOf } from './http/serverLog'
import { serveMetrics } from './metrics/serveMetrics'
import { listen } from './start/listen'
import { readSettings, type Settings } from './start/readSettings'
import { refuseSamplePasswords } from './start/sampleAccounts'
import { checkKey, secretOf } from './start/secrets'
import { endOnSignal, stopServer } from './start/shutdown'
import { watchEventLoop } from './start/watchEventLoop'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const sayWhere = (address: string, database: OpenDatabase, settings: Settings): void => {
  say(`Clear Round is at ${address} (${database.kind}).`)
  if (settings.takesNoMoney) say('Test payments are allowed: no card is charged.')
  if (settings.showOutbox) say(`Emails aren’t sent. Read them at ${address}/outbox`)
  else if (!settings.mailService) say('Emails aren’t sent. Set SMTP_URL and MAIL_FROM.')
  if (!settings.withSample) return
  say(`Sample accounts, password "${samplePassword}":`)
  for (const name of ['admin', 'member', 'newcomer', 'judge', 'reviewer']) say(`  ${name}@example.org`)
}

const run = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const { dataDir } = settings
  const database = await openDatabase(settings, say)
  if (database.kind === 'pglite') watchEventLoop()
  const now = () => new Date()
  await seedIfEmpty(database.db, now(), settings.withSample)
  if (settings.inEarnest) await refuseSamplePasswords(database.db)
  const encryption = encryptionOf(secretOf('SECRETS_KEY', settings.secretsKey, dataDir))
  await checkKey(database.db, encryption)
  const app = await createServerApp({
    db: database.db,
    now,
    pool: database.pool,
    encryption,
    // Notifications that wait for delivery were promised by this secret.
    paymentSecret: secretOf('PAYMENT_SECRET', settings.paymentSecret, dataDir),
    stripe: settings.stripe,
    transfer: settings.transfer,
    distDir: settings.distDir,
    publicUrl: settings.publicUrl,
    mailService: settings.mailService,
    contactTo: settings.contactTo,
    showOutbox: settings.showOutbox,
    apiHost: settings.apiHost,
    allowedOrigins: settings.allowedOrigins,
    flagService: settings.flagService,
    qaMode: settings.qaMode,
    qaTraces: settings.qaTraces,
    dogRegister: settings.dogRegister,
    trustProxy: settings.trustProxy,
    logger: { level: settings.logLevel },
    metrics: settings.metrics !== undefined,
  })
  if (app.metrics && settings.metrics) await serveMetrics(app.metrics.registry, settings.metrics)
  const address = await listen(app, settings)
  app.jobs.start()
  endOnSignal(() => stopServer(app, database), say)
  sayWhere(address, database, settings)
}

run().catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n`)
  process.exit(1)
})
