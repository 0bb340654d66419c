import { findCommand } from './admin/commands'
import { openDatabase } from './db/open'
import { seedIfEmpty } from './db/seed/seed'
import { encryptionOf } from './encryption'
import { checkKey, secretOf } from './start/secrets'
import { lineOf } from './http/serverLog'
import { readDatabaseSettings } from './start/readSettings'

/** Commands for whoever operates the server: `npm run admin -- add name@example.org`. */
const run = async (): Promise<void> => {
  const runCommand = findCommand(process.argv.slice(2))
  const { publicUrl, ...where } = readDatabaseSettings(process.env)
  const database = await openDatabase(where)
  try {
    await database.migrate()
    const now = new Date()
    const encryption = encryptionOf(secretOf('SECRETS_KEY', process.env['SECRETS_KEY'], where.dataDir))
    // The first admin may come before the first start.
    await seedIfEmpty(database.db, now, false)
    await checkKey(database.db, encryption)
    process.stdout.write(`${await runCommand(database.db, { now, publicUrl, encryption })}\n`)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n`)
  process.exitCode = 1
})
