import type { LineSettlement, OpenLine, StatementMatch } from '#contract/money/statement'

/** A line with the payment that it probably is. */
export type ProposedLine = OpenLine & { match: StatementMatch }

/** What came in above the price, or is missing of it (negative), in minor units. */
export const differenceOf = ({ amount, match }: ProposedLine): number => Math.abs(amount) - match.amount

/** How a line is settled with its payment; a difference is accepted. */
export const settlementOf = (line: ProposedLine): LineSettlement => {
  const difference = differenceOf(line)
  return {
    id: line.id,
    reference: line.match.reference,
    refundId: line.match.refundId,
    difference: difference === 0 ? null : difference < 0 ? 'write_off' : 'send_back',
  }
}

/** A refund is sent in whole, and an admin's own payment is settled by another one. */
export const canSettle = (line: ProposedLine): boolean =>
  !line.match.own && (line.match.refundId === null || differenceOf(line) === 0)

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
  const matched = likely.filter((line) => line.match.why === 'reference' && differenceOf(line) === 0 && canSettle(line))
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
    amount: lines.filter((line) => line.currency === currency).reduce((sum, { amount }) => sum + amount, 0),
  }))
