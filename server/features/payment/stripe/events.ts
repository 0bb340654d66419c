import type Stripe from 'stripe'

/** What an event is about: a page, the refunds of a payment, or a dispute; `other` for all that we need not know. */
type Subject =
  { of: 'page'; id: string } | { of: 'refunds'; intent: string } | { of: 'dispute'; id: string } | { of: 'other' }

const tolerance = 300

const verified = (stripe: Stripe, rawBody: string, signature: string, secret: string, now: Date) => {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now.getTime())
  } catch {
    return null
  }
}

const refundsOf = ({ payment_intent: intent }: Stripe.Refund | Stripe.Charge): Subject => {
  const id = typeof intent === 'string' ? intent : intent?.id
  return id === undefined ? { of: 'other' } : { of: 'refunds', intent: id }
}

/** The subject of an event that Stripe has signed; null where it is not Stripe's. */
export const subjectOf = (
  stripe: Stripe,
  { rawBody, signature, secret, now }: { rawBody: string; signature: unknown; secret: string; now: Date },
): Subject | null => {
  const event = typeof signature === 'string' ? verified(stripe, rawBody, signature, secret, now) : null
  switch (event?.type) {
    case undefined:
      return null
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { of: 'page', id: event.data.object.id }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundsOf(event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { of: 'dispute', id: event.data.object.id }
    default:
      return { of: 'other' }
  }
}
