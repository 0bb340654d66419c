import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, type Persistor } from 'redux-persist'
import { api } from '../api/api'
import type { ApiExtra } from '../api/request'
import { developing } from '../config/env'
import { liveEffects } from '../effects/live'
import { startAuthListeners } from './auth/authListeners'
import { livePersist } from './persist/livePersist'
import { startPersistence } from './persist/persistListeners'
import { createStorageEngine } from './persist/storageEngine'
import { rootReducer, type RootState } from './rootReducer'
import type { AppDispatch } from './storeTypes'
import { startRouterListeners } from './router/navigation'
import { startClockListeners } from './ui/clockListeners'
import { startLocaleListeners } from './ui/localeListeners'
import { storageFailed } from './ui/uiSlice'

const initialStateOf = (preloaded: Partial<RootState>): RootState =>
  rootReducer(preloaded, { type: '@@clear-round/init' })

/**
 * The store of one page: pure reducer, persistence, listeners and the API, all on one port. `preloadedState` is what
 * the page starts from; `persist()` restores what the browser kept on top of it.
 */
export const makeStore = (
  preloadedState: Partial<RootState> = {},
  { effects = liveEffects(), apiHost = '' }: Partial<ApiExtra> = {},
) => {
  const extra: ApiExtra = { effects, apiHost }
  const initial = initialStateOf(preloadedState)
  const engine = createStorageEngine(effects.storage, initial as never)
  const listener = createListenerMiddleware<RootState, AppDispatch, ApiExtra>({ extra })
  const store = configureStore({
    reducer: livePersist(engine, () => void store.dispatch(storageFailed())),
    preloadedState: initial as never,
    devTools: developing,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // A slow machine is no news: only checks that take half a second are.
        immutableCheck: { warnAfter: 500 },
        serializableCheck: {
          warnAfter: 500,
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          ignoredActionPaths: [],
        },
      })
        .prepend(listener.middleware)
        .concat(api.middleware),
  })
  startAuthListeners(listener.startListening)
  startClockListeners(listener.startListening)
  startLocaleListeners(listener.startListening)
  startRouterListeners((action) => void store.dispatch(action), effects)
  const persist = (): Promise<Persistor> => startPersistence(store, effects, engine)
  return Object.assign(store, { persist })
}

export type AppStore = ReturnType<typeof makeStore>
