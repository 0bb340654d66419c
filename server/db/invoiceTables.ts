import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moneyAccounts, type MoneyAccount } from '#contract/money/accounts'
import type { InvoiceLine } from '#contract/money/invoice'
import {
  correctionReasons,
  invoiceForms,
  invoiceKinds,
  type CorrectionReason,
  type InvoiceForm,
  type InvoiceKind,
} from '#contract/money/invoiceKinds'
import { locales, type Locale } from '#contract/shared/locales'
import { Currency } from '#contract/shared/money'
import { users } from './accountTables'
import { oneOf } from './checks'
import { purchases } from './purchaseTables'

const day = (name: string) => date(name, { mode: 'string' })

type InBothLanguages = Record<Locale, string>

/** Who sold, as at the day of issue. Where there is no tax, one says why: `exemption`, the legal ground, or `taxNote`, a sentence. */
export interface InvoiceSeller {
  name: string
  registration: InBothLanguages
  address: InBothLanguages
  taxNumber: string | null
  exemption: InBothLanguages | null
  taxNote: InBothLanguages | null
}

/** The last number of each series. Its row is changed by the transaction that issues a document: a transaction that fails leaves no gap. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind').$type<InvoiceKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
    /** The day of issue of the last one: days never go back within a series. */
    lastOn: day('last_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    oneOf('invoice_series_kind_known', table.kind, invoiceKinds),
    check('invoice_series_positive', sql`${table.last} > 0`),
  ],
)

/**
 * Invoices and corrections, as they were issued. Triggers refuse to change or delete a row, and one whose number does not follow the
 * number before it. Nothing in them is erased with an account: the law keeps them.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    form: text('form').$type<InvoiceForm>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    /** The document before it, which has one correction at most. */
    correctsId: uuid('corrects_id')
      .unique()
      .references((): AnyPgColumn => invoices.id),
    reasonCode: text('reason_code').$type<CorrectionReason>(),
    /** What an admin wrote. */
    reason: text('reason').notNull().default(''),
    issuedOn: day('issued_on').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The id of an account, or `system`, as in the audit. */
    issuedBy: text('issued_by').notNull(),
    soldOn: day('sold_on').notNull(),
    paidWith: text('paid_with').$type<MoneyAccount>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** In hundredths of a percent; null: no tax. */
    rate: integer('rate'),
    /** In minor units; of a correction, what it changes. */
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    gross: integer('gross').notNull(),
    seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
    buyerName: text('buyer_name').notNull(),
    buyerAddress: text('buyer_address').notNull(),
    buyerTaxNumber: text('buyer_tax_number').notNull(),
    /** As they are right, of a correction too. */
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
  },
  (table) => [
    unique('invoices_number_once').on(table.kind, table.year, table.sequence),
    uniqueIndex('invoices_one_of_purchase')
      .on(table.purchaseId)
      .where(sql`kind = 'invoice'`),
    index('invoices_purchase').on(table.purchaseId),
    index('invoices_user').on(table.userId),
    index('invoices_day').on(table.issuedOn, table.kind, table.sequence),
    oneOf('invoices_kind_known', table.kind, invoiceKinds),
    oneOf('invoices_form_known', table.form, invoiceForms),
    oneOf('invoices_locale_known', table.locale, locales),
    oneOf('invoices_reason_code_known', table.reasonCode, correctionReasons),
    oneOf('invoices_paid_with_known', table.paidWith, moneyAccounts),
    oneOf('invoices_currency_known', table.currency, Currency.options),
    check('invoices_sequence_positive', sql`${table.sequence} > 0`),
    check('invoices_year_of_day', sql`${table.year} = extract(year from ${table.issuedOn})`),
    check('invoices_sums', sql`${table.net} + ${table.tax} = ${table.gross}`),
    check('invoices_rate_range', sql`${table.rate} between 0 and 10000`),
    check('invoices_tax_has_rate', sql`${table.rate} is not null or ${table.tax} = 0`),
    check('invoices_of_something', sql`${table.kind} <> 'invoice' or ${table.gross} > 0`),
    check(
      'invoices_reason_of_correction',
      sql`(${table.kind} = 'correction') = (${table.correctsId} is not null) and (${table.kind} = 'correction') = (${table.reasonCode} is not null)`,
    ),
  ],
)
