import type { Store } from '@reduxjs/toolkit'
import { REHYDRATE, persistStore, type Persistor } from 'redux-persist'
import type { Effects } from '../../effects/effects'
import type { RootState } from '../rootReducer'
import { persistKey } from './persistedReducer'
import type { StorageEngine } from './storageEngine'

const rehydrated = (payload: unknown) => ({ type: REHYDRATE, key: persistKey, payload })

/** Takes over what someone else wrote under a key of storage (null: under any). */
export const followStorage = (store: Store<RootState>, engine: StorageEngine, key: string | null): void => {
  const state = store.getState()
  const part = engine.remoteChange(key, state as never)
  if (!part) return
  // A token from elsewhere says nothing of its user: the user is fetched again (authListeners), or gone.
  const foreign = part['auth'] && 'token' in part['auth'] && part['auth']['token'] !== state.auth.token
  store.dispatch(rehydrated(foreign ? { ...part, auth: { ...part['auth'], user: null } } : part))
}

/** Restores the state from storage, keeps it there, and listens to the other tabs. Resolves when it is restored. */
export const startPersistence = (
  store: Store<RootState>,
  effects: Effects,
  engine: StorageEngine,
): Promise<Persistor> => {
  effects.storage.onChange((key) => followStorage(store, engine, key))
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor))
    effects.onLeave(() => void persistor.flush())
  })
}
