import { sql } from 'drizzle-orm'
import { check, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accountTables'

/** Accounts whose membership another one pays for: they are in one family at most. */
export const familyMembers = pgTable(
  'family_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => users.id),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('family_members_payer').on(table.payerId),
    check('family_members_two', sql`${table.userId} <> ${table.payerId}`),
  ],
)
