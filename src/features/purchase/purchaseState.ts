import type { Purchase } from '#contract/purchase/purchase'

/** Refunds of single entries, made or due. */
export const refundsOf = ({ lines }: Purchase) =>
  lines.flatMap((line) =>
    line.kind === 'entry' && line.refund && line.refund.amount > 0 ? [{ ...line, refund: line.refund }] : [],
  )

const paidState = (purchase: Purchase) => {
  const refunds = refundsOf(purchase)
  if (refunds.length === 0) return 'paid'
  if (refunds.every(({ refund }) => refund.doneOn !== null)) return 'refundedPart'
  return purchase.transfer ? 'refundingByTransfer' : 'refunding'
}

/** The state of a purchase, refunds included. */
export const stateOf = (purchase: Purchase) => {
  const { status, checking, refundedOn, transfer } = purchase
  if (checking) return 'checking'
  if (status === 'paid') return paidState(purchase)
  if (status === 'pending') return transfer ? 'transferAwaited' : 'notPaid'
  if (status !== 'refunded') return status
  if (refundedOn !== null) return 'refunded'
  return transfer ? 'refundingByTransfer' : 'refunding'
}
export type PurchaseState = ReturnType<typeof stateOf>

export const stateTones = {
  checking: 'neutral',
  notPaid: 'warning',
  transferAwaited: 'warning',
  expired: 'neutral',
  cancelled: 'neutral',
  paid: 'success',
  refundedPart: 'neutral',
  refunding: 'neutral',
  refundingByTransfer: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<PurchaseState, string>
