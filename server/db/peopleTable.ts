import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accountTables'

/** A person named by a show as judge or approver. An account is optional; an operator or an invitation links one. */
export const people = pgTable('people', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  accountId: uuid('account_id')
    .unique('people_account_once')
    .references(() => users.id, { onDelete: 'set null' }),
  version: integer('version').notNull().default(1),
})
