import type { AppStartListening } from '../storeTypes'
import { selectUnsent } from './formsSlice'

/** Within the app nothing typed is lost; closing or reloading the page would lose it, and asks. */
export const startFormsListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (_action, now, before) => selectUnsent(now) !== selectUnsent(before),
    effect: (_action, { getState, extra: { effects } }) => effects.confirmLeaving(selectUnsent(getState())),
  })
}
