import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { MinorUnits } from '../shared/money'
import { refundChoices, ShowEntry } from './desk'
import { WrittenReason } from '../shared/text'

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

/** How long the desk offers to undo a withdrawal, in milliseconds. */
export const undoFor = 10_000

/** By which a withdrawal is undone; null where there was nothing to withdraw. */
export const UndoId = addedLater(z.nullable(z.uuid()), null)

export const WithdrawnEntries = z.object({ withdrawn: z.int(), undo: UndoId })
export type WithdrawnEntries = z.infer<typeof WithdrawnEntries>

export const WithdrawnEntry = z.object({ ...ShowEntry.shape, undo: UndoId })
export type WithdrawnEntry = z.infer<typeof WithdrawnEntry>

/** How many entries are entered again. */
export const RestoredEntries = z.object({ restored: z.int() })
export type RestoredEntries = z.infer<typeof RestoredEntries>

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
