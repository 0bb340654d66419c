import { sql } from 'drizzle-orm'
import { check, index, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accountTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Two accounts of one household: one has invited the other, who has accepted. */
export const households = pgTable(
  'households',
  {
    id: uuid('id').primaryKey(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    agreedBy: uuid('agreed_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [
    uniqueIndex('households_pair_once').on(
      sql`least(${table.askedBy}, ${table.agreedBy})`,
      sql`greatest(${table.askedBy}, ${table.agreedBy})`,
    ),
    index('households_agreed_by').on(table.agreedBy),
    check('households_of_two', sql`${table.agreedBy} <> ${table.askedBy}`),
  ],
)
