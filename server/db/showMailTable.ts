import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accountTables'
import { classes, shows } from './showTables'

/** What was written to everyone entered in a show, or in one of its classes. The mails themselves are in the outbox. */
export const showMails = pgTable(
  'show_mails',
  {
    id: uuid('id').primaryKey(),
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    classId: uuid('class_id').references(() => classes.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** How many members it went to. */
    members: integer('members').notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('show_mails_show').on(table.showId, table.sentAt)],
)
