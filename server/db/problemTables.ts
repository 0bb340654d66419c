import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { locales, type Locale } from '#contract/shared/locales'
import { users } from './accountTables'
import { oneOf } from './checks'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What members and visitors report. The text of a trace may have megabytes: select its column only where it is sent. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: uuid('id').primaryKey(),
    /** Of the request, with what it sent: a repeated one makes no second report. */
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** Null of a visitor. */
    userId: uuid('user_id').references(() => users.id),
    /** Where a visitor wants the answer; a member is answered at their account's address. */
    email: text('email'),
    locale: text('locale').$type<Locale>().notNull(),
    description: text('description').notNull(),
    page: text('page').notNull(),
    version: text('version').notNull(),
    browser: text('browser').notNull(),
    crashMessage: text('crash_message'),
    crashStack: text('crash_stack'),
    trace: text('trace'),
    failedStep: integer('failed_step'),
    reportedAt: instant('reported_at').notNull(),
    /** How many answers were sent: of two at once, one finds that the other was first. */
    answers: integer('answers').notNull().default(0),
  },
  (table) => [
    unique('problem_reports_key').on(table.key),
    index('problem_reports_reported').on(table.reportedAt, table.id),
    index('problem_reports_open')
      .on(table.reportedAt)
      .where(sql`answers = 0`),
    index('problem_reports_user').on(table.userId),
    index('problem_reports_email')
      .on(table.email)
      .where(sql`email is not null`),
    oneOf('problem_reports_locale_known', table.locale, locales),
    check('problem_reports_one_sender', sql`${table.userId} is null or ${table.email} is null`),
    check('problem_reports_crash_whole', sql`(${table.crashMessage} is null) = (${table.crashStack} is null)`),
  ],
)

/** What admins have answered by email. */
export const problemAnswers = pgTable(
  'problem_answers',
  {
    id: uuid('id').primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => problemReports.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Null where that account was deleted. */
    answeredBy: uuid('answered_by').references(() => users.id),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    index('problem_answers_report').on(table.reportId, table.answeredAt),
    index('problem_answers_admin').on(table.answeredBy),
  ],
)
