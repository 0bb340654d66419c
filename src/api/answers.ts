import { isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Session } from '#contract/account/user'
import { loginApi } from './account/loginApi'
import { paymentCheckApi } from './payment/paymentCheckApi'
import { purchasesApi } from './purchase/purchasesApi'
import { startPurchaseApi } from './purchase/startPurchaseApi'
import { transferApi } from './payment/transferApi'

/** A purchase as the server has it now, whichever call has read it. */
export const purchaseRead = isAnyOf(
  purchasesApi.endpoints.getPurchase.matchFulfilled,
  startPurchaseApi.endpoints.startPurchase.matchFulfilled,
  paymentCheckApi.endpoints.checkPayment.matchFulfilled,
  transferApi.endpoints.chooseTransfer.matchFulfilled,
)

const answeredLogin = isAnyOf(loginApi.endpoints.login.matchFulfilled, loginApi.endpoints.register.matchFulfilled)

/** A user is signed in from here on; an answer that asks for a code starts no session. */
export const sessionStarted = (action: UnknownAction): action is PayloadAction<Session> =>
  answeredLogin(action) && 'token' in action.payload
