import type { LineSettlement, OpenLine, StatementMatch } from '#contract/money/statement'
import { sum } from '#contract/shared/money'

/** A line with the payment that it probably is. */
export type ProposedLine = OpenLine & { match: StatementMatch }

/** What came in above the price, or is missing of it (negative), in minor units. */
export const differenceOf = (line: Pick<OpenLine, 'amount'>, payment: Pick<StatementMatch, 'amount'>): number =>
  Math.abs(line.amount) - payment.amount

/** How a line is settled with a payment; a difference is accepted. */
export const settlementOf = (
  line: Pick<OpenLine, 'id' | 'amount'>,
  payment: Pick<StatementMatch, 'amount' | 'reference' | 'refundId'>,
): LineSettlement => {
  const { reference, refundId } = payment
  const difference = differenceOf(line, payment)
  const accepted = difference === 0 ? null : difference < 0 ? 'write_off' : 'send_back'
  return { id: line.id, reference, refundId, difference: accepted }
}

/** A refund is sent in whole, and an admin's own payment is settled by another one. */
export const canSettle = (line: ProposedLine): boolean =>
  !line.match.own && (line.match.refundId === null || differenceOf(line, line.match) === 0)

const isProposed = (line: OpenLine): line is ProposedLine => line.match !== null

export interface LineGroups {
  /** Their reference and sum agree: they are settled together. */
  matched: ProposedLine[]
  /** A decision of the reader. */
  proposed: ProposedLine[]
  unknown: OpenLine[]
}

/** Open lines by what is known of them. `rejected`: the ids of those whose proposal was wrong. */
export const groupLines = (lines: readonly OpenLine[], rejected: readonly string[]): LineGroups => {
  const likely = lines.filter(isProposed).filter(({ id }) => !rejected.includes(id))
  const matched = likely.filter(
    (line) => line.match.why === 'reference' && differenceOf(line, line.match) === 0 && canSettle(line),
  )
  return {
    matched,
    proposed: likely.filter((line) => !matched.includes(line)),
    unknown: lines.filter((line) => !likely.some(({ id }) => id === line.id)),
  }
}

export type Sums = readonly { currency: string; amount: number }[]

/** What lines add up to, in each currency. */
export const sumsOf = (lines: readonly OpenLine[]): Sums =>
  [...new Set(lines.map(({ currency }) => currency))].map((currency) => ({
    currency,
    amount: sum(lines.filter((line) => line.currency === currency).map(({ amount }) => amount)),
  }))
