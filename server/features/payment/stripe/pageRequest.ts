import type Stripe from 'stripe'
import { fill, paths } from '#contract/shared/paths'
import type { Locale } from '#contract/shared/locales'
import type { purchases } from '../../../db/schema'
import type { PaymentRow } from './book'

type Purchase = typeof purchases.$inferSelect

/** What Poland pays with, beside cards; Stripe leaves out what its account has not switched on. */
const methods: Partial<Record<Purchase['currency'], ('blik' | 'p24')[]>> = { PLN: ['blik', 'p24'] }

const locales = { en: 'en-GB', pl: 'pl' } as const satisfies Record<Locale, string>

interface Page {
  purchase: Purchase
  payer: { email: string; locale: Locale }
  /** What the page and a bank statement's details call the purchase. */
  title: string
  addressOf: (path: string) => string
}

/** The page on which a purchase is paid. It depends on the purchase and its payer alone: asked for twice, it is the same request. */
export const pageRequest = ({ purchase, payer, title, addressOf }: Page): Stripe.Checkout.SessionCreateParams => {
  const { id, paymentId, currency, total } = purchase
  const metadata = { payment: paymentId }
  const back = addressOf(fill(paths.purchase, { id }))
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    customer_email: payer.email,
    locale: locales[payer.locale],
    allowed_payment_method_types: ['card', ...(methods[currency] ?? [])],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: total, product_data: { name: title } },
      },
    ],
    metadata,
    payment_intent_data: { description: title, metadata },
    success_url: back,
    cancel_url: `${back}?left=payment`,
  }
}

/** The first page is asked for with the payment's own id; one that follows it is another request. */
export const keyOf = ({ paymentId, attempt }: PaymentRow): string =>
  attempt === 1 ? paymentId : `${paymentId}-${attempt}`
