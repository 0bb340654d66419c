import { sum } from './money'
import type { Purchase } from './purchase'
import { taxWithin } from './tax'

/** The tax within what is kept of a payment; null where no rate was set, or where the whole payment goes back. */
export const taxOf = ({ tax, status, total, lines }: Purchase): { rate: number; amount: number } | null => {
  if (!tax || tax.rate === null || status !== 'paid') return null
  const refunded = sum(lines.map((line) => (line.kind === 'entry' ? (line.refund?.amount ?? 0) : 0)))
  return { rate: tax.rate, amount: taxWithin(total - refunded, tax.rate) }
}
