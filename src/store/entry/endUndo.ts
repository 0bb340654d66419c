import { undoFor } from '#contract/entry/desk'
import type { AppThunk } from '../storeTypes'
import { undoEnded } from './deskUndoSlice'

/** Ends what is offered, or said of it, after its time; the answer gives that up. */
export const endUndoLater =
  (id: string): AppThunk<() => void> =>
  (dispatch, _getState, { effects }) =>
    effects.timers.after(undoFor, () => dispatch(undoEnded(id)))
