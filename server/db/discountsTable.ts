import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { Currency } from '#contract/shared/money'
import { oneOf } from './checks'
import { shows } from './showTables'

const day = (name: string) => date(name, { mode: 'string' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Codes that take something off a cart's price. `used` counts the checkouts that hold a use and those that were paid. */
export const discounts = pgTable(
  'discounts',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull().unique('discounts_code_once'),
    percent: integer('percent'),
    amount: integer('amount'),
    currency: text('currency').$type<Currency>().notNull(),
    validFrom: day('valid_from'),
    validTo: day('valid_to'),
    uses: integer('uses'),
    usesPerMember: integer('uses_per_member'),
    used: integer('used').notNull().default(0),
    showId: uuid('show_id').references(() => shows.id),
    createdAt: instant('created_at').notNull(),
    /** Since when it cannot be redeemed, until it is resumed. */
    pausedAt: instant('paused_at'),
    endedAt: instant('ended_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('discounts_currency_known', table.currency, Currency.options),
    check('discounts_one_kind', sql`(${table.percent} is null) <> (${table.amount} is null)`),
    check('discounts_percent_range', sql`${table.percent} between 1 and 100`),
    check('discounts_amount_positive', sql`${table.amount} > 0`),
    check('discounts_per_member_positive', sql`${table.usesPerMember} > 0`),
    check(
      'discounts_never_overspent',
      sql`${table.used} >= 0 and (${table.uses} is null or ${table.used} <= ${table.uses})`,
    ),
  ],
)
