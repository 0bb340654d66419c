import { cardNumber } from 'card-validator/dist/card-number.js'
import * as z from 'zod/mini'
import { TypedText } from '../shared/text'
import { PaymentPage } from '../purchase/purchase'
import type { Endpoints } from '../shared/endpoint'
import { IdParams } from '../shared/params'

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The brand of a card by its number, as receipts name it: "Visa"; null where no brand has such numbers. */
export const brandOf = (number: string): string | null => cardNumber(digitsOf(number)).card?.niceType ?? null

/** A card number as the card shows it, in groups: by its brand, and in fours while that is not known. */
export const groupedNumber = (text: string): string => {
  const digits = digitsOf(text)
  const { card } = cardNumber(digits)
  const gaps = card?.gaps ?? [4, 8, 12]
  const starts = [0, ...gaps, Math.max(...(card?.lengths ?? [19]))]
  const groups = starts.slice(1).map((end, index) => digits.slice(starts[index], end))
  return groups.filter((group) => group !== '').join(' ')
}

/** The built-in provider's card form. A number whose check digit is wrong is a typo: the bank is not asked. */
export const Card = z.object({
  number: TypedText.check(
    z.minLength(1),
    z.regex(/^(\d[ -]?){12,19}$/),
    z.refine((text) => cardNumber(digitsOf(text)).isValid),
  ),
  expiry: TypedText.check(z.minLength(1), z.regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/)),
  cvc: TypedText.check(z.minLength(1), z.regex(/^\d{3,4}$/)),
})
export type Card = z.infer<typeof Card>
export const CardResult = z.object({ status: z.enum(['succeeded', 'declined']) })
export type CardResult = z.infer<typeof CardResult>

/** Numbers that the built-in provider knows; every other number is declined. */
export const testCards = { pays: '4242 4242 4242 4242', declines: '4000 0000 0000 0002' } as const

export const paymentEndpoints = {
  notifyOfPayment: {
    method: 'POST',
    path: '/payments/notifications',
    action: 'payment.notify',
    schema: { response: { 200: z.object({ received: z.literal(true) }) } },
  },
  payByCard: {
    method: 'POST',
    path: '/payments/:id/card',
    action: 'purchase.pay',
    schema: { params: IdParams, body: Card, response: { 200: CardResult } },
  },
  /** The provider's own page for a payment. */
  openPaymentPage: {
    method: 'POST',
    path: '/payments/:id/page',
    action: 'purchase.pay',
    schema: { params: IdParams, response: { 200: PaymentPage } },
    refusals: ['payment_in_progress', 'payment_unavailable'],
  },
} as const satisfies Endpoints
