import * as z from 'zod/mini'
import { EntryRequest } from '../purchase/cartItem'
import { Reason } from './reason'
import { ShowClass } from '../show/show'

/** `expected`: what the reader saw entered: where it is something else by now, nothing changes (stale). */
export const EntryChange = z.object({ ...EntryRequest.shape, expected: EntryRequest })
export type EntryChange = z.infer<typeof EntryChange>

/**
 * What an entry can become: the classes of its show that cost what was paid for it, and the payer's dogs, each pair with every
 * reason against it. The present entry is among them, without reasons.
 */
export const EntryChoices = z.object({
  current: EntryRequest,
  classes: z.array(ShowClass),
  dogs: z.array(z.object({ id: z.uuid(), name: z.string() })),
  cells: z.array(z.object({ ...EntryRequest.shape, reasons: z.array(Reason) })),
})
export type EntryChoices = z.infer<typeof EntryChoices>
