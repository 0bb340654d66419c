import { configureStore, createAction } from '@reduxjs/toolkit'
import { api } from '../api/api'
import type { ApiExtra } from '../api/request'
import { sealedEffects } from '../effects/sealed'
import { createTyping } from './forms/typing'
import type { AppStore } from './makeStore'
import type { PersistedState } from './persist/persistedReducer'

const seek = createAction<PersistedState>('qa/seek')

/**
 * A store that shows one state of a trace after the other. Actions of the screens change nothing; blocked calls
 * are reported to `onHeld`.
 */
export const makePlayerStore = (first: PersistedState, onHeld: (call: string) => void) => {
  const sealed = sealedEffects(onHeld)
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { method, url } = new Request(input, init)
    const { pathname, search } = new URL(url)
    onHeld(`fetch ${method} ${pathname}${search}`)
    return new Promise(() => undefined)
  }
  const extraArgument: ApiExtra = { effects: { ...sealed, fetch }, apiHost: '', currentToken: () => null }
  const store = configureStore({
    reducer: (state: PersistedState = first, action) => (seek.match(action) ? action.payload : state),
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  })
  const { effects, apiHost } = extraArgument
  // What is typed into a trace is no part of it.
  const typing = { ...createTyping(effects), hold: () => undefined }
  const shown = Object.assign(store, { port: { effects, apiHost, typing } }) as unknown as AppStore
  return { store: shown, show: (state: PersistedState) => void store.dispatch(seek(state)) }
}
