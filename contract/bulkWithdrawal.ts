import * as z from 'zod/mini'
import { MinorUnits } from './money'
import { refundChoices } from './showEntries'
import { WrittenReason } from './text'

/** So many entries are withdrawn, or saved, at once. */
export const entriesAtOnce = 100

const Expected = z.object({ id: z.uuid(), expectedRefund: MinorUnits })
const isEachOnce = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id)).size === entries.length

/** Entries of one show that the desk withdraws together: all of them as they were shown, or none. */
export const DeskWithdrawals = z.object({
  reason: WrittenReason,
  refund: z.enum(refundChoices),
  entries: z.array(Expected).check(z.minLength(1), z.maxLength(entriesAtOnce), z.refine(isEachOnce)),
})
export type DeskWithdrawals = z.infer<typeof DeskWithdrawals>

export const WithdrawnEntries = z.object({ withdrawn: z.int() })
export type WithdrawnEntries = z.infer<typeof WithdrawnEntries>

/**
 * Why none was withdrawn, as `consequences_changed` says it: how many are none of the show's, are withdrawn already, can
 * no longer be withdrawn, and would give another sum back.
 */
export const WithdrawalsRefused = z.object({
  missing: z.int(),
  withdrawn: z.int(),
  closed: z.int(),
  changed: z.int(),
})
export type WithdrawalsRefused = z.infer<typeof WithdrawalsRefused>
