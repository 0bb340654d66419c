import { sum } from '../../contract/money'
import type { EntryWish } from '../../contract/cartItem'
import type { Quote, QuoteLine } from '../../contract/quote'
import { reasonsFor, type Facts } from '../shows/eligibility'
import { toItem } from './load'

/** Today's price of each wish and every reason against it; what does not exist (for this person) is `missing`. */
export const quoteOf = (facts: Facts, wishes: readonly EntryWish[]): Quote => {
  const lines: QuoteLine[] = []
  const missing: EntryWish[] = []
  const before: EntryWish[] = []
  for (const wish of wishes) {
    const found = facts.classes.get(wish.classId)
    const dog = facts.dogs.get(wish.dogId)
    if (!found || !dog) {
      missing.push(wish)
      continue
    }
    const { price } = found.cls
    const reasons = reasonsFor(facts, wish, before)
    lines.push({ item: toItem(dog, found.cls, found.show), price, total: price, reasons })
    before.push(wish)
  }
  return { lines, missing, total: sum(lines.map((line) => line.total)), currency: facts.settings.currency }
}
