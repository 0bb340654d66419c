import type { PurchaseState } from '#contract/access/purchaseStates'
import type { purchases } from '../db/schema'

type Row = Pick<typeof purchases.$inferSelect, 'status' | 'holdUntil' | 'paidBy'>

/** How a purchase stands for the person who pays it. A hold that has run out is over, whether or not a job has released the places yet. */
export const payableState = ({ status, holdUntil, paidBy }: Row, now: Date): PurchaseState => {
  if (status !== 'pending') return status
  if (holdUntil !== null && holdUntil <= now) return 'expired'
  return paidBy === 'transfer' ? 'transfer_awaited' : 'pending'
}
