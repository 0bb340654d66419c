import type Stripe from 'stripe'
import type { PaidCard } from '#contract/purchase/purchase'
import type { PageState } from '#contract/shared/storedLists'
import type { PaymentNotice } from '../../../domain/payment/provider'
import { answerOf, StripeFailure } from './client'

export type Session = Stripe.Checkout.Session

/** Brands as receipts name them; any other as Stripe does. */
const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A page as it is at Stripe now, with the payment and the card behind it. */
export const readSession = (stripe: Stripe, id: string): Promise<Session> =>
  answerOf(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }))

const intentOf = ({ payment_intent: intent }: Session) => (typeof intent === 'string' ? null : intent)

/** The state of a page. A bank that answers later leaves it `processing`; after a refusal it can't be paid any more. */
export const stateOf = (session: Session): PageState => {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'open') return 'open'
  return session.status === 'complete' && intentOf(session)?.status === 'processing' ? 'processing' : 'closed'
}

export const intentIdOf = ({ payment_intent: intent }: Session): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null)

const cardOf = (session: Session): PaidCard | undefined => {
  const charge = intentOf(session)?.latest_charge
  const card = typeof charge === 'string' ? undefined : charge?.payment_method_details?.card
  return card?.brand && card.last4 ? { brand: brands[card.brand] ?? card.brand, last4: card.last4 } : undefined
}

/** What a paid page reports to purchases: the sum that was charged, in minor units. */
export const noticeOf = (paymentId: string, session: Session): PaymentNotice => ({
  paymentId,
  amount: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
  card: cardOf(session),
  by: 'stripe',
})

/** Closes a page of an ended purchase. Stripe refuses where it was paid or closed a moment before. */
export const closePage = async (stripe: Stripe, id: string): Promise<Session> => {
  try {
    return await answerOf(stripe.checkout.sessions.expire(id))
  } catch (error) {
    if (error instanceof StripeFailure && error.status === 400) return readSession(stripe, id)
    throw error
  }
}
