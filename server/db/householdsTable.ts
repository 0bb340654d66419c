import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accountTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Two accounts of one household, once the second has agreed; until then one has asked the other by address. Ended
 * or withdrawn requests are deleted.
 */
export const households = pgTable(
  'households',
  {
    id: uuid('id').primaryKey(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    /** The address that was asked; null once an account has agreed. */
    email: text('email'),
    agreedBy: uuid('agreed_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    agreedAt: instant('agreed_at'),
    /** The asked account has declined and no longer sees it; the asking account sees no difference until it withdraws. */
    declinedAt: instant('declined_at'),
  },
  (table) => [
    uniqueIndex('households_asked_once').on(table.askedBy, table.email),
    uniqueIndex('households_pair_once')
      .on(sql`least(${table.askedBy}, ${table.agreedBy})`, sql`greatest(${table.askedBy}, ${table.agreedBy})`)
      .where(sql`agreed_by is not null`),
    index('households_email').on(table.email),
    index('households_agreed_by').on(table.agreedBy),
    check('households_asked_or_agreed', sql`(${table.agreedBy} is null) = (${table.email} is not null)`),
    check('households_agreed_when', sql`(${table.agreedBy} is null) = (${table.agreedAt} is null)`),
    check('households_of_two', sql`${table.agreedBy} <> ${table.askedBy}`),
  ],
)
