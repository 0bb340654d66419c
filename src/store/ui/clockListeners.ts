import { isAnyOf } from '@reduxjs/toolkit'
import { paths } from '#contract/paths'
import { locationChanged, selectScreenPath } from '../router/routerSlice'
import type { AppStartListening } from '../storeTypes'
import { checkoutStarted, selectStartedPurchase } from '../purchase/purchaseSlice'
import { selectNow, timePassed } from './uiSlice'

const second = 1_000
const minute = 60_000

/** Moves the time on the screen: each minute, and each second at the checkout and where a purchase is open. */
export const startClockListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(timePassed, checkoutStarted, locationChanged),
    effect: async (_action, { dispatch, getState, extra: { effects }, signal, cancelActiveListeners }) => {
      cancelActiveListeners()
      const state = getState()
      const exact = selectStartedPurchase(state) !== null || selectScreenPath(state) === paths.purchase
      const step = exact ? second : minute
      const rest = step - (Date.parse(selectNow(state)) % step)
      const cancel = effects.timers.after(rest, () => dispatch(timePassed(effects.clock.now())))
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(cancel())))
    },
  })
}
