import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { costKinds, type CostKind } from '#contract/money/settlement'
import { Currency } from '#contract/shared/money'
import { oneOf } from './checks'
import { shows } from './showTables'

/** What a show costs the club. Rows are added and removed, never changed; the same cost is listed once. */
export const showCosts = pgTable(
  'show_costs',
  {
    id: uuid('id').primaryKey(),
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    kind: text('kind').$type<CostKind>().notNull(),
    text: text('text').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('show_costs_once').on(table.showId, table.kind, table.text, table.amount),
    oneOf('show_costs_kind_known', table.kind, costKinds),
    oneOf('show_costs_currency_known', table.currency, Currency.options),
    check('show_costs_positive', sql`${table.amount} > 0`),
  ],
)
