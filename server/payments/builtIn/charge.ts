import { and, eq } from 'drizzle-orm'
import { brandOf, digitsOf, testCards, type Card } from '../../../contract/card'
import { lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { charges, purchases } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'

/**
 * Charges a card for a payment of this person: the charge, or null where the card is declined. A payment is charged
 * once at most; a purchase that is closed or whose hold has ended is not charged at all.
 */
export const chargeCard = ({ db, now }: ServerDeps, userId: string, paymentId: string, card: Card) =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const ofCaller = and(eq(purchases.paymentId, paymentId), eq(purchases.userId, userId))
      const [purchase] = await lockPurchases(tx, ofCaller)
      if (!purchase) throw new HttpError('not_found')
      const [made] = await tx.select().from(charges).where(eq(charges.paymentId, paymentId))
      if (made) return made
      const over = purchase.holdUntil !== null && purchase.holdUntil <= now()
      if (purchase.status !== 'pending' || over) throw new HttpError('purchase_closed')
      const number = digitsOf(card.number)
      if (number !== digitsOf(testCards.pays)) return null
      const { total: amount, currency } = purchase
      const receipt = { cardBrand: brandOf(number), cardLast4: number.slice(-4) }
      const [charge] = await tx
        .insert(charges)
        .values({ paymentId, amount, currency, chargedAt: now(), ...receipt })
        .returning()
      return charge ?? null
    }),
  )
