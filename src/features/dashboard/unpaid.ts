import { fill, paths } from '../../../contract/paths'
import type { PurchaseItem } from '../../../contract/cartItem'
import type { Purchase } from '../../../contract/purchase'

export interface Unpaid {
  id: string
  number: number
  /** Where it can be paid. */
  to: string
  /** Begun minutes for which the places are held; null where nothing is held. */
  minutesLeft: number | null
}

const minute = 60_000

// The checkout pays what lies in the cart; a purchase begun at another browser can only be looked at here.
const payAt = ({ id, lines }: Purchase, cart: readonly PurchaseItem[]): string => {
  const [first] = lines
  if (first?.kind === 'membership') return `${paths.registrationPayment}?plan=${first.planId}`
  const inCart = lines.every(
    (line) =>
      line.kind === 'entry' &&
      cart.some(({ item }) => item.classId === line.item.classId && item.dogId === line.item.dogId),
  )
  return inCart ? paths.checkout : fill(paths.purchase, { id })
}

/** Purchases that wait for their payment at an instant (ISO), the hold that runs out first first. */
export const unpaid = (purchases: readonly Purchase[], cart: readonly PurchaseItem[], now: string): Unpaid[] =>
  purchases
    .filter(({ status }) => status === 'pending')
    .map((purchase) => ({
      ...{ id: purchase.id, number: purchase.number, to: payAt(purchase, cart) },
      minutesLeft:
        purchase.holdUntil === null ? null : Math.ceil((Date.parse(purchase.holdUntil) - Date.parse(now)) / minute),
    }))
    .filter(({ minutesLeft }) => minutesLeft === null || minutesLeft > 0)
    .sort((a, b) => (a.minutesLeft ?? Infinity) - (b.minutesLeft ?? Infinity))
