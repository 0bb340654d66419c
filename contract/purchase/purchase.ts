import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { CompetitorNumber } from '../entry/competitorNumber'
import { EntryItem } from './cartItem'
import { EntryDetails } from '../entry/details'
import { EarlyPrice } from '../show/earlyPrice'
import { Reduction } from '../show/reductions'
import { Discount } from './discount'
import { PlanId } from '../membership/membership'
import { Currency, MinorUnits } from '../shared/money'
import { ExtraItem } from '../extra/cartExtra'
import { soldExtraStatuses } from '../extra/kinds'
import { RefundRule } from '../show/refundRule'
import { entryStatuses } from '../shared/storedLists'
import { SellerTax } from '../payment/tax'

export const PurchaseStatus = z.enum(['pending', 'paid', 'expired', 'cancelled', 'refunded'])
export type PurchaseStatus = z.infer<typeof PurchaseStatus>

/** A refund of a part of a purchase, and the organisation's day on which it was sent. */
const PartRefund = z.object({ amount: MinorUnits, doneOn: z.nullable(z.iso.date()) })
export type PartRefund = z.infer<typeof PartRefund>

export const PurchaseLine = z.union([
  z.object({
    kind: z.literal('membership'),
    planId: PlanId,
    years: z.int(),
    price: MinorUnits,
    /** The oldest first. */
    refunds: addedLater(z.array(PartRefund), []),
  }),
  z.object({
    kind: z.literal('entry'),
    entryId: z.uuid(),
    item: EntryItem,
    number: CompetitorNumber,
    details: EntryDetails,
    price: MinorUnits,
    early: EarlyPrice,
    reduction: Reduction,
    /** Its part of the purchase's discount. */
    discount: addedLater(MinorUnits, 0),
    status: z.enum(entryStatuses),
    refundRule: RefundRule,
    /** Its show does not take place. */
    showCancelled: addedLater(z.boolean(), false),
    classCancelled: addedLater(z.boolean(), false),
    /** Its day, venue or judge has changed: it is refunded in full until its class begins. */
    termsChanged: addedLater(z.boolean(), false),
    /** It can be withdrawn, and no longer be changed: entries have closed. */
    changeClosed: addedLater(z.boolean(), false),
    /** Of a withdrawn entry. */
    refund: addedLater(z.nullable(PartRefund), null),
    /** What it was before it was changed, the newest first, and the organisation's days of that. */
    was: addedLater(z.array(z.object({ item: EntryItem, changedOn: z.iso.date() })), []),
    /** Whether it can still be withdrawn: what would go back, and until when; null where it cannot. */
    withdrawal: addedLater(z.nullable(z.object({ refund: MinorUnits, until: z.iso.datetime() })), null),
  }),
])
export type PurchaseLine = z.infer<typeof PurchaseLine>

/** An extra in a purchase, at the names and price of then: `price` is of one, `total` of all, in minor units. */
export const PurchaseExtra = z.object({
  id: z.uuid(),
  item: ExtraItem,
  price: MinorUnits,
  total: MinorUnits,
  status: z.enum(soldExtraStatuses),
  refundRule: RefundRule,
  showCancelled: z.boolean(),
  /** Of a withdrawn one. */
  refund: z.nullable(PartRefund),
  /** Whether it can still be withdrawn: what would be refunded, and until when; null where it cannot. */
  withdrawal: z.nullable(z.object({ refund: MinorUnits, until: z.iso.datetime() })),
})
export type PurchaseExtra = z.infer<typeof PurchaseExtra>

/** What a receipt shows of the card: its brand and its last four digits. The whole number is never stored. */
export const PaidCard = z.object({ brand: z.string(), last4: z.string().check(z.regex(/^\d{4}$/)) })
export type PaidCard = z.infer<typeof PaidCard>

/** How a purchase can be paid: on our own form for a test card, on a page of the payment provider, or by bank transfer. */
export const PaymentWay = z.enum(['card_form', 'page', 'transfer'])
export type PaymentWay = z.infer<typeof PaymentWay>

/** Where to send the money of a purchase, and until when its places are held; null where nothing is held. */
const TransferDetails = z.object({
  reference: z.string(),
  iban: z.string(),
  accountName: z.string(),
  until: z.nullable(z.iso.datetime()),
})

/** Where the browser goes to pay. */
export const PaymentPage = z.object({ url: z.url({ protocol: /^https?$/ }) })
export type PaymentPage = z.infer<typeof PaymentPage>

/**
 * What checkout makes. `checking`: a payment was sent and the provider's confirmation is not here yet; a pending purchase
 * that is not being checked has not been charged, and can be paid or cancelled. The payer, the card, `tax` and `memberUntil` are
 * as they were at the payment; before it the payer is the account as it is now. `holdUntil`: until then the places are held; `paymentId`: what the provider knows it by; `ways`: how it can be
 * paid while it is pending; `transfer`: where its money is, or was, to be sent, once that was chosen; `desk`: how it was paid
 * at the desk of a show (one of deskWays, or what a newer server knows), and why it was made there. The days on a receipt, `paidOn` and `refundedOn`, are the organisation's own; money that is on its way back has no day yet.
 */
export const Purchase = z.object({
  id: z.uuid(),
  number: z.int(),
  status: PurchaseStatus,
  lines: z.array(PurchaseLine),
  /** Beside the lines: a page of the version before does not know them, and still reads the rest. */
  extras: addedLater(z.array(PurchaseExtra), []),
  discount: addedLater(z.nullable(Discount), null),
  total: MinorUnits,
  currency: Currency,
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  holdUntil: z.nullable(z.iso.datetime()),
  paymentId: z.uuid(),
  ways: addedLater(z.array(PaymentWay), ['card_form']),
  transfer: addedLater(z.nullable(TransferDetails), null),
  desk: addedLater(z.nullable(z.object({ way: z.string(), reason: z.string() })), null),
  checking: z.boolean(),
  payer: z.string(),
  payerEmail: z.string(),
  /** The payer's member number; null where they are no member, or the account is deleted. */
  payerNumber: z.optional(z.nullable(z.int())),
  payerAddress: z.array(z.string()),
  card: z.nullable(PaidCard),
  tax: addedLater(z.nullable(SellerTax), null),
  memberUntil: z.nullable(z.iso.date()),
  paidOn: z.nullable(z.iso.date()),
  refundedOn: z.nullable(z.iso.date()),
})
export type Purchase = z.infer<typeof Purchase>
