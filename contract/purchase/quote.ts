import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { CodeRefusal, Discount, TypedCode } from './discount'
import { EarlyPrice } from '../show/earlyPrice'
import { Reduction } from '../show/reductions'
import { limits } from '../shared/limits'
import { Currency, MinorUnits } from '../shared/money'
import { ExtraKey, ExtraRequests, QuotedExtra } from '../extra/cartExtra'
import { EntryItem, EntryRequest } from './cartItem'
import { Reason } from '../entry/reason'
import { RefundRule } from '../show/refundRule'
import { EntryDefaults } from '../entry/details'
import type { Endpoints } from '../shared/endpoint'

/** The server's word on a cart: each line with today's price and every reason against it. */
export const QuoteRequest = z.object({
  items: z.array(EntryRequest).check(z.maxLength(limits.itemsPerPurchase)),
  extras: z.optional(ExtraRequests),
  discountCode: z.optional(TypedCode),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>
/** `total` is the price less the line's part of the discount. */
export const QuoteLine = z.object({
  item: EntryItem,
  price: MinorUnits,
  early: EarlyPrice,
  reduction: Reduction,
  total: MinorUnits,
  refundRule: RefundRule,
  reasons: z.array(Reason),
  /** They block nothing, but the member should know them. */
  warnings: addedLater(z.array(Reason), []),
})
export type QuoteLine = z.infer<typeof QuoteLine>
export const Quote = z.object({
  lines: z.array(QuoteLine),
  missing: z.array(EntryRequest),
  extras: addedLater(z.array(QuotedExtra), []),
  missingExtras: addedLater(z.array(ExtraKey), []),
  /** What the code takes off; null without one, and where it is refused. */
  discount: addedLater(z.nullable(Discount), null),
  codeRefusal: addedLater(z.nullable(CodeRefusal), null),
  total: MinorUnits,
  currency: Currency,
})
export type Quote = z.infer<typeof Quote>

export const quoteEndpoints = {
  getQuote: {
    method: 'POST',
    path: '/quote',
    action: 'quote.read',
    schema: { body: QuoteRequest, response: { 200: Quote } },
  },
  getEntryDefaults: {
    method: 'GET',
    path: '/entries/defaults',
    action: 'entryDefaults.read',
    schema: { response: { 200: EntryDefaults } },
  },
} as const satisfies Endpoints
