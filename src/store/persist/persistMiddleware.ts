import type { Middleware } from '@reduxjs/toolkit'
import { createPersistoid, FLUSH, getStoredState, PAUSE, PERSIST, type PersistConfig } from 'redux-persist'
import type { RootState } from '../rootReducer'
import { persistKey, type PersistedState } from './persistedReducer'
import type { StorageEngine } from './storageEngine'

/** What persistStore puts into its actions, to hear what became of them. */
interface PersistAction {
  type: string
  register: (key: string) => void
  rehydrate: (key: string, restored?: unknown, error?: unknown) => void
  result: (written: Promise<unknown>) => void
}

/**
 * What redux-persist's reducer does to the world: it restores the state from storage and writes what has changed. Here it does so
 * beside the reducer, so DevTools may import, replay and skip actions without a write.
 */
export const persistMiddleware = (engine: StorageEngine, onWriteFailed: () => void): Middleware<object, RootState> => {
  // The engine keeps raw values, so nothing is serialised; the library's types know neither `deserialize` nor objects.
  const config = {
    key: persistKey,
    keyPrefix: '',
    storage: engine,
    whitelist: ['auth', 'purchase', 'extras', 'flags', 'ui'],
    serialize: false,
    deserialize: false,
    writeFailHandler: onWriteFailed,
  } as unknown as PersistConfig<RootState>
  const persistoid = createPersistoid(config)
  let paused = true
  let written: PersistedState | undefined
  return ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action)
      const { type, register, rehydrate, result: onFlushed } = action as PersistAction
      if (type === PERSIST) {
        paused = false
        register(persistKey)
        getStoredState(config).then(
          (restored: unknown) => rehydrate(persistKey, restored),
          (error: unknown) => rehydrate(persistKey, undefined, error),
        )
      }
      if (type === PAUSE) paused = true
      if (type === FLUSH) onFlushed(persistoid.flush())
      const state: PersistedState = getState()
      if (!paused && state._persist?.rehydrated && state !== written) persistoid.update((written = state))
      return result
    }
}
