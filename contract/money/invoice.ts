import * as z from 'zod/mini'
import { membershipKinds } from '../membership/kinds'
import { BothNames } from '../extra/cartExtra'
import { limits } from '../shared/limits'
import { Currency, CurrencyCode, MinorUnits } from '../shared/money'
import { pageOf } from '../shared/paging'
import { OneLine, oneLine, storable, TypedText, WrittenReason } from '../shared/text'
import { moneyAccounts } from './accounts'
import { correctionReasons, invoiceForms, invoiceKinds } from './invoiceKinds'

/** A name as a register has it, such as a company's, which may look like a web address: it is in no email. */
const RegisteredName = OneLine.check(z.minLength(1), z.maxLength(limits.registeredNameMax), storable, oneLine)

/** A postal address in a few lines. */
const PostalAddress = TypedText.check(
  z.minLength(1),
  z.maxLength(limits.postalAddressMax),
  storable,
  z.regex(/^(?:[^\p{Cc}\u2028\u2029]*(?:\r?\n|$)){1,8}$/u, 'invalid'),
)

/** A tax number as people write it; an empty text is none. */
const OptionalTaxNumber = OneLine.check(z.maxLength(limits.taxNumberTyped), storable, oneLine)

/** Who an invoice is made out to; an address has several lines, and an empty tax number is none. */
export const InvoiceBuyer = z.object({ name: RegisteredName, address: PostalAddress, taxNumber: OptionalTaxNumber })
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>

const StoredBuyer = z.object({ name: z.string(), address: z.string(), taxNumber: z.string() })

/** What a line sells. */
export const InvoiceItem = z.union([
  z.object({
    kind: z.literal('membership'),
    membershipKind: z.enum(membershipKinds),
    years: z.nullable(z.int()),
  }),
  z.object({
    kind: z.literal('entry'),
    entryId: z.uuid(),
    dogName: z.string(),
    showName: z.string(),
    date: z.iso.date(),
  }),
  z.object({
    kind: z.literal('extra'),
    soldId: z.uuid(),
    name: BothNames,
    option: z.nullable(BothNames),
    quantity: z.int(),
    showName: z.string(),
  }),
])
export type InvoiceItem = z.infer<typeof InvoiceItem>

/** In minor units. A line is one membership, one entry, or an extra in its quantity, at what is kept of its price after discounts and refunds. */
export const InvoiceLine = z.object({ item: InvoiceItem, net: MinorUnits, tax: MinorUnits, gross: MinorUnits })
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** Hundredths of a percent; null: no tax, because the seller or what is sold is exempt. */
const TaxRate = z.nullable(z.int().check(z.minimum(0), z.maximum(10_000)))

/**
 * An invoice or a correction, as it was issued. `net`, `tax` and `gross` are in minor units: of a correction, what it changes, so below zero after
 * a refund. `corrects`: the document before it; `isLast`: no correction follows. `soldOn`: the day of the payment.
 */
const facts = {
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  form: z.enum(invoiceForms),
  issuedOn: z.iso.date(),
  soldOn: z.iso.date(),
  buyer: StoredBuyer,
  purchaseId: z.uuid(),
  purchaseNumber: z.int(),
  memberId: z.uuid(),
  corrects: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  reason: z.nullable(z.object({ why: z.enum(correctionReasons), text: z.string() })),
  isLast: z.boolean(),
  paidWith: z.enum(moneyAccounts),
  currency: Currency,
  rate: TaxRate,
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
}
export const InvoiceRow = z.object(facts)
export type InvoiceRow = z.infer<typeof InvoiceRow>
export const InvoicePage = pageOf(InvoiceRow)

/** `lines`: as they are right; `before`: those of the document that it corrects, and its buyer. */
export const Invoice = z.object({
  ...facts,
  lines: z.array(InvoiceLine),
  before: z.nullable(z.object({ buyer: StoredBuyer, lines: z.array(InvoiceLine) })),
})
export type Invoice = z.infer<typeof Invoice>

/**
 * The invoices of a purchase, the first one first. `buyer`: what its form begins with: the buyer of the last invoice, or who has paid. `total`:
 * what an invoice would be for, in minor units; null where none can be issued (any more).
 */
export const PurchaseInvoices = z.object({
  purchaseId: z.uuid(),
  purchaseNumber: z.int(),
  form: z.enum(invoiceForms),
  buyer: StoredBuyer,
  total: z.nullable(MinorUnits),
  currency: Currency,
  items: z.array(InvoiceRow),
})
export type PurchaseInvoices = z.infer<typeof PurchaseInvoices>

/** A buyer's corrected details, and why they were wrong. */
export const BuyerCorrection = z.object({ ...InvoiceBuyer.shape, reason: WrittenReason })
export type BuyerCorrection = z.infer<typeof BuyerCorrection>

/** An invoice that the office issues for a purchase, by the purchase's number. */
export const OfficeInvoice = z.object({
  ...InvoiceBuyer.shape,
  purchaseNumber: z.int().check(z.minimum(1), z.maximum(limits.purchaseNumberMax)),
})
export type OfficeInvoice = z.infer<typeof OfficeInvoice>

const RateSums = z.object({
  currency: CurrencyCode,
  rate: TaxRate,
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
  invoices: z.int(),
  corrections: z.int(),
})
export type RateSums = z.infer<typeof RateSums>

/** Of each series: its last number, and how many numbers up to that have no document. */
const SeriesCheck = z.object({ kind: z.enum(invoiceKinds), year: z.int(), last: z.int(), missing: z.int() })

/**
 * A month by its first day: sums by currency and rate, corrections taken off. `check` is of all series as they are now, and `outdated` how many invoices still
 * await the correction of a refund.
 */
export const InvoiceMonth = z.object({
  month: z.iso.date(),
  today: z.iso.date(),
  earliest: z.iso.date(),
  form: z.enum(invoiceForms),
  sums: z.array(RateSums),
  check: z.object({ checkedAt: z.iso.datetime(), series: z.array(SeriesCheck), outdated: z.int() }),
})
export type InvoiceMonth = z.infer<typeof InvoiceMonth>
