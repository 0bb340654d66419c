import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accountTables'
import { mailings } from './mailingTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Mails on their way: written in the transaction of their cause, so that neither exists without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** The account it is about; none where it comes from the contact form. */
    userId: uuid('user_id').references(() => users.id),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** The body, encrypted: it may hold a link that lets someone in. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
    /** The withdrawal by the desk that the email reports: undoing it before the first try deletes the email. */
    withdrawalId: uuid('withdrawal_id'),
    /** The mailing that it is part of. */
    mailingId: uuid('mailing_id').references(() => mailings.id),
    /** Its reader can unsubscribe by a button of the mail program. */
    oneClick: boolean('one_click').notNull().default(false),
  },
  (table) => [
    // Nearly all of it has been sent.
    index('outbox_unsent')
      .on(table.nextTryAt)
      .where(sql`sent_at is null`),
    index('outbox_withdrawal')
      .on(table.withdrawalId)
      .where(sql`withdrawal_id is not null`),
    index('outbox_mailing')
      .on(table.mailingId)
      .where(sql`mailing_id is not null`),
    index('outbox_sent').on(table.sentAt),
    index('outbox_user').on(table.userId),
    index('outbox_recipient').on(table.recipient, table.createdAt),
    index('outbox_reply_to')
      .on(table.replyTo)
      .where(sql`reply_to is not null`),
  ],
)
