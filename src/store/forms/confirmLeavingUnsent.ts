import type { AppThunk } from '../storeTypes'
import { selectUnsent } from './unsent'

/** Within the app nothing typed is lost; closing or reloading the page would lose it, and asks from here on. */
export const confirmLeavingUnsent =
  (): AppThunk =>
  (dispatch, _getState, { effects }) =>
    // A thunk, so that it sees the last keys as well.
    effects.confirmLeaving(() => dispatch((_dispatch, getState) => selectUnsent(getState())))
