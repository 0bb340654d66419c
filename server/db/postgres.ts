import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db, OpenDatabase } from './client'
import { isUnanswered } from './retry'
import { projectPath } from './root'

// Any number does, as long as every version of this server takes the same one.
const migrationLock = 7_340_215

const second = 1_000
/** Each limit ends what the one before it did not: the server's, the client's (a server that does not answer at all). */
const limits = {
  // A peer that stopped within a transaction holds its locks no longer: requests that wait for them are answered in time.
  idle_in_transaction_session_timeout: 5 * second,
  statement_timeout: 10 * second,
  query_timeout: 12 * second,
  connectionTimeoutMillis: 5 * second,
}

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

const quiet = () => undefined
const dialect = new PgDialect()

/**
 * Runs a transaction on a separate connection and gives the connection back however it ends: one that may be broken,
 * or still in a transaction, leaves the pool. Drizzle's own loses a connection whose `begin` fails, and reports a
 * rollback's failure in place of its cause.
 */
const inTransaction = async <T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const session = new NodePgSession(client, dialect, undefined)
    const result = await work(new NodePgTransaction(dialect, session, undefined))
    await client.query('commit')
    return result
  } catch (error) {
    // Behind a query that is never answered a rollback would wait just as long.
    const rolledBack = () =>
      client.query('rollback').then(
        () => true,
        () => false,
      )
    broken = isUnanswered(error) || !(await rolledBack())
    throw error
  } finally {
    client.release(broken)
  }
}

/** Opens PostgreSQL by its URL. Idle and checked-out connections may die: both are listened to, neither ends the process. */
export const openPostgres = (url: string, poolSize = 20): OpenDatabase => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, keepAlive: true, ...limits })
  pool.on('error', quiet)
  pool.on('connect', (client) => client.on('error', quiet))
  const db: Db = drizzle(pool)
  db.transaction = (work) => inTransaction(pool, work)
  return {
    db,
    kind: 'postgresql',
    pool,
    migrate: async () => {
      // Several servers may start at once: drizzle's migrator alone lets them collide. No limit of the pool holds here:
      // the lock is waited for, and a change of a large table takes its time.
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limits.connectionTimeoutMillis })
      client.on('error', quiet)
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle(client), { migrationsFolder: projectPath('server/db/migrations') })
      } finally {
        // The lock goes with the connection.
        await client.end()
      }
    },
    close: () => pool.end(),
  }
}
