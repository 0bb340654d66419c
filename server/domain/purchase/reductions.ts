import { reductionOf, type Reduction } from '#contract/show/reductions'
import type { EntryRequest } from '#contract/purchase/cartItem'
import type { Facts } from '../entry/eligibility'
import type { ShowRow } from '../show/showFromRow'

/**
 * The dog that pays in full at a show: of the member's entries that are kept the first without a reduction, or else the first;
 * without any, the first of the cart.
 */
const firstDog = (facts: Facts, showId: string, requests: readonly EntryRequest[]): string | undefined => {
  const kept = facts.entered.filter((entry) => entry.showId === showId && entry.enteredBy === facts.user.id)
  const wanted = requests.find(
    ({ classId, dogId }) => facts.dogs.has(dogId) && facts.classes.get(classId)?.show.id === showId,
  )
  return (kept.find(({ reduction }) => reduction !== 'second_dog') ?? kept[0] ?? wanted)?.dogId
}

/** What an entry of a cart costs less than `price`, and why. `requests`: the whole cart. */
export const reduced = (
  facts: Facts,
  show: ShowRow,
  { dogId, price }: { dogId: string; price: number },
  requests: readonly EntryRequest[],
): { price: number; reduction: Reduction } => {
  const found = reductionOf(show, {
    second_dog: firstDog(facts, show.id, requests) !== dogId,
    helper: facts.helpsAt.has(show.id),
  })
  if (found === null) return { price, reduction: null }
  return { price: Math.round((price * (100 - found.percent)) / 100), reduction: { ...found, from: price } }
}
