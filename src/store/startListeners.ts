import { startActingListeners } from './auth/actingListeners'
import { startAuthListeners } from './auth/authListeners'
import { startRestoreListeners } from './auth/restoreListeners'
import { startCartListeners } from './purchase/cartListeners'
import { startCheckoutListeners } from './purchase/checkoutListeners'
import { startCallListeners } from './router/visitCalls'
import type { AppStartListening } from './storeTypes'
import { startClockListeners } from './ui/clockListeners'
import { startLocaleListeners } from './ui/localeListeners'

/** Starts every listener of the store. */
export const startListeners = (startListening: AppStartListening) => {
  startAuthListeners(startListening)
  startActingListeners(startListening)
  startRestoreListeners(startListening)
  startCartListeners(startListening)
  startCheckoutListeners(startListening)
  startCallListeners(startListening)
  startClockListeners(startListening)
  startLocaleListeners(startListening)
}
