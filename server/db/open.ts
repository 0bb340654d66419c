import type { OpenDatabase } from './client'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'

/** Opens PostgreSQL where a URL is given, else the embedded database in the data directory. */
export const openDatabase = (where: { databaseUrl?: string; dataDir: string }): Promise<OpenDatabase> =>
  where.databaseUrl ? openPostgres(where.databaseUrl) : openPglite(where.dataDir)
