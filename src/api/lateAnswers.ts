import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import type { Session } from '#contract/account/user'
import type { Purchase } from '#contract/purchase'
import type { startPurchaseApi } from './startPurchaseApi'

// Known by name: the store is in the first page; these endpoints and their schemas come with the screens that call them.
type Endpoints = typeof startPurchaseApi.endpoints
interface Settled extends UnknownAction {
  meta?: { arg?: { endpointName?: unknown } }
}

const settled = (endpoint: string, status: 'fulfilled' | 'rejected') => (action: Settled) =>
  action.meta?.arg?.endpointName === endpoint && action.type.endsWith(status)

export const purchaseStarted = settled('startPurchase', 'fulfilled') as Endpoints['startPurchase']['matchFulfilled']
export const purchaseRefused = settled('startPurchase', 'rejected') as Endpoints['startPurchase']['matchRejected']

const read = ['getPurchase', 'startPurchase', 'checkPayment', 'chooseTransfer'].map((endpoint) =>
  settled(endpoint, 'fulfilled'),
)

/** A purchase as the server has it now, whichever call has read it. */
export const purchaseRead = (action: UnknownAction): action is PayloadAction<Purchase> =>
  read.some((matches) => matches(action))

const begun = [settled('login', 'fulfilled'), settled('register', 'fulfilled')]

/** Somebody is signed in from here on; an answer that asks for a code starts nothing. */
export const sessionStarted = (action: UnknownAction): action is PayloadAction<Session> =>
  begun.some((matches) => matches(action)) && 'token' in (action['payload'] as object)
