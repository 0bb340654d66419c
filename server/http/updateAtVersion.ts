import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { HttpError } from './httpError'
import type { Db } from '../db/client'

type Versioned = PgTable & { version: PgColumn }

interface Update {
  /** Names one row. */
  where: SQL
  /** What the change is based on. */
  version: number
  set: Values
  /** The values that are there now, as the caller may read them. */
  present: () => Promise<Values>
}

type Values = Readonly<Record<string, unknown>>

/** The answer to a change that is based on another version than the present one. */
export const staleError = (version: number, present: Values) => new HttpError('stale', { version, present })

/** Changes a record that is still at the version that was read, and gives it the next; else the answer is `stale`. */
export const updateAtVersion = async (
  tx: Db,
  table: Versioned,
  { where, version, set, present }: Update,
): Promise<void> => {
  // Of two at once the second waits for the first, and then sees its version.
  const changed = await tx
    .update(table)
    .set({ ...set, version: sql`${table.version} + 1` })
    .where(and(where, eq(table.version, version)))
    .returning({ version: table.version })
  if (changed.length > 0) return
  const [row] = await tx.select({ version: table.version }).from<PgTable>(table).where(where)
  if (!row) throw new HttpError('not_found')
  throw staleError(Number(row.version), await present())
}
