import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import {
  movementKinds,
  movementReasons,
  movementStates,
  type MovementKind,
  type MovementReason,
  type MovementState,
} from '#contract/money/movementLists'
import { oneOf } from './checks'
import { purchases } from './purchaseTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What the payment provider has done with money of a payment without our asking: each once, however often it says so. */
export const providerMovements = pgTable(
  'provider_movements',
  {
    /** Made from the provider's id. */
    id: uuid('id').primaryKey(),
    providerId: text('provider_id').notNull().unique(),
    kind: text('kind').$type<MovementKind>().notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    /** The refund of ours that failed: of a part of the payment, or the payment's id where all of it was refunded. It fails once. */
    refundId: uuid('refund_id').unique(),
    /** In minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<MovementState>().notNull(),
    reason: text('reason').$type<MovementReason>().notNull(),
    /** Until when it takes our side of a dispute. */
    respondBy: instant('respond_by'),
    /** What the dispute has cost so far, as far as that is in the currency of the payment. */
    fee: integer('fee').notNull().default(0),
    /** Of the amount, what refunds that became due later were covered by. */
    covered: integer('covered').notNull().default(0),
    /** What is owed to the payer since it failed, and is sent by hand. */
    owed: integer('owed').notNull().default(0),
    sentAt: instant('sent_at'),
    notedAt: instant('noted_at').notNull(),
    /** When the provider was asked for what is kept of it: an older answer changes nothing. */
    asOf: instant('as_of').notNull(),
  },
  (table) => [
    index('provider_movements_noted').on(table.notedAt, table.id),
    index('provider_movements_purchase').on(table.purchaseId),
    index('provider_movements_owed')
      .on(table.notedAt)
      .where(sql`owed > 0 and sent_at is null`),
    oneOf('provider_movements_kind_known', table.kind, movementKinds),
    oneOf('provider_movements_state_known', table.state, movementStates),
    oneOf('provider_movements_reason_known', table.reason, movementReasons),
    check('provider_movements_currency_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('provider_movements_positive', sql`${table.amount} > 0`),
    check('provider_movements_covered_range', sql`${table.covered} between 0 and ${table.amount}`),
    check('provider_movements_owed_range', sql`${table.owed} between 0 and ${table.amount}`),
    check('provider_movements_of_refund', sql`(${table.refundId} is not null) = (${table.kind} = 'refund_failed')`),
  ],
)
