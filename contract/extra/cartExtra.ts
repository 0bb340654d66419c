import * as z from 'zod/mini'
import { limits } from '../shared/limits'
import { Currency, MinorUnits } from '../shared/money'
import { RefundRule } from '../show/refundRule'
import { extraKinds } from './kinds'

/** A name in both languages. */
export const BothNames = z.object({ en: z.string(), pl: z.string() })
export type BothNames = z.infer<typeof BothNames>

/** Which extra, in which of its options; null: it has none. */
export const ExtraKey = z.object({ extraId: z.uuid(), optionId: z.nullable(z.uuid()) })
export type ExtraKey = z.infer<typeof ExtraKey>

export const sameExtra = (a: ExtraKey, b: ExtraKey): boolean => a.extraId === b.extraId && a.optionId === b.optionId

const Quantity = z.int().check(z.minimum(1), z.maximum(limits.extraQuantityMax))

/** What a cart wants of an extra. */
export const ExtraRequest = z.object({ ...ExtraKey.shape, quantity: Quantity })
export type ExtraRequest = z.infer<typeof ExtraRequest>

/** The extras of a cart, each option once. */
export const ExtraRequests = z.array(ExtraRequest).check(
  z.maxLength(limits.extrasPerPurchase),
  z.refine((extras) => extras.every((one, index) => extras.findIndex((other) => sameExtra(one, other)) === index)),
)

/** What a line of a cart or receipt says of an extra. */
export const ExtraItem = z.object({
  ...ExtraRequest.shape,
  showSlug: z.string(),
  showName: z.string(),
  kind: z.enum(extraKinds),
  name: BothNames,
  option: z.nullable(BothNames),
  currency: Currency,
})
export type ExtraItem = z.infer<typeof ExtraItem>

/** A line of the cart as the browser keeps it, beside the entries: `price` is of one, `total` of all, in minor units. */
export const PurchaseExtraItem = z.object({
  item: z.object({ ...ExtraItem.shape, ownerId: z.optional(z.uuid()) }),
  price: MinorUnits,
  total: MinorUnits,
})
export type PurchaseExtraItem = z.infer<typeof PurchaseExtraItem>

/**
 * Why an extra cannot be bought so. `too_few`: so many are left, which is fewer than are wanted; `member_limit`: so many more the
 * member may buy; `held_too_often`: too many checkouts that held it ran out.
 */
export const ExtraReason = z.object({
  code: z.enum(['not_on_sale', 'sale_over', 'no_member', 'too_few', 'member_limit', 'held_too_often']),
  left: z.optional(z.int()),
})
export type ExtraReason = z.infer<typeof ExtraReason>

/** An extra in a quote: `price` is of one, `total` of all. */
export const QuotedExtra = z.object({
  item: ExtraItem,
  price: MinorUnits,
  total: MinorUnits,
  refundRule: RefundRule,
  reasons: z.array(ExtraReason),
})
export type QuotedExtra = z.infer<typeof QuotedExtra>
