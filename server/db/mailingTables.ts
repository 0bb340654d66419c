import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Audience } from '#contract/member/mailing'
import {
  deliveryStates,
  mailingStates,
  mailKinds,
  refusableKinds,
  type DeliveryState,
  type LeftOutReason,
  type MailingState,
  type MailKind,
  type RefusableKind,
} from '#contract/member/mailKinds'
import { users } from './accountTables'
import { oneOf } from './checks'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Emails of the office to members that it has chosen. The emails themselves are in the outbox. */
export const mailings = pgTable(
  'mailings',
  {
    id: uuid('id').primaryKey(),
    state: text('state').$type<MailingState>().notNull().default('draft'),
    kind: text('kind').$type<MailKind>().notNull(),
    audience: jsonb('audience').$type<Audience>().notNull(),
    subjectEn: text('subject_en').notNull().default(''),
    textEn: text('text_en').notNull().default(''),
    subjectPl: text('subject_pl').notNull().default(''),
    textPl: text('text_pl').notNull().default(''),
    /** Where one language is not written, its readers get the other one. */
    oneLanguage: boolean('one_language').notNull().default(false),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
    sendAt: instant('send_at'),
    /** When its recipients were chosen, and how many others were left out. */
    startedAt: instant('started_at'),
    leftOut: jsonb('left_out').$type<Record<LeftOutReason, number>>(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('mailings_created').on(table.createdAt, table.id),
    index('mailings_due')
      .on(table.sendAt)
      .where(sql`state in ('scheduled', 'sending')`),
    index('mailings_writer').on(table.writtenBy),
    oneOf('mailings_state_known', table.state, mailingStates),
    oneOf('mailings_kind_known', table.kind, mailKinds),
    check('mailings_scheduled', sql`${table.state} = 'draft' or ${table.sendAt} is not null`),
  ],
)

/** Each member once for each mailing, no matter how many servers send. Its email in the outbox has the same id. */
export const mailingRecipients = pgTable(
  'mailing_recipients',
  {
    id: uuid('id').primaryKey(),
    mailingId: uuid('mailing_id')
      .notNull()
      .references(() => mailings.id),
    /** None once the account is deleted. */
    userId: uuid('user_id').references(() => users.id),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    /** When its email was put into the outbox. */
    queuedAt: instant('queued_at'),
    sentAt: instant('sent_at'),
    bouncedAt: instant('bounced_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [
    unique('mailing_recipients_once').on(table.mailingId, table.userId),
    index('mailing_recipients_user').on(table.userId),
    index('mailing_recipients_waiting')
      .on(table.mailingId, table.id)
      .where(sql`state = 'waiting'`),
    oneOf('mailing_recipients_state_known', table.state, deliveryStates),
  ],
)

/** Kinds of emails that members have unsubscribed from. */
export const unsubscriptions = pgTable(
  'unsubscriptions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<RefusableKind>().notNull(),
    unsubscribedAt: instant('unsubscribed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    oneOf('unsubscriptions_kind_known', table.kind, refusableKinds),
  ],
)

/** An address to which emails cannot be delivered. It counts as long as it is the account's. */
export const bounces = pgTable('bounces', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  email: text('email').notNull(),
  /** In the words of a mail server, without addresses. */
  reason: text('reason').notNull(),
  bouncedAt: instant('bounced_at').notNull(),
})
