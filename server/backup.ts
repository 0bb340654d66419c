import { runBackupCommand } from './backup/commands'
import { lineOf } from './http/serverLog'
import { readDatabaseSettings } from './start/readSettings'

/** `npm run backup` and `npm run restore`. */
const run = async (): Promise<void> => {
  const output = await runBackupCommand(process.argv.slice(2), readDatabaseSettings(process.env))
  process.stdout.write(`${output}\n`)
}

run().catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n`)
  process.exitCode = 1
})
