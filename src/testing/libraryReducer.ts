import type { Reducer } from '@reduxjs/toolkit'
import { persistReducer, type PersistConfig } from 'redux-persist'
import { persistKey, type PersistedState } from '../store/persist/persistedReducer'
import { createStorageEngine } from '../store/persist/storageEngine'
import { rootReducer, type RootState } from '../store/rootReducer'
import { memoryEffects } from './memoryEffects'

/** redux-persist's own reducer, which reads, writes and sets timers: what a check of the product's reducer must find. */
export const libraryReducer = (): Reducer<PersistedState> => {
  const storage = createStorageEngine(memoryEffects(() => null).effects, {})
  const config = { key: persistKey, storage, serialize: false, deserialize: false, timeout: 0 }
  return persistReducer(
    config as unknown as PersistConfig<RootState>,
    rootReducer,
  ) as unknown as Reducer<PersistedState>
}
