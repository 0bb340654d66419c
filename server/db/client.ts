import type { Pool } from 'pg'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database as every subject sees it, whichever driver is under it; a transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open database: `close` lets go of it; `kind` is for messages and tests. */
export interface OpenDatabase {
  db: Db
  kind: 'pglite' | 'postgresql'
  /** PostgreSQL's connections. */
  pool?: Pool
  migrate: () => Promise<void>
  close: () => Promise<void>
}

/** The database cannot take the work now; the reader is asked to try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** There is no room to write; what is there can be read. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}
