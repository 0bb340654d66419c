import { eq } from 'drizzle-orm'
import { brandOf, digitsOf, testCards, type Card } from '#contract/payment/card'
import { lockPurchases } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { charges, purchases } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { authorized, type CallerRequest } from '../../../http/authorize'
import { payableState } from '../../../domain/payment/payableState'

/**
 * Charges a card for a payment of this person: the charge, or null where the card is declined. A payment is charged
 * once at most; a purchase that is closed or whose hold has ended is not charged at all.
 */
export const chargeCard = ({ db, now }: ServerDeps, request: CallerRequest, paymentId: string, card: Card) =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const [found] = await lockPurchases(tx, eq(purchases.paymentId, paymentId))
      const [made] = await tx.select().from(charges).where(eq(charges.paymentId, paymentId))
      const purchase = authorized(request, 'purchase.pay', found, (row) => ({
        owner: row.userId,
        state: made ? 'charged' : payableState(row, now()),
      }))
      if (made) return made
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
