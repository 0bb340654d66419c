import { Purchase } from '../purchase/purchase'
import type { Endpoints } from '../shared/endpoint'
import { IdParams } from '../shared/params'

export const transferEndpoints = {
  /** Pays a purchase by bank transfer, where that is offered. */
  chooseTransfer: {
    method: 'POST',
    path: '/payments/:id/transfer',
    action: 'purchase.chooseTransfer',
    schema: { params: IdParams, response: { 200: Purchase } },
    refusals: ['transfer_not_offered', 'payment_in_progress', 'payment_unavailable'],
  },
} as const satisfies Endpoints
