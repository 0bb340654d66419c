import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The built-in provider's own book: at most one succeeded charge and one refund for a payment. */
export const charges = pgTable(
  'charges',
  {
    paymentId: uuid('payment_id').primaryKey(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    chargedAt: instant('charged_at').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    index('charges_unnotified')
      .on(table.chargedAt)
      .where(sql`notified_at is null`),
  ],
)

export const refunds = pgTable('refunds', {
  paymentId: uuid('payment_id').primaryKey(),
  refundedAt: instant('refunded_at').notNull(),
})

/** Parts of a charge that were given back, one row for each that purchases have asked for. */
export const partialRefunds = pgTable(
  'partial_refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => charges.paymentId),
    amount: integer('amount').notNull(),
    refundedAt: instant('refunded_at').notNull(),
  },
  (table) => [index('partial_refunds_payment').on(table.paymentId)],
)
