import { REHYDRATE } from 'redux-persist'
import { purchaseRead } from '../../api/answers'
import type { AppStartListening } from '../storeTypes'
import { unreadItemsDropped } from '../ui/uiSlice'
import { checkoutLeft, isCheckout, selectPurchaseItems, selectStartedPurchase } from './purchaseSlice'

/** A cart that a payment has emptied is written again, without the lines that could not be read; an old receipt changes none. */
export const startCartListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: purchaseRead,
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const [before, after] = [getOriginalState(), getState()].map((state) => selectPurchaseItems(state).length)
      if (before !== after) dispatch(unreadItemsDropped())
    },
  })
  startListening({
    type: REHYDRATE,
    effect: (_action, { dispatch, getState }) => {
      const state = getState()
      if (selectStartedPurchase(state) && !isCheckout(state.router.location.pathname)) dispatch(checkoutLeft())
    },
  })
}
