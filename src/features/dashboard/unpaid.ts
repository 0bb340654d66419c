import type { EntryRequest } from '#contract/purchase/cartItem'
import { fill, paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'

export interface Unpaid {
  id: string
  number: number
  /** Where it can be paid. */
  to: string
  /** Begun minutes for which the places are held; null where nothing is held. */
  minutesLeft: number | null
  /** What is entered with it, once it is paid. */
  entries: EntryRequest[]
}

const minute = 60_000

/** Purchases that can be paid at an instant (ISO), the hold that runs out first first. */
export const unpaid = (purchases: readonly Purchase[], now: string): Unpaid[] =>
  purchases
    .filter(({ status, checking }) => status === 'pending' && !checking)
    .map(({ id, number, holdUntil, lines }) => ({
      id,
      number,
      to: fill(paths.purchase, { id }),
      minutesLeft: holdUntil === null ? null : Math.ceil((Date.parse(holdUntil) - Date.parse(now)) / minute),
      entries: lines.flatMap((line) => (line.kind === 'entry' ? [line.item] : [])),
    }))
    .filter(({ minutesLeft }) => minutesLeft === null || minutesLeft > 0)
    .sort((a, b) => (a.minutesLeft ?? Infinity) - (b.minutesLeft ?? Infinity))
