import type { MatchReason } from '#contract/money/statement'
import { numberOf, referenceOf } from '#contract/payment/bankTransfer'
import { normalizeText } from '#contract/shared/normalizeText'
import { compactText } from '#contract/shared/visibleText'

/** What a line is matched by. */
export interface MatchedLine {
  id: string
  amount: number
  currency: string
  name: string
  text: string
}

/** A payment that a line may be: `amount` as the line would have it, negative for a refund. */
export interface Candidate {
  key: string
  number: number
  amount: number
  currency: string
  /** How the payer may be called: on the receipt, and in the account. */
  names: readonly string[]
  /** Found by its reference alone: it is not expected any more. */
  isLate: boolean
}

const compact = (text: string): string => compactText(text).toUpperCase()

/** Numbers of purchases whose references may be in a text: blanks in it may have joined a reference with what follows. */
export const numbersIn = (text: string): number[] =>
  [...compact(text).matchAll(/RF\d{3,11}/g)].flatMap(([found]) =>
    Array.from({ length: found.length - 4 }, (_none, index) => numberOf(found.slice(0, index + 5))).filter(
      (number) => number !== null,
    ),
  )

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(normalizeText)
    .filter((word) => word !== '')

/** The family name agrees, and the first name or its first letter: a bank has J SMITH or SMITH JOHN for John Smith. */
const isNamed = (words: readonly string[], name: string): boolean => {
  const own = wordsOf(name)
  const [first = '', family = ''] = [own[0], own.at(-1)]
  return own.length > 1 && words.includes(family) && words.some((word) => word === first || word === first.charAt(0))
}

const reasonFor = (line: MatchedLine, candidate: Candidate): MatchReason | null => {
  const { amount, number, names, isLate } = candidate
  if (compact(line.text).includes(referenceOf(number))) return 'reference'
  if (isLate) return null
  const isSum = line.amount === amount
  if (isSum && new RegExp(`(?<!\\d)${number}(?!\\d)`).test(line.text)) return 'number_and_amount'
  const words = wordsOf(`${line.name} ${line.text}`)
  if (!names.some((name) => isNamed(words, name))) return null
  return isSum ? 'name_and_amount' : amount > 0 ? 'name' : null
}

const ranks: readonly MatchReason[] = ['reference', 'number_and_amount', 'name_and_amount', 'name']

/**
 * The payment that each line probably is, by the line's id: at most one for a line, and at most one line for a payment, the surest first.
 * Money that came in is no refund, and one currency no other.
 */
export const matchLines = <Payment extends Candidate>(
  lines: readonly MatchedLine[],
  candidates: readonly Payment[],
): Map<string, { why: MatchReason; payment: Payment }> => {
  const possible = lines.flatMap((line) =>
    candidates
      .filter(({ amount, currency }) => currency === line.currency && Math.sign(amount) === Math.sign(line.amount))
      .flatMap((payment) => {
        const why = reasonFor(line, payment)
        // Of two payments of a member the one with the sum of the line is the surer.
        const distance = Math.abs(payment.amount - line.amount)
        return why === null ? [] : [{ line, payment, why, distance }]
      }),
  )
  possible.sort((one, other) => ranks.indexOf(one.why) - ranks.indexOf(other.why) || one.distance - other.distance)
  const matches = new Map<string, { why: MatchReason; payment: Payment }>()
  const taken = new Set<string>()
  for (const { line, payment, why } of possible) {
    if (matches.has(line.id) || taken.has(payment.key)) continue
    taken.add(payment.key)
    matches.set(line.id, { why, payment })
  }
  return matches
}
