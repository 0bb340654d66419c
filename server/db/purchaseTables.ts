import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { membershipKinds, type MembershipKind } from '#contract/membership/kinds'
import { PlanId } from '#contract/membership/membership'
import { deskWays, type DeskWay } from '#contract/payment/deskWays'
import { PurchaseStatus } from '#contract/purchase/purchase'
import { Currency } from '#contract/shared/money'
import {
  paymentProviders,
  purchaseKinds,
  type PaymentProviderName,
  type PurchaseKind,
} from '#contract/shared/storedLists'
import { users } from './accountTables'
import { oneOf } from './checks'
import { discounts } from './discountsTable'
import { searchIndex } from './folded'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').generatedAlwaysAsIdentity({ startWith: 1001 }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<PurchaseKind>().notNull(),
    contents: text('contents').notNull(),
    status: text('status').$type<PurchaseStatus>().notNull(),
    planId: text('plan_id').$type<PlanId>(),
    years: integer('years'),
    /** Of a membership that is not an adult's. */
    membershipKind: text('membership_kind').$type<MembershipKind>(),
    /** What is paid: the prices of its entries less what the code took off. */
    total: integer('total').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    holdUntil: instant('hold_until'),
    discountId: uuid('discount_id').references(() => discounts.id),
    paymentId: uuid('payment_id').notNull().unique(),
    /** Who took the money; while it is pending only a transfer is known beforehand, and it can be paid in no other way then. */
    paidBy: text('paid_by').$type<PaymentProviderName>(),
    /** The day on which the bank statement has the money of a transfer. */
    transferredOn: day('transferred_on'),
    /** At the desk: how, why (as the member reads it), and who took the money. */
    deskWay: text('desk_way').$type<DeskWay>(),
    deskReason: text('desk_reason'),
    takenBy: uuid('taken_by').references(() => users.id),
    refundDoneAt: instant('refund_done_at'),
    /** The receipt as it was at the payment: a profile that is changed later changes no receipt. */
    payerName: text('payer_name'),
    payerEmail: text('payer_email'),
    payerAddress: text('payer_address').array(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    memberUntil: day('member_until'),
    sellerTaxNumber: text('seller_tax_number'),
    /** In hundredths of a percent. */
    taxRate: integer('tax_rate'),
  },
  (table) => [
    index('purchases_number').on(table.number),
    index('purchases_user_number').on(table.userId, table.number),
    oneOf('purchases_kind_known', table.kind, purchaseKinds),
    oneOf('purchases_status_known', table.status, PurchaseStatus.options),
    oneOf('purchases_paid_by_known', table.paidBy, paymentProviders),
    oneOf('purchases_desk_way_known', table.deskWay, deskWays),
    oneOf('purchases_plan_known', table.planId, PlanId.options),
    oneOf('purchases_membership_kind_known', table.membershipKind, membershipKinds),
    oneOf('purchases_currency_known', table.currency, Currency.options),
    check('purchases_tax_rate_range', sql`${table.taxRate} between 0 and 10000`),
    index('purchases_pending')
      .on(table.holdUntil)
      .where(sql`status = 'pending'`),
    index('purchases_discount')
      .on(table.discountId)
      .where(sql`status = 'pending'`),
    index('purchases_discount_paid')
      .on(table.discountId)
      .where(sql`status = 'paid'`),
    index('purchases_paid').on(table.paidAt),
    index('purchases_transferred')
      .on(table.transferredOn)
      .where(sql`transferred_on is not null`),
    searchIndex('purchases_payer_sought', table.payerName),
    index('purchases_refunded')
      .on(table.refundDoneAt)
      .where(sql`refund_done_at is not null`),
    index('purchases_refund_due')
      .on(table.id)
      .where(sql`status = 'refunded' and refund_done_at is null`),
  ],
)

/** Every Idempotency-Key a user has sent, what was asked with it and what it made. */
export const purchaseKeys = pgTable(
  'purchase_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
