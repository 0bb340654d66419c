import type { AppStartListening } from '../storeTypes'
import { localeChosen } from './uiSlice'

/** The chosen language goes into a cookie beside its key, so that the server can send the page in it. */
export const startLocaleListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: localeChosen,
    effect: ({ payload }, { extra: { effects } }) => effects.cookies.write('locale', payload),
  })
}
