import type { UnknownAction } from '@reduxjs/toolkit'
import type { purchasesApi } from './purchasesApi'

// Known by name: the store is in the first page; the endpoints and their schemas come with the screens that buy.
type Endpoints = typeof purchasesApi.endpoints
interface Settled extends UnknownAction {
  meta?: { arg?: { endpointName?: unknown } }
}

const settled = (endpoint: keyof Endpoints, status: 'fulfilled' | 'rejected') => (action: Settled) =>
  action.meta?.arg?.endpointName === endpoint && action.type.endsWith(status)

export const purchaseRead = settled('getPurchase', 'fulfilled') as Endpoints['getPurchase']['matchFulfilled']
export const purchaseStarted = settled('startPurchase', 'fulfilled') as Endpoints['startPurchase']['matchFulfilled']
export const purchaseRefused = settled('startPurchase', 'rejected') as Endpoints['startPurchase']['matchRejected']
