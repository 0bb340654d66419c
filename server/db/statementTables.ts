import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ledgerAccounts, type LedgerAccount } from '#contract/money/accounts'
import { lineOutcomes, type LineOutcome } from '#contract/money/statement'
import { oneOf } from './checks'
import { purchases } from './purchaseTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Lines of bank statements: each once, however many files have it. */
export const bankLines = pgTable(
  'bank_lines',
  {
    /** Made from what the bank says of the line, so that the same line in another file is this one. */
    id: uuid('id').primaryKey(),
    /** The IBAN of the club's account; empty where the file did not have it. */
    account: text('account').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** In minor units: what came in is positive. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    bankId: text('bank_id').notNull(),
    importedAt: instant('imported_at').notNull(),
    outcome: text('outcome').$type<LineOutcome>(),
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    bookedTo: text('booked_to').$type<LedgerAccount>(),
    reason: text('reason').notNull().default(''),
    settledAt: instant('settled_at'),
    /** The id of an account, as in the audit. */
    settledBy: text('settled_by'),
    /** What came in above the price of its purchase, and is owed back. */
    owedBack: integer('owed_back').notNull().default(0),
    sentBackAt: instant('sent_back_at'),
  },
  (table) => [
    index('bank_lines_open')
      .on(table.day, table.id)
      .where(sql`outcome is null`),
    index('bank_lines_settled').on(table.settledAt),
    index('bank_lines_owed_back')
      .on(table.settledAt)
      .where(sql`owed_back > 0 and sent_back_at is null`),
    oneOf('bank_lines_outcome_known', table.outcome, lineOutcomes),
    oneOf('bank_lines_booked_to_known', table.bookedTo, ledgerAccounts),
    check('bank_lines_currency_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('bank_lines_not_zero', sql`${table.amount} <> 0`),
    check('bank_lines_settled_whole', sql`(${table.outcome} is null) = (${table.settledAt} is null)`),
    check('bank_lines_owed_back', sql`${table.owedBack} between 0 and greatest(${table.amount}, 0)`),
  ],
)
