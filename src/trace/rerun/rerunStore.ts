import { configureStore, createListenerMiddleware, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../api/api'
import type { ApiExtra } from '../../api/request'
import type { Effects } from '../../effects/effects'
import { selectToken } from '../../store/auth/authSlice'
import type { RootState } from '../../store/rootReducer'
import { startListeners } from '../../store/startListeners'
import type { AppDispatch } from '../../store/storeTypes'
import type { State } from '../trace'

interface Options {
  start: State
  effects: Effects
  /**
   * What the application's own code dispatches. Given back is the recorded action that takes its place; null for none.
   */
  onMade: (action: UnknownAction) => UnknownAction | null
}

/**
 * The application's listeners, thunks and calls over states that were recorded: an action changes the state only if it is
 * one of the recording, and to what it was then.
 */
export const makeRerunStore = ({ start, effects, onMade }: Options) => {
  const recorded = new Map<UnknownAction, State>()
  let isOver = false
  const gate: Middleware = () => (next) => (given) => {
    const action = given as UnknownAction
    // Thunks dispatch in turn; RTK Query asks its own middleware who has subscribed.
    const isPassed =
      isOver ||
      typeof given === 'function' ||
      recorded.has(action) ||
      api.internalActions.internal_getRTKQSubscriptions.match(action)
    if (isPassed) return next(given)
    const inPlace = onMade(action)
    return inPlace ? next(inPlace) : given
  }
  const extra: ApiExtra = {
    effects,
    apiHost: 'http://replay.invalid',
    currentToken: () => selectToken(store.getState()),
  }
  const listener = createListenerMiddleware<RootState, AppDispatch, ApiExtra>({ extra, onError: () => undefined })
  startListeners(listener.startListening)
  const store = configureStore({
    reducer: (state: State = start, action: UnknownAction) => recorded.get(action) ?? state,
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, immutableCheck: false, serializableCheck: false })
        .prepend(gate, listener.middleware)
        .concat(api.middleware),
  })
  return {
    dispatch: store.dispatch as AppDispatch,
    /** From here on this action leads to this state. */
    expect: (action: UnknownAction, state: State) => void recorded.set(action, state),
    stop: () => {
      isOver = true
      listener.clearListeners()
      store.dispatch(api.util.resetApiState())
    },
  }
}
