import * as z from 'zod/mini'
import { limits } from './limits'
import { Currency, MinorUnits } from './money'
import { storable } from './text'

/** A written reason, which everybody reads who had entered, and whoever looks at the show. */
export const ShowCancellation = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1), z.minLength(limits.reasonMin, 'invalid'), z.maxLength(limits.reasonMax), storable),
})
export type ShowCancellation = z.infer<typeof ShowCancellation>

/**
 * What cancelling a show gives back, or still has to: paid entries, the members who paid for them, and the sum of each
 * currency; `held`: places in checkouts, of which nothing was paid.
 */
export const ShowRefunds = z.object({
  entries: z.int(),
  members: z.int(),
  held: z.int(),
  refunds: z.array(z.object({ currency: Currency, amount: MinorUnits })),
})
export type ShowRefunds = z.infer<typeof ShowRefunds>
