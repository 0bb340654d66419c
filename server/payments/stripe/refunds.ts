import type Stripe from 'stripe'
import type { Db } from '../../db/client'
import { findPayment } from './book'
import { answerOf, StripeFailure } from './client'

const second = 1_000
const options = { timeout: 20 * second, maxNetworkRetries: 1 }

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

/** What was given back of a payment for one reason; the words of an idempotency key are forgotten after a day, these are not. */
const refundsFor = async (stripe: Stripe, intent: string, reason: string): Promise<Stripe.Refund[]> => {
  const listed = await answerOf(stripe.refunds.list({ payment_intent: intent, limit: 100 }, options))
  return listed.data.filter(({ metadata }) => metadata?.['reason_id'] === reason)
}

interface Part {
  paymentId: string
  /** What this money goes back for: the same again gives nothing more. */
  id: string
  /** Everything where left out. */
  amount?: number
}

/** Gives money of a payment back, once for each id; throws where Stripe refuses or does not answer, and can then be asked again. */
export const giveBack = async (db: Db, stripe: Stripe, { paymentId, id, amount }: Part): Promise<void> => {
  const intent = (await findPayment(db, paymentId))?.paymentIntent
  if (!intent) throw new Error(`No payment of ${paymentId} is known to Stripe`)
  const before = await refundsFor(stripe, intent, id)
  if (before.some((refund) => !hasFailed(refund))) return
  const params = { payment_intent: intent, metadata: { reason_id: id }, ...(amount !== undefined && { amount }) }
  const idempotencyKey = `refund-${id}-${before.length + 1}`
  const made = await answerOf(stripe.refunds.create(params, { ...options, idempotencyKey }))
  if (hasFailed(made)) throw new StripeFailure(made.failure_reason ?? 'refund_failed', undefined, undefined)
}
