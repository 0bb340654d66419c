import type { Purchase } from '#contract/purchase/purchase'
import { refundsOfLine } from '#contract/purchase/receipt'

/** Refunds of single lines, made or due, with the entries or extras that they are of. */
export const refundsOf = ({ lines, extras }: Purchase) => [
  ...lines.flatMap((line) =>
    refundsOfLine(line)
      .filter(({ amount }) => amount > 0)
      .map((refund) => ({ refund, item: line.kind === 'entry' ? line.item : null, extra: null })),
  ),
  ...extras.flatMap(({ refund, item }) => (refund ? [{ refund, item: null, extra: item }] : [])),
]

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
