import * as z from 'zod/mini'
import { ClassHeight } from './height'
import { PlanId } from './membership'
import { Currency, MinorUnits } from './money'
import { pageLimit, pageOf } from './paging'
import { ClassType } from './classType'

/** One dog in one class: what a cart line asks for. */
export const EntryWish = z.object({ classId: z.uuid(), dogId: z.uuid() })
export type EntryWish = z.infer<typeof EntryWish>

/** What a cart line shows of its entry, so that the cart can be read before the server has answered. */
export const EntryItem = z.object({
  ...EntryWish.shape,
  dogName: z.string(),
  showSlug: z.string(),
  showName: z.string(),
  date: z.iso.date(),
  startTime: z.string(),
  ring: z.int(),
  type: ClassType,
  height: ClassHeight,
  currency: Currency,
})
export type EntryItem = z.infer<typeof EntryItem>

/** A chosen entry and who chose it: the next person at the same browser must not find it. Older carts do not say. */
const CartItem = z.object({ ...EntryItem.shape, ownerId: z.optional(z.uuid()) })

/** A line of the cart (specification, section 3): item, price and total, money in minor units, never trusted by the server. */
export const PurchaseItem = z.object({ item: CartItem, price: MinorUnits, total: MinorUnits })
export type PurchaseItem = z.infer<typeof PurchaseItem>

export const PurchaseStatus = z.enum(['pending', 'paid', 'expired', 'cancelled', 'refunded'])
export type PurchaseStatus = z.infer<typeof PurchaseStatus>

export const PurchaseLine = z.union([
  z.object({ kind: z.literal('membership'), planId: PlanId, years: z.int(), price: MinorUnits }),
  z.object({ kind: z.literal('entry'), entryId: z.uuid(), item: EntryItem, price: MinorUnits }),
])
export type PurchaseLine = z.infer<typeof PurchaseLine>

/**
 * What checkout makes. `holdUntil`: until then the places are held; `paymentId`: what the provider knows it by. The days
 * on a receipt, `paidOn` and `refundedOn`, are the organisation's own; money that is on its way back has no day yet.
 */
export const Purchase = z.object({
  id: z.uuid(),
  number: z.int(),
  status: PurchaseStatus,
  lines: z.array(PurchaseLine),
  total: MinorUnits,
  currency: Currency,
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  holdUntil: z.nullable(z.iso.datetime()),
  paymentId: z.uuid(),
  payer: z.string(),
  paidOn: z.nullable(z.iso.date()),
  refundedOn: z.nullable(z.iso.date()),
})
export type Purchase = z.infer<typeof Purchase>
export const PurchasePage = pageOf(Purchase)

/**
 * What of a person's purchases still matters, newest first: what waits for its payment, what has a paid entry from today
 * on, and memberships. `pastEntries`: how many paid entries lie before today, in the organisation's days.
 */
export const CurrentPurchases = z.object({
  items: z.array(Purchase).check(z.maxLength(pageLimit.most)),
  pastEntries: z.int(),
})
export type CurrentPurchases = z.infer<typeof CurrentPurchases>
