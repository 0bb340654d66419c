import { type PersistConfig, persistReducer } from 'redux-persist'
import autoMergeLevel2 from 'redux-persist/lib/stateReconciler/autoMergeLevel2.js'
import { rootReducer, type RootState } from '../rootReducer'
import type { StorageEngine } from './storageEngine'

export const persistKey = 'root'

/** The root reducer as the browser runs it: the same transitions, and each change of a persisted field is written. */
export const livePersist = (engine: StorageEngine, onWriteFailed: () => void) => {
  // The engine keeps raw values, so nothing is serialised; the library's types know neither `deserialize` nor objects.
  const config = {
    key: persistKey,
    keyPrefix: '',
    storage: engine,
    whitelist: ['auth', 'purchase', 'flags', 'ui'],
    stateReconciler: autoMergeLevel2,
    serialize: false,
    deserialize: false,
    timeout: 0,
    writeFailHandler: onWriteFailed,
  } as unknown as PersistConfig<RootState>
  return persistReducer(config, rootReducer)
}
