import { findCommand } from './admin/commands'
import { openDatabase } from './db/open'
import { seedIfEmpty } from './db/seed/seed'
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
    // The first admin may come before the first start.
    await seedIfEmpty(database.db, now, false)
    process.stdout.write(`${await runCommand(database.db, { now, publicUrl })}\n`)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n`)
  process.exitCode = 1
})
