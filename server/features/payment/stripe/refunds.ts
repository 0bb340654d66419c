import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Db } from '../../../db/client'
import { stripeRefunds } from '../../../db/schema'
import { RefundRefused } from '../../../domain/payment/provider'
import { findPayment } from './book'
import { answerOf, StripeFailure } from './client'

const second = 1_000
const options = { timeout: 20 * second, maxNetworkRetries: 1 }

export const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

/** What was given back of a payment. */
export const refundsOf = async (stripe: Stripe, intent: string): Promise<Stripe.Refund[]> =>
  (await answerOf(stripe.refunds.list({ payment_intent: intent, limit: 100 }, options))).data

/** The purpose of a refund, as we have asked for it; undefined for one that was made on Stripe's pages. */
export const purposeOf = ({ metadata }: Stripe.Refund): string | undefined => metadata?.['reason_id']

const refusalsOf = async (db: Db, id: string): Promise<number> =>
  (await db.select().from(stripeRefunds).where(eq(stripeRefunds.id, id)))[0]?.refusals ?? 0

/** Two servers that are refused at once have been refused once. */
const keepRefusal = async (db: Db, id: string, before: number): Promise<void> => {
  await db
    .insert(stripeRefunds)
    .values({ id, refusals: before + 1 })
    .onConflictDoUpdate({ target: stripeRefunds.id, set: { refusals: before + 1 } })
}

interface Part {
  paymentId: string
  /** The purpose of the refund: a second call with it refunds nothing more. */
  id: string
  /** Everything where left out. */
  amount?: number
}

/** Gives money of a payment back, once for each id; throws where Stripe refuses or does not answer, and can then be asked again. */
export const refundOnce = async (db: Db, stripe: Stripe, { paymentId, id, amount }: Part): Promise<void> => {
  const intent = (await findPayment(db, paymentId))?.paymentIntent
  if (!intent) throw new Error(`No payment of ${paymentId} is known to Stripe`)
  const before = await refusalsOf(db, id)
  // A key is forgotten after a day, and an answer can be lost; this is neither.
  const known = (await refundsOf(stripe, intent)).filter((refund) => purposeOf(refund) === id)
  if (known.some((refund) => !hasFailed(refund))) return
  const params = { payment_intent: intent, metadata: { reason_id: id }, ...(amount !== undefined && { amount }) }
  try {
    const idempotencyKey = `refund-${id}-${before + 1}`
    const made = await answerOf(stripe.refunds.create(params, { ...options, idempotencyKey }))
    // The answer to a key stays as it was first given, also when that refund has failed since.
    const isKnown = known.some((refund) => refund.id === made.id)
    if (isKnown || hasFailed(made)) throw new StripeFailure(made.failure_reason ?? 'refund_failed', 402, undefined)
  } catch (error) {
    if (!(error instanceof StripeFailure && error.isFinal)) throw error
    await keepRefusal(db, id, before)
    throw error.isRefusal ? new RefundRefused(error.message) : error
  }
}
