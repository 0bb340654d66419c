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
   * Called for each action that the application's own code dispatches. Returns the recorded action to dispatch in its place, or null to
   * drop it.
   */
  onDispatch: (action: UnknownAction) => UnknownAction | null
}

/**
 * A store with the application's listeners, thunks and calls, whose states are recorded. Only recorded actions change its state,
 * each to the state that was recorded after it.
 */
export const makeRerunStore = ({ start, effects, onDispatch }: Options) => {
  const recorded = new Map<UnknownAction, State>()
  let isOver = false
  const gate: Middleware = () => (next) => (given) => {
    const action = given as UnknownAction
    // RTK Query reads its subscriptions by an action.
    const isPassed =
      isOver ||
      typeof given === 'function' ||
      recorded.has(action) ||
      api.internalActions.internal_getRTKQSubscriptions.match(action)
    if (isPassed) return next(given)
    const inPlace = onDispatch(action)
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
    /** Sets the state that a recorded action leads to. */
    expect: (action: UnknownAction, state: State) => void recorded.set(action, state),
    stop: () => {
      isOver = true
      listener.clearListeners()
      store.dispatch(api.util.resetApiState())
    },
  }
}
