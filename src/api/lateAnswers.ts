import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import type { Session } from '#contract/account/user'
import type { loginApi } from './account/loginApi'
import type { purchasesApi } from './purchasesApi'
import type { startPurchaseApi } from './startPurchaseApi'

// Known by name: the store is in the first page; these endpoints and their schemas come with the screens that call them.
type Endpoints = typeof purchasesApi.endpoints & typeof startPurchaseApi.endpoints & typeof loginApi.endpoints
interface Settled extends UnknownAction {
  meta?: { arg?: { endpointName?: unknown } }
}

const settled = (endpoint: keyof Endpoints, status: 'fulfilled' | 'rejected') => (action: Settled) =>
  action.meta?.arg?.endpointName === endpoint && action.type.endsWith(status)

export const purchaseRead = settled('getPurchase', 'fulfilled') as Endpoints['getPurchase']['matchFulfilled']
export const purchaseStarted = settled('startPurchase', 'fulfilled') as Endpoints['startPurchase']['matchFulfilled']
export const purchaseRefused = settled('startPurchase', 'rejected') as Endpoints['startPurchase']['matchRejected']

const begun = [settled('login', 'fulfilled'), settled('register', 'fulfilled')]

/** Somebody is signed in from here on; an answer that asks for a code starts nothing. */
export const sessionStarted = (action: UnknownAction): action is PayloadAction<Session> =>
  begun.some((matches) => matches(action)) && 'token' in (action['payload'] as object)
