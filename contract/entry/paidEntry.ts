import type { PurchaseLine } from '../purchase/purchase'

export type EntryPurchaseLine = Extract<PurchaseLine, { kind: 'entry' }>

/** A valid entry: paid for, and not withdrawn. */
export const isPaidEntry = (line: PurchaseLine): line is EntryPurchaseLine =>
  line.kind === 'entry' && line.status === 'paid'

/** An entry that can still be withdrawn, and what would go back. */
export interface WithdrawableEntry {
  line: EntryPurchaseLine
  withdrawal: NonNullable<EntryPurchaseLine['withdrawal']>
}
