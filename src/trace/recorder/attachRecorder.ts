import type { Reducer, Store } from '@reduxjs/toolkit'
import { persistedReducer } from '../../store/persist/persistedReducer'
import type { State } from '../trace'
import type { Recorder } from './recorder'

/**
 * Records a store that has begun already, from its present state on; returns the way to end that. The reducer is the
 * innermost place that a store lets others into later. Replacing it gives the state the slices that come with screens.
 */
export const attachRecorder = (
  recorder: Recorder,
  store: Pick<Store<State>, 'getState' | 'replaceReducer'>,
): (() => void) => {
  let isAttached = false
  const recording: Reducer<State> = (state, action) => {
    const next = persistedReducer(state, action)
    if (isAttached) recorder.record(action, next)
    return next
  }
  store.replaceReducer(recording)
  isAttached = true
  recorder.begin(store.getState())
  return () => {
    isAttached = false
    store.replaceReducer(persistedReducer)
  }
}
