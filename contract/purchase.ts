import * as z from 'zod/mini'
import { EntryItem } from './cartItem'
import { PlanId } from './membership'
import { Currency, MinorUnits } from './money'

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
