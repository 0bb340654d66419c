import type { Endpoints } from '../shared/endpoint'
import { KeyHeader } from '../shared/idempotencyKey'
import { IdParams } from '../shared/params'
import { Purchase } from './purchase'
import { PurchaseRequest } from './request'

export const purchaseEndpoints = {
  startPurchase: {
    method: 'POST',
    path: '/purchases',
    action: 'purchase.start',
    schema: { headers: KeyHeader, body: PurchaseRequest, response: { 200: Purchase, 201: Purchase } },
    refusals: ['not_member', 'not_eligible', 'discount_refused', 'terms_not_accepted'],
  },
  getPurchase: {
    method: 'GET',
    path: '/purchases/:id',
    action: 'purchase.read',
    schema: { params: IdParams, response: { 200: Purchase } },
  },
} as const satisfies Endpoints
