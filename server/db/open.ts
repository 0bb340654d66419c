import type { OpenDatabase } from './client'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'
import { sqlCode } from './retry'
import { waitForPostgres } from './waitForPostgres'

interface Where {
  databaseUrl?: string | undefined
  dataDir: string
}

const migrate = async (database: OpenDatabase): Promise<void> => {
  try {
    await database.migrate()
  } catch (cause) {
    await database.close().catch(() => undefined)
    throw new Error(
      `The database could not be brought up to date (${sqlCode(cause) ?? 'no code'}); it is as it was. ` +
        'Start the version that ran before, or restore a backup: docs/operations.md.',
      { cause },
    )
  }
}

/** Opens PostgreSQL where a URL is given, else the embedded database in the data directory, and brings it up to date. */
export const openDatabase = async (
  { databaseUrl, dataDir }: Where,
  say: (line: string) => void,
): Promise<OpenDatabase> => {
  if (databaseUrl) await waitForPostgres(databaseUrl, say)
  const database = databaseUrl ? openPostgres(databaseUrl) : await openPglite(dataDir)
  await migrate(database)
  return database
}
