import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Columns } from '#contract/dogSync/columns'
import { users } from './accountTables'

/** Which columns a member chose for files with the same headers; `key` is what those headers have in common. */
export const chosenColumns = pgTable(
  'dog_sync_columns',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    columns: jsonb('columns').$type<Columns>().notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
