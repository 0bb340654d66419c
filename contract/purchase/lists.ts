import * as z from 'zod/mini'
import { pageLimit, pageOf } from '../shared/paging'
import { Purchase } from './purchase'

export const PurchasePage = pageOf(Purchase)

/**
 * What of a person's purchases still matters, newest first: what waits for its payment, what has a paid entry from today
 * on, and memberships. `pastEntries`: the number of paid entries before today, in the organisation's days.
 */
export const CurrentPurchases = z.object({
  items: z.array(Purchase).check(z.maxLength(pageLimit.most)),
  pastEntries: z.int(),
})
export type CurrentPurchases = z.infer<typeof CurrentPurchases>
