import type { PurchaseState } from '#contract/access/purchaseStates'
import type { purchases } from '../../db/schema'

type Row = Pick<typeof purchases.$inferSelect, 'status' | 'holdUntil' | 'paidBy'>

/** The state of a purchase for its payer. A hold that has expired is over, even before a job releases the places. */
export const payableState = ({ status, holdUntil, paidBy }: Row, now: Date): PurchaseState => {
  if (status !== 'pending') return status
  if (holdUntil !== null && holdUntil <= now) return 'expired'
  return paidBy === 'transfer' ? 'transfer_awaited' : 'pending'
}
