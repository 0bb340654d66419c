/**
 * What the payment provider has done with money of a payment without our asking: turned a refund of ours back, made a refund
 * on its own pages, or opened a dispute.
 */
export const movementKinds = ['refund_failed', 'refund_outside', 'dispute'] as const
export type MovementKind = (typeof movementKinds)[number]

/**
 * What became of it. A refund of ours has `failed`, one on the provider's pages was `sent` or has `failed`. A dispute waits for our
 * answer or for the bank's decision, was won or lost, or was `closed` without one.
 */
export const movementStates = ['sent', 'failed', 'needs_response', 'under_review', 'won', 'lost', 'closed'] as const
export type MovementState = (typeof movementStates)[number]

/** A dispute that is not decided yet: its payment is not refunded meanwhile. */
export const openDisputes: readonly MovementState[] = ['needs_response', 'under_review']

/** Why a payment is disputed, or a refund could not be paid out; `other` for all that the provider does not say or we do not name. */
export const movementReasons = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'subscription_canceled',
  'lost_or_stolen_card',
  'expired_or_canceled_card',
  'charge_for_pending_refund_disputed',
  'insufficient_funds',
  'declined',
  'other',
] as const
export type MovementReason = (typeof movementReasons)[number]
