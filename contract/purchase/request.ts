import * as z from 'zod/mini'
import { normaliseCode, TypedCode } from './discount'
import { limits } from '../shared/limits'
import { PlanId } from '../membership/membership'
import { MinorUnits } from '../shared/money'
import { ExtraRequests } from '../extra/cartExtra'
import { EntryRequest } from './cartItem'
import { EntryDetailsForm } from '../entry/detailsForm'

/** Who leaves the details out enters as the member, in competition. */
const DetailedRequest = z.object({ ...EntryRequest.shape, details: z.optional(EntryDetailsForm) })
export type DetailedRequest = z.infer<typeof DetailedRequest>

const EntryRequests = z.array(DetailedRequest).check(z.maxLength(limits.itemsPerPurchase))

/** `expectedTotal` is what the reader saw: where the server's sum differs, nothing is booked (price_changed). */
export const PurchaseRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('membership'), planId: PlanId, expectedTotal: MinorUnits }),
  z
    .object({
      kind: z.literal('entries'),
      items: EntryRequests,
      /** Left out where there are none, so that the request is that of the version before. */
      extras: z.optional(ExtraRequests),
      discountCode: z.optional(TypedCode.check(z.overwrite(normaliseCode))),
      expectedTotal: MinorUnits,
    })
    .check(z.refine(({ items, extras = [] }) => items.length + extras.length > 0, { path: ['items'] })),
])
export type PurchaseRequest = z.infer<typeof PurchaseRequest>

/** `expectedRefund` is what the reader saw: where the server's differs, nothing is withdrawn (consequences_changed). */
export const WithdrawalRequest = z.object({ expectedRefund: MinorUnits })
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>
