import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import { paymentEndpoints } from '#contract/payment/card'
import { PaidCard } from '#contract/purchase/purchase'
import { apiBase } from '#contract/shared/paths'
import type { Db } from '../../../db/client'
import { lockPurchases } from '../../../db/locks'
import { charges, partialRefunds, purchases, refunds } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import type { PaymentProvider } from '../../../domain/payment/provider'
import { isSigned, sign, signatureHeader } from '../../../http/signature'

/** Writes a partial refund into the provider's book. Two at once of one payment wait for each other. */
const refundPart = async (
  tx: Db,
  { id, paymentId, amount }: { id: string; paymentId: string; amount: number },
  at: Date,
): Promise<void> => {
  await lockPurchases(tx, eq(purchases.paymentId, paymentId))
  await tx.insert(partialRefunds).values({ id, paymentId, amount, refundedAt: at }).onConflictDoNothing()
  const [book] = await tx
    .select({
      charged: charges.amount,
      returned: sql<number>`(select sum(amount) from ${partialRefunds} where payment_id = ${paymentId})::int`,
    })
    .from(charges)
    .where(eq(charges.paymentId, paymentId))
  if (!book || book.returned > book.charged) throw new Error(`More would go back of ${paymentId} than came in`)
}

type Ask = (request: InjectOptions) => Promise<{ statusCode: number }>
type Charge = typeof charges.$inferSelect

const Notification = z.object({
  type: z.literal('payment.succeeded'),
  paymentId: z.uuid(),
  amount: z.int(),
  currency: z.string(),
  card: z.optional(PaidCard),
})

/** The provider that comes with the product: it needs no account anywhere and speaks as a real one does, over HTTP. */
export interface BuiltInProvider extends PaymentProvider {
  deliver: (charge: Charge) => Promise<void>
}

const read = (rawBody: string) => {
  try {
    return { ...Notification.parse(JSON.parse(rawBody)), by: 'built_in' as const }
  } catch {
    return null
  }
}

export const builtInProvider = ({ db, now, paymentSecret }: ServerDeps, ask: Ask): BuiltInProvider => {
  const deliver = async (charge: Charge): Promise<void> => {
    const { paymentId, amount, currency, cardBrand: brand, cardLast4: last4 } = charge
    const card = brand === null || last4 === null ? undefined : { brand, last4 }
    const payload = JSON.stringify({ type: 'payment.succeeded', paymentId, amount, currency, card })
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(paymentSecret, payload, now()) }
    const answer = await ask({ method: 'POST', url: apiBase + paymentEndpoints.notifyOfPayment.path, headers, payload })
    if (answer.statusCode !== 200) return
    await db.update(charges).set({ notifiedAt: now() }).where(eq(charges.paymentId, paymentId))
  }
  return {
    way: 'card_form',
    transfer: null,
    // Its form asks the purchase itself, under the purchase's lock.
    stop: () => Promise.resolve(true),
    deliver,
    readNotification: async (rawBody, { [signatureHeader]: signature }, at) =>
      typeof signature === 'string' && isSigned(paymentSecret, rawBody, signature, at) ? read(rawBody) : null,
    findCharged: async (tx, paymentIds) => {
      const found = await tx
        .select({ id: charges.paymentId })
        .from(charges)
        .where(inArray(charges.paymentId, [...paymentIds]))
      return found.map(({ id }) => id)
    },
    refund: async (paymentId, at) => {
      await db.insert(refunds).values({ paymentId, refundedAt: at }).onConflictDoNothing()
    },
    refundPart: (part, at) => db.transaction((tx) => refundPart(tx, part, at)),
    redeliver: async (signal) => {
      const waiting = await db.select().from(charges).where(isNull(charges.notifiedAt)).limit(100)
      for (const charge of waiting) {
        if (signal.aborted) return
        await deliver(charge)
      }
    },
  }
}
