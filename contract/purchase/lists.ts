import * as z from 'zod/mini'
import { pageLimit, pageOf } from '../shared/paging'
import { Purchase } from './purchase'
import { type Endpoints, noContent, pdf } from '../shared/endpoint'
import { PurchasesQuery } from '../shared/listQueries'
import { IdParams } from '../shared/params'

export const PurchasePage = pageOf(Purchase)

/**
 * What of a person's purchases still matters, newest first: what waits for its payment, what has a paid entry from today
 * on, and memberships. `pastEntries`: the number of paid entries before today, in the organisation's days.
 */
export const CurrentPurchases = z.object({
  items: z.array(Purchase).check(z.maxLength(pageLimit.most)),
  pastEntries: z.int(),
})
export type CurrentPurchases = z.infer<typeof CurrentPurchases>

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
