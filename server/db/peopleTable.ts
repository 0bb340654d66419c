import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accountTables'

/** Somebody whom a show names, its judge or approver. They need no account; who has one is linked to it by an operator. */
export const people = pgTable('people', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  accountId: uuid('account_id')
    .unique('people_account_once')
    .references(() => users.id, { onDelete: 'set null' }),
})
