import type Stripe from 'stripe'

const tolerance = 300
const about = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

const verified = (stripe: Stripe, rawBody: string, signature: string, secret: string, now: Date) => {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now.getTime())
  } catch {
    return null
  }
}

/** The page that a signed event is about; undefined where it is about something else, null where it is not Stripe's. */
export const pageOfEvent = (
  stripe: Stripe,
  { rawBody, signature, secret, now }: { rawBody: string; signature: unknown; secret: string; now: Date },
): string | undefined | null => {
  if (typeof signature !== 'string') return null
  const event = verified(stripe, rawBody, signature, secret, now)
  if (!event) return null
  return about.has(event.type) ? (event.data.object as Stripe.Checkout.Session).id : undefined
}
