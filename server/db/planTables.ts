import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { PlanId } from '#contract/membership/membership'
import { Currency } from '#contract/shared/money'
import { oneOf } from './checks'

/** `price` and `currency`: what servers before plan_prices sell by; nothing else reads them. */
export const plans = pgTable('plans', {
  id: text('id').$type<PlanId>().primaryKey(),
  years: integer('years').notNull(),
  price: integer('price').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
})

/** What a plan costs from a day on, until its next price counts. Rows are added and removed, never changed. */
export const planPrices = pgTable(
  'plan_prices',
  {
    id: uuid('id').primaryKey(),
    planId: text('plan_id')
      .$type<PlanId>()
      .notNull()
      .references(() => plans.id),
    price: integer('price').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('plan_prices_once_a_day').on(table.planId, table.currency, table.validFrom),
    oneOf('plan_prices_currency_known', table.currency, Currency.options),
    check('plan_prices_positive', sql`${table.price} > 0`),
  ],
)
