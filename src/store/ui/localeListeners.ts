import { api } from '../../api/api'
import type { AppStartListening } from '../storeTypes'
import { localeChosen } from './uiSlice'

/**
 * The chosen language goes into a cookie beside its key, so that the server can send the page in it; what the server
 * has said in the one before is asked again.
 */
export const startLocaleListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: localeChosen,
    effect: ({ payload }, { dispatch, extra: { effects } }) => {
      effects.cookies.write('locale', payload)
      dispatch(api.util.invalidateTags(['Worded']))
    },
  })
}
