import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ledgerAccounts, ledgerKinds, type LedgerAccount, type LedgerKind } from '#contract/money/accounts'
import { oneOf } from './checks'
import { purchases } from './purchaseTables'

/**
 * The club's money in double entry: a transaction has at least two postings, which add up to nothing. Triggers check that
 * when a transaction of the database ends, and refuse to change or delete a row: a mistake is corrected by another transaction.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** What it books, once for each kind: a purchase, the refund of an entry, or the key of a journal entry. */
    subjectId: uuid('subject_id').notNull(),
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    /** On which it counts, in the organisation's days: of a transfer, the day on the bank statement. */
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The id of an account, `system` or `operator`, as in the audit. */
    actor: text('actor').notNull(),
    /** What an admin wrote in the journal. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('ledger_transactions_once').on(table.kind, table.subjectId),
    index('ledger_transactions_day').on(table.day, table.id),
    index('ledger_transactions_purchase').on(table.purchaseId),
    oneOf('ledger_transactions_kind_known', table.kind, ledgerKinds),
    check('ledger_transactions_currency_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
)

/** What a transaction does to an account, in minor units: a debit is positive, a credit negative. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.account] }),
    oneOf('ledger_postings_account_known', table.account, ledgerAccounts),
    check('ledger_postings_not_zero', sql`${table.amount} <> 0`),
  ],
)
