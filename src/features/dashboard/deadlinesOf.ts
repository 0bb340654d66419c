import { dayAt, daysBetween } from '#contract/shared/calendar'
import { isPaidEntry } from '#contract/entry/paidEntry'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { Purchase } from '#contract/purchase/purchase'
import type { ShowSummary } from '#contract/show/show'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something still lasts, in the largest unit that says it well. */
export interface Left {
  unit: 'days' | 'hours' | 'minutes'
  count: number
}
export interface Deadline {
  show: ShowSummary
  left: Left
  /** Whether a dog of the member is in it: paid, in the cart, or not at all. */
  entered: 'paid' | 'cart' | 'no'
}

/** From a day on, calendar days in the show's zone, as people count them; below that whole hours, then begun minutes. */
const leftUntil = ({ entriesCloseAt, timeZone }: ShowSummary, now: string): Left => {
  const milliseconds = Date.parse(entriesCloseAt) - Date.parse(now)
  if (milliseconds < hour) return { unit: 'minutes', count: Math.ceil(milliseconds / minute) }
  if (milliseconds < day) return { unit: 'hours', count: Math.floor(milliseconds / hour) }
  return { unit: 'days', count: daysBetween(dayAt(now, timeZone), dayAt(entriesCloseAt, timeZone)) }
}

/** Shows that take entries at an instant (ISO), the one that closes first first. A full one is listed once entered. */
export const deadlinesOf = (
  shows: readonly ShowSummary[],
  purchases: readonly Purchase[],
  cart: readonly PurchaseItem[],
  now: string,
): Deadline[] => {
  const paid = purchases.filter(({ status }) => status === 'paid').flatMap(({ lines }) => lines)
  const enteredIn = (slug: string): Deadline['entered'] => {
    if (paid.some((line) => isPaidEntry(line) && line.item.showSlug === slug)) return 'paid'
    return cart.some(({ item }) => item.showSlug === slug) ? 'cart' : 'no'
  }
  const at = Date.parse(now)
  return shows
    .filter(({ state }) => state === 'published')
    .filter(({ entriesOpenAt, entriesCloseAt }) => Date.parse(entriesOpenAt) <= at && at < Date.parse(entriesCloseAt))
    .map((show) => ({ show, left: leftUntil(show, now), entered: enteredIn(show.slug) }))
    .filter(({ show, entered }) => show.placesLeft > 0 || entered !== 'no')
    .sort((a, b) => Date.parse(a.show.entriesCloseAt) - Date.parse(b.show.entriesCloseAt))
}
