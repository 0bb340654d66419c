import '../store/lazySlices'
import { persistedReducer } from '../store/persist/persistedReducer'
import { foldWith, type FoldOptions, type Replay } from './foldWith'
import { withOwnUid } from './ownUid'
import type { State, Trace } from './trace'

/** The application's first state: where a trace that names none begins. */
export const initialState = (start?: Partial<State>): State => persistedReducer(start as State, { type: '@@INIT' })

/** Folds a trace through the application's pure reducer and compares each state with what was recorded. */
export const foldTrace = (trace: Trace, options: Partial<FoldOptions> = {}): Replay =>
  foldWith({ ...trace, actions: withOwnUid(trace.actions) }, { reducer: persistedReducer, ...options })
