import * as z from 'zod/mini'
import { limits } from './limits'
import { PlanId } from './membership'
import { MinorUnits } from './money'
import { EntryRequest } from './cartItem'

const EntryRequests = z.array(EntryRequest).check(z.minLength(1), z.maxLength(limits.itemsPerPurchase))

/** `expectedTotal` is what the reader saw: where the server's sum differs, nothing is booked (price_changed). */
export const PurchaseRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('membership'), planId: PlanId, expectedTotal: MinorUnits }),
  z.object({ kind: z.literal('entries'), items: EntryRequests, expectedTotal: MinorUnits }),
])
export type PurchaseRequest = z.infer<typeof PurchaseRequest>
