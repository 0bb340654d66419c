import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'

/** What a show refunds of an entry's price, in percent, when the entry is withdrawn in time; null where it is unknown. */
export const RefundRule = addedLater(
  z.nullable(z.object({ percent: z.int(), until: z.iso.datetime(), timeZone: z.string() })),
  null,
)
export type RefundRule = z.infer<typeof RefundRule>
