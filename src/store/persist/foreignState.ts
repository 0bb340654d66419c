import type { StoreEnhancer } from '@reduxjs/toolkit'
import type { RootState } from '../rootReducer'

/**
 * Reports a state that no dispatch made: Redux DevTools has jumped, or imported a trace. Its place is just outside the
 * instrument, that is: last among the enhancers.
 */
export const foreignState =
  (onForeignState: (state: RootState) => void): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    let depth = 0
    const store = createStore(reducer, preloadedState)
    let seen: unknown = store.getState()
    store.subscribe(() => {
      if (depth === 0 && store.getState() !== seen) onForeignState(store.getState() as unknown as RootState)
    })
    const dispatch: typeof store.dispatch = (action) => {
      depth += 1
      try {
        return store.dispatch(action)
      } finally {
        depth -= 1
        seen = store.getState()
      }
    }
    return { ...store, dispatch }
  }
