import {
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
} from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, type Persistor } from 'redux-persist'
import { api } from '../api/api'
import type { ApiExtra } from '../api/request'
import { developing } from '../config/build'
import type { BrowserLocation, Effects } from '../effects/effects'
import { liveEffects } from '../effects/live'
import { sealable } from '../effects/sealed'
import { selectToken } from './auth/authSlice'
import { foreignState } from './persist/foreignState'
import { createTyping } from './forms/typing'
import { persistedReducer } from './persist/persistedReducer'
import { followStorage, startPersistence } from './persist/persistListeners'
import { persistMiddleware } from './persist/persistMiddleware'
import { createStorageEngine } from './persist/storageEngine'
import { rootReducer, type RootState } from './rootReducer'
import { startListeners } from './startListeners'
import type { AppDispatch } from './storeTypes'
import { startRouterListeners } from './router/navigation'
import { connectionChanged, selectIsOnline, storageFailed } from './ui/uiSlice'

const initialStateOf = (preloaded: Partial<RootState>): RootState =>
  rootReducer(preloaded, { type: '@@clear-round/init' })

/** A whole session of a tester; the extension keeps 50 by default. */
const loggedActions = 5_000

/** `export: true` is the one export that is sanitised. Without `persist`, which would store states with their secrets. */
const devToolsFeatures: DevToolsEnhancerOptions['features'] = {
  export: true,
  import: 'custom',
  pause: true,
  lock: true,
  jump: true,
  skip: true,
  reorder: true,
  dispatch: true,
}

/** Where DevTools can put any state into the page: what shows a trace must not act on it. */
const watched = (given: Effects) => {
  const { effects, seal } = sealable(given)
  let sealed = false
  const reportAndSeal = (at: BrowserLocation) => {
    seal(at)
    sealed = true
    console.error('This tab shows a trace: nothing is sent, stored or opened from here until the next reload.')
  }
  return { effects, seal: reportAndSeal, isSealed: () => sealed }
}

interface StoreOptions extends Partial<Pick<ApiExtra, 'effects' | 'apiHost'>> {
  /** Innermost: the recorder, where there is one. */
  enhancers?: StoreEnhancer[] | undefined
  /** Redux DevTools may connect: in development, and where the server is in QA mode. */
  inspected?: boolean
  /** What keeps secrets from Redux DevTools. */
  sanitizers?: Pick<DevToolsEnhancerOptions, 'actionSanitizer' | 'stateSanitizer'>
}

/**
 * The store of one page: pure reducer, persistence, listeners and the API, all on one port. `preloadedState` is what
 * the page starts from; `persist()` restores what the browser kept on top of it.
 */
export const makeStore = (
  preloadedState: Partial<RootState> = {},
  {
    effects: given = liveEffects(),
    apiHost = '',
    enhancers = [],
    sanitizers = {},
    inspected = developing,
  }: StoreOptions = {},
) => {
  const port = inspected ? watched(given) : { effects: given, seal: () => undefined, isSealed: () => false }
  const { effects, seal, isSealed } = port
  const currentToken = () => {
    // Browsers send a tab no event about its own storage: a tester at the console, another script. A trace that is
    // shown has nothing to do with what is stored here.
    if (!isSealed() && engine.hasMoved('token')) followStorage(store, engine, 'token')
    return selectToken(store.getState())
  }
  const extra: ApiExtra = { effects, apiHost, currentToken }
  const initial = initialStateOf(preloadedState)
  const engine = createStorageEngine(effects, initial as never)
  const typing = createTyping(effects)
  const listener = createListenerMiddleware<RootState, AppDispatch, ApiExtra>({ extra })
  const store = configureStore({
    reducer: persistedReducer,
    preloadedState: initial,
    devTools: inspected && { maxAge: loggedActions, features: devToolsFeatures, ...sanitizers },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // A slow machine is no news: only checks that take seconds are.
        immutableCheck: { warnAfter: 5_000 },
        serializableCheck: {
          warnAfter: 5_000,
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          ignoredActionPaths: [],
        },
      })
        .prepend(typing.middleware, listener.middleware)
        .concat(api.middleware)
        .concat(persistMiddleware(engine, () => void store.dispatch(storageFailed()))),
    enhancers: (defaults) =>
      defaults()
        .concat(inspected ? [foreignState(({ router }) => seal(router.location))] : [])
        .concat(enhancers),
  })
  startListeners(listener.startListening)
  startRouterListeners((action) => void store.dispatch(action), effects)
  // What RTK Query's setupListeners does with the window, through the port.
  effects.onReturn(() => effects.network.isOnline() && store.dispatch(api.internalActions.onFocus()))
  effects.network.onChange(() => {
    const isOnline = effects.network.isOnline()
    if (isOnline !== selectIsOnline(store.getState())) store.dispatch(connectionChanged(isOnline))
  })
  const persist = (): Promise<Persistor> => startPersistence(store, effects, engine)
  return Object.assign(store, { persist, port: { effects, apiHost, typing } })
}

export type AppStore = ReturnType<typeof makeStore>
