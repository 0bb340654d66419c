import { isAnyOf } from '@reduxjs/toolkit'
import type { AppStartListening } from '../storeTypes'
import { checkoutStarted, selectStartedPurchase } from '../purchase/purchaseSlice'
import { selectNow, timePassed } from './uiSlice'

const second = 1_000
const minute = 60_000

/** Moves the time on the screen: each minute, and each second while places are held at checkout. */
export const startClockListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(timePassed, checkoutStarted),
    effect: async (_action, { dispatch, getState, extra: { effects }, signal, cancelActiveListeners }) => {
      cancelActiveListeners()
      const step = selectStartedPurchase(getState()) ? second : minute
      const rest = step - (Date.parse(selectNow(getState())) % step)
      const cancel = effects.timers.after(rest, () => dispatch(timePassed(effects.clock.now())))
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(cancel())))
    },
  })
}
