import { discountParts } from '#contract/purchase/discount'
import { sum } from '#contract/shared/money'
import type { EntryRequest } from '#contract/purchase/cartItem'
import type { Quote, QuoteLine } from '#contract/purchase/quote'
import type { ExtraFacts } from '../extra/quoteExtras'
import { isGoodFor, refusalOf, termsOf, type NamedCode, type Uses } from './discount'
import { verdictOn, type Facts } from '../entry/eligibility'
import { priceAt } from '../show/prices'
import { itemFromRow } from '../entry/itemFromRow'
import { reduced } from './reductions'
import { refundRuleOf } from './refund'
import type { ShowRow } from '../show/showFromRow'

/** A code that the cart names, and its uses. */
export type QuotedCode = NamedCode & Uses

const discountOf = (code: QuotedCode, lines: readonly (QuoteLine & { show: ShowRow })[], currency: string) => {
  const shows = lines.map(({ show }) => show)
  const refusal = refusalOf(code, shows, currency, code)
  const { row } = code
  if (refusal !== null || row === null) return { refusal, parts: lines.map(() => 0), discount: null }
  const prices = lines.map(({ price, show }) => (isGoodFor(row, show) ? price : 0))
  const parts = discountParts(termsOf(row), prices)
  return { refusal: null, parts, discount: { code: row.code, percent: row.percent, total: sum(parts) } }
}

/**
 * Today’s price of each entry request, with every reason and warning; what does not exist (for this person) is
 * `missing`. A code takes off its discount also where entries have reasons; it takes nothing off extras.
 */
export const quoteOf = (
  facts: Facts,
  entryRequests: readonly EntryRequest[],
  code: QuotedCode | null,
  extras: Pick<ExtraFacts, 'lines' | 'missing'> = { lines: [], missing: [] },
): Quote => {
  const priced: (QuoteLine & { show: ShowRow })[] = []
  const missing: EntryRequest[] = []
  const before: EntryRequest[] = []
  for (const entryRequest of entryRequests) {
    const found = facts.classes.get(entryRequest.classId)
    const dog = facts.dogs.get(entryRequest.dogId)
    if (!found || !dog) {
      missing.push(entryRequest)
      continue
    }
    const { cls, show } = found
    const { price: full, early } = priceAt(cls, show, new Date(facts.now))
    const { price, reduction } = reduced(facts, show, { dogId: dog.id, price: full }, entryRequests)
    priced.push({
      item: itemFromRow(dog, cls, show),
      price,
      early,
      reduction,
      total: price,
      refundRule: refundRuleOf(found),
      ...verdictOn(facts, entryRequest, before),
      show,
    })
    before.push(entryRequest)
  }
  const { currency } = facts.settings
  const found = code && discountOf(code, priced, currency)
  const lines = priced.map(({ show, ...line }, index) => ({ ...line, total: line.price - (found?.parts[index] ?? 0) }))
  return {
    lines,
    missing,
    extras: extras.lines,
    missingExtras: extras.missing,
    discount: found?.discount ?? null,
    codeRefusal: found?.refusal ?? null,
    total: sum([...lines, ...extras.lines].map((line) => line.total)),
    currency,
  }
}
