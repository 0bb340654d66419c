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
    const within = <Result>(run: () => Result): Result => {
      depth += 1
      try {
        return run()
      } finally {
        depth -= 1
        seen = store.getState()
      }
    }
    const dispatch: typeof store.dispatch = (action) => within(() => store.dispatch(action))
    // The ring of the last steps replaces the reducer, and slices come with it.
    const replaceReducer: typeof store.replaceReducer = (next) => within(() => store.replaceReducer(next))
    return { ...store, dispatch, replaceReducer }
  }
