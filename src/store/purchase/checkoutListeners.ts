import { sameValue } from '../../lib/sameValue'
import type { AppStartListening } from '../storeTypes'
import { startCheckout } from './startCheckout'
import { selectWantedCheckout } from './wantedCheckout'

/** Starts (or takes up again, after a reload) the purchase that is wanted, as soon as that is known and whenever it changes. */
export const startCheckoutListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (_action, now, before) => {
      const wanted = selectWantedCheckout(now)
      return wanted !== null && !sameValue(wanted, selectWantedCheckout(before))
    },
    effect: (_action, { dispatch, getState }) => {
      const wanted = selectWantedCheckout(getState())
      if (wanted) dispatch(startCheckout(wanted))
    },
  })
}
