import { type Endpoints, noContent, pdf } from '../shared/endpoint'
import { PurchasesQuery } from '../shared/listQueries'
import { IdParams } from '../shared/params'
import { CurrentPurchases, PurchasePage } from './lists'

export const purchaseListEndpoints = {
  getPurchases: {
    method: 'GET',
    path: '/purchases',
    action: 'purchase.list',
    schema: { querystring: PurchasesQuery, response: { 200: PurchasePage } },
  },
  /** Those of them that still matter: see CurrentPurchases. */
  getCurrentPurchases: {
    method: 'GET',
    path: '/purchases/current',
    action: 'purchase.list',
    schema: { response: { 200: CurrentPurchases } },
  },
  cancelPurchase: {
    method: 'DELETE',
    path: '/purchases/:id',
    action: 'purchase.cancel',
    schema: { params: IdParams, response: noContent },
  },
  sendReceipt: {
    method: 'POST',
    path: '/purchases/:id/receipt',
    action: 'receipt.send',
    schema: { params: IdParams, response: noContent },
  },
  saveReceipt: {
    method: 'GET',
    path: '/purchases/:id/receipt.pdf',
    action: 'receipt.read',
    schema: { params: IdParams, response: pdf },
  },
} as const satisfies Endpoints
