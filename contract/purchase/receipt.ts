import { sum } from '../shared/money'
import type { PartRefund, Purchase, PurchaseLine } from './purchase'
import { taxWithin } from '../payment/tax'

/** What was or will be refunded of a line. */
export const refundsOfLine = (line: PurchaseLine): PartRefund[] =>
  line.kind === 'membership' ? line.refunds : line.refund ? [line.refund] : []

/** What was or will be refunded of a payment, in minor units: of its lines one by one, or all of it at once. */
export const refundedOf = ({ status, total, lines, extras }: Purchase): number =>
  status === 'refunded'
    ? total
    : sum(
        [...lines.flatMap(refundsOfLine), ...extras.flatMap(({ refund }) => refund ?? [])].map(({ amount }) => amount),
      )

/** The tax within what is kept of a payment; null where no rate was set, or where the whole payment is refunded. */
export const taxOf = (purchase: Purchase): { rate: number; amount: number } | null => {
  const { tax, status, total } = purchase
  if (!tax || tax.rate === null || status !== 'paid') return null
  return { rate: tax.rate, amount: taxWithin(total - refundedOf(purchase), tax.rate) }
}
