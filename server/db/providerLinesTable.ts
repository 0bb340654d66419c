import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ledgerAccounts, type LedgerAccount } from '#contract/money/accounts'
import {
  providerLineKinds,
  providerOutcomes,
  type ProviderLineKind,
  type ProviderOutcome,
} from '#contract/money/providerLines'
import { oneOf } from './checks'
import { purchases } from './purchaseTables'
import { bankLines } from './statementTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The lines of the payment provider's reports, and its payouts: each once, however many reports have it. */
export const providerLines = pgTable(
  'provider_lines',
  {
    /** Made from the provider's id. */
    id: uuid('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    kind: text('kind').$type<ProviderLineKind>().notNull(),
    /** The provider's id of the payout that has the line; a payout's own. */
    payout: text('payout').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** In minor units: what came in is positive; of a payout, what left. It is before the fee. */
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    currency: text('currency').notNull(),
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    text: text('text').notNull(),
    importedAt: instant('imported_at').notNull(),
    /** Whether an admin decides what it is: a payout, or money that our books do not have. */
    isUnknown: boolean('is_unknown').notNull(),
    outcome: text('outcome').$type<ProviderOutcome>(),
    bookedTo: text('booked_to').$type<LedgerAccount>(),
    bookedOn: date('booked_on', { mode: 'string' }),
    /** The line of a bank statement that settled a payout, and books it. */
    bankLineId: uuid('bank_line_id')
      .unique()
      .references(() => bankLines.id),
    reason: text('reason').notNull().default(''),
    settledAt: instant('settled_at'),
    /** The id of an account, as in the audit. */
    settledBy: text('settled_by'),
  },
  (table) => [
    index('provider_lines_day').on(table.kind, table.day, table.id),
    index('provider_lines_payout').on(table.payout),
    index('provider_lines_purchase').on(table.purchaseId),
    oneOf('provider_lines_kind_known', table.kind, providerLineKinds),
    oneOf('provider_lines_outcome_known', table.outcome, providerOutcomes),
    oneOf('provider_lines_booked_to_known', table.bookedTo, ledgerAccounts),
    check('provider_lines_currency_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('provider_lines_settled_whole', sql`(${table.outcome} is null) = (${table.settledAt} is null)`),
    check(
      'provider_lines_booked_whole',
      sql`(${table.outcome} is not distinct from 'booked') = (${table.bookedTo} is not null)`,
    ),
    check('provider_lines_settled_unknown', sql`${table.outcome} is null or ${table.isUnknown}`),
  ],
)
