import * as z from 'zod/mini'
import { PaymentPage } from '../purchase/purchase'
import type { Endpoints } from '../shared/endpoint'
import { IdParams } from '../shared/params'
import { Card, CardResult } from './card'

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
