import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accountTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Values of columns by the names that drizzle gives them; an instant is a text. */
type Values = Record<string, string | number | null>

/** A dog whose keepers a merge has changed. */
interface MovedDog {
  id: string
  name: string
  was: { ownerId: string; managerId: string | null }
  became: { ownerId: string; managerId: string | null }
}

/** What an undo puts back. It is personal data, and is removed when the time to undo is over. */
export interface MergeUndo {
  /** Columns of the account merged away as they were. */
  merged: Values
  /** The address of the kept account, which rows have that named the other one's. Merges by the version before have none. */
  keptEmail?: string
  /** Columns of the kept account, and of its profile, that the merge has set. */
  kept: { was: Values; became: Values }
  profile: { was: Values; became: Values }
  dogs: MovedDog[]
  /** Rows that refer to the kept account since, by table and column: the values of their other key columns. */
  rows: Record<string, unknown[][]>
}

/**
 * Accounts that were one person's second one, and were merged into the first. Such an account is deleted for everything else; its address
 * and password stay until the time to undo is over, when it is erased.
 */
export const accountMerges = pgTable(
  'account_merges',
  {
    mergedId: uuid('merged_id')
      .primaryKey()
      .references(() => users.id),
    keptId: uuid('kept_id')
      .notNull()
      .references(() => users.id),
    /** The address of the account merged away, by which its member is found; null once the kept account is deleted. */
    email: text('email'),
    mergedAt: instant('merged_at').notNull(),
    undoUntil: instant('undo_until').notNull(),
    /** Null once that time is over. */
    undo: jsonb('undo').$type<MergeUndo>(),
  },
  (table) => [
    index('account_merges_kept').on(table.keptId),
    index('account_merges_email').on(table.email),
    index('account_merges_open')
      .on(table.undoUntil)
      .where(sql`undo is not null`),
    check('account_merges_of_two', sql`${table.mergedId} <> ${table.keptId}`),
  ],
)
