import { isAnyOf } from '@reduxjs/toolkit'
import { paths } from '#contract/shared/paths'
import { clockCorrected } from '../../api/events'
import { locationChanged, selectScreenPath } from '../router/routerSlice'
import type { AppStartListening } from '../storeTypes'
import { checkoutStarted, selectStartedPurchase } from '../purchase/purchaseSlice'
import { laterBy, selectClockOffset, selectNow, timePassed } from './uiSlice'

const second = 1_000
const minute = 60_000

/** Moves the time on the screen: each minute, and each second at the checkout and where a purchase is open. */
export const startClockListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(timePassed, clockCorrected, checkoutStarted, locationChanged),
    effect: async (_action, { dispatch, getState, extra: { effects }, signal, cancelActiveListeners }) => {
      cancelActiveListeners()
      const state = getState()
      const exact = selectStartedPurchase(state) !== null || selectScreenPath(state) === paths.purchase
      const step = exact ? second : minute
      const rest = step - (Date.parse(selectNow(state)) % step)
      const tick = () => dispatch(timePassed(laterBy(effects.clock.now(), selectClockOffset(getState()))))
      const cancel = effects.timers.after(rest, tick)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(cancel())))
    },
  })
}
