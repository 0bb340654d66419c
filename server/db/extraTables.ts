import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BothNames } from '#contract/extra/cartExtra'
import { extraKinds, type ExtraKind } from '#contract/extra/kinds'
import { Currency } from '#contract/shared/money'
import { oneOf } from './checks'
import { purchases } from './purchaseTables'
import { shows } from './showTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An option of an extra, such as a size; `limit`: how many there are. */
export interface ExtraOption {
  id: string
  name: BothNames
  limit: number | null
}

/** What a show sells besides entries. */
export const showExtras = pgTable(
  'show_extras',
  {
    id: uuid('id').primaryKey(),
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    kind: text('kind').$type<ExtraKind>().notNull(),
    name: jsonb('name').$type<BothNames>().notNull(),
    price: integer('price').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    options: jsonb('options').$type<ExtraOption[]>().notNull(),
    /** How many there are in all, and how many one member can buy. */
    limit: integer('limit_in_all'),
    perMember: integer('per_member'),
    /** The last day of its sale, in the show's time zone; null: it is sold as long as entries are taken. */
    soldUntil: date('sold_until', { mode: 'string' }),
    paused: boolean('paused').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('show_extras_show').on(table.showId, table.createdAt),
    oneOf('show_extras_kind_known', table.kind, extraKinds),
    oneOf('show_extras_currency_known', table.currency, Currency.options),
    check('show_extras_price_range', sql`${table.price} >= 0`),
    check('show_extras_limits_range', sql`${table.limit} >= 0 and ${table.perMember} > 0`),
  ],
)

/**
 * Extras in purchases, at the names and the price of then. One counts as sold while its purchase is pending or paid and it is not withdrawn:
 * whatever closes a purchase, also a server of the version before, frees it. Triggers refuse more than there are.
 */
export const soldExtras = pgTable(
  'sold_extras',
  {
    id: uuid('id').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    extraId: uuid('extra_id')
      .notNull()
      .references(() => showExtras.id),
    optionId: uuid('option_id'),
    name: jsonb('name').$type<BothNames>().notNull(),
    option: jsonb('option').$type<BothNames>(),
    quantity: integer('quantity').notNull(),
    /** Of one, in minor units. */
    price: integer('price').notNull(),
    /** Since when the show's days or venue are others than when it was bought: it is refunded in full until the show begins. */
    termsChangedAt: instant('terms_changed_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('sold_extras_purchase').on(table.purchaseId),
    index('sold_extras_extra').on(table.extraId),
    check('sold_extras_quantity_positive', sql`${table.quantity} > 0`),
    check('sold_extras_price_range', sql`${table.price} >= 0`),
    check('sold_extras_option_named', sql`(${table.optionId} is null) = (${table.option} is null)`),
  ],
)
