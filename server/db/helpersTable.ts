import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { shows } from './showTables'

/** Who helps at a show, on one of its days. A helper may have no account. */
export const showHelpers = pgTable(
  'show_helpers',
  {
    id: uuid('id').primaryKey(),
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    name: text('name').notNull(),
    task: text('task').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Empty where not given. Never printed. */
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('show_helpers_show').on(table.showId, table.day), index('show_helpers_email').on(table.email)],
)
