import { sum } from '#contract/money'
import type { EntryRequest } from '#contract/cartItem'
import type { Quote, QuoteLine } from '#contract/quote'
import { reasonsFor, type Facts } from '../entries/eligibility'
import { toItem } from './load'

/** Today’s price of each entry request and every reason against it; what does not exist (for this person) is `missing`. */
export const quoteOf = (facts: Facts, entryRequests: readonly EntryRequest[]): Quote => {
  const lines: QuoteLine[] = []
  const missing: EntryRequest[] = []
  const before: EntryRequest[] = []
  for (const entryRequest of entryRequests) {
    const found = facts.classes.get(entryRequest.classId)
    const dog = facts.dogs.get(entryRequest.dogId)
    if (!found || !dog) {
      missing.push(entryRequest)
      continue
    }
    const { price } = found.cls
    const reasons = reasonsFor(facts, entryRequest, before)
    lines.push({ item: toItem(dog, found.cls, found.show), price, total: price, reasons })
    before.push(entryRequest)
  }
  return { lines, missing, total: sum(lines.map((line) => line.total)), currency: facts.settings.currency }
}
