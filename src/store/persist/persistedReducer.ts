import type { UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PERSIST, PURGE, REHYDRATE } from 'redux-persist'
import imported from 'redux-persist/lib/stateReconciler/autoMergeLevel2.js'
import { rootReducer, type RootState } from '../rootReducer'

export const persistKey = 'root'

/** The state of the running page: the root state, and how far redux-persist is. */
export type PersistedState = RootState & { _persist?: { version: number; rehydrated: boolean } }

// Node hands out a CommonJS module as a whole, the bundler and Jest what it exports.
const { default: autoMergeLevel2 = imported } = imported as unknown as { default?: typeof imported }

const rehydratedKey = (action: UnknownAction) => action.type === REHYDRATE && action['key'] === persistKey

/**
 * What redux-persist's reducer does to the state; persistMiddleware does what it does to the world. So the page runs the
 * reducer through which a trace is folded.
 */
export const persistedReducer = (state: PersistedState | undefined, action: UnknownAction): PersistedState => {
  const { _persist, ...rest } = state ?? ({} as Partial<PersistedState>)
  const known = state && (rest as RootState)
  if (action.type === PERSIST)
    return { ...rootReducer(known, action), _persist: _persist ?? { version: -1, rehydrated: false } }
  if (action.type === PURGE || action.type === FLUSH) return { ...rootReducer(known, action), _persist }
  if (rehydratedKey(action) && state) {
    const reduced = rootReducer(known, action)
    const merged = autoMergeLevel2(action['payload'] as RootState, state, reduced, { debug: false } as never)
    return { ...merged, _persist: { version: -1, ..._persist, rehydrated: true } }
  }
  if (!_persist) return rootReducer(state, action)
  const next = rootReducer(known, action)
  return next === rest ? (state as PersistedState) : { ...next, _persist }
}
