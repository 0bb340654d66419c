import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './client'
import { projectPath } from './root'
import * as schema from './schema'

// Any number does, as long as every version of this server takes the same one.
const migrationLock = 7_340_215

/** Opens PostgreSQL by its URL. Idle and checked-out connections may die: both are listened to, neither ends the process. */
export const openPostgres = async (url: string, poolSize = 20): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
  })
  const quiet = () => undefined
  pool.on('error', quiet)
  pool.on('connect', (client) => client.on('error', quiet))
  const db = drizzle(pool, { schema })
  return {
    db,
    kind: 'postgresql',
    pool,
    migrate: async () => {
      // Several servers may start at once: drizzle's migrator alone lets them collide.
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle(client), { migrationsFolder: projectPath('server/db/migrations') })
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(quiet)
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
