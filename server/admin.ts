import { findCommand } from './admin/commands'
import { openDatabase } from './db/open'
import { seedIfEmpty } from './seed/seed'
import { encryptionOf } from './lib/encryption'
import { checkKey, secretOf } from './start/secrets'
import { lineOf } from './http/serverLog'
import { readDatabaseSettings } from './start/readSettings'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Commands for the operator of the server: `npm run admin -- add name@example.org`. */
const run = async (): Promise<void> => {
  const runCommand = findCommand(process.argv.slice(2))
  const { publicUrl, ...where } = readDatabaseSettings(process.env)
  const database = await openDatabase(where, say)
  try {
    const now = new Date()
    const encryption = encryptionOf(secretOf('SECRETS_KEY', where.secretsKey, where.dataDir))
    // The first admin may come before the first start.
    await seedIfEmpty(database.db, now, false)
    await checkKey(database.db, encryption)
    say(await runCommand(database.db, { now, publicUrl, encryption }))
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n`)
  process.exitCode = 1
})
