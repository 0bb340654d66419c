import type { Reducer, StoreEnhancer } from '@reduxjs/toolkit'

/**
 * Keeps Redux DevTools away from the world: redux-persist's reducer, which writes to storage, runs only while a real
 * dispatch is under way. Actions that are imported, recomputed or toggled go through the reducer the store was made
 * with (its pure twin); a state without a dispatch (a jump, an import) goes to `onForeignState`. Its place is just
 * outside the instrument, that is: last among the enhancers.
 */
export const persistGuard =
  <State>(live: Reducer<State>, onForeignState: (state: State) => void): StoreEnhancer =>
  (createStore) =>
  (twin, preloadedState) => {
    let depth = 0
    const whileDispatching = live as unknown as typeof twin
    const guarded: typeof twin = (state, action) => (depth > 0 ? whileDispatching : twin)(state, action)
    const store = createStore(guarded, preloadedState)
    let seen: unknown = store.getState()
    store.subscribe(() => {
      if (depth === 0 && store.getState() !== seen) onForeignState(store.getState() as unknown as State)
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
