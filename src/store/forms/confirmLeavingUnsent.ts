import type { AppThunk } from '../storeTypes'
import { selectUnsent } from './unsent'

/** Within the app nothing typed is lost; closing or reloading the page would lose it, and asks from here on. */
export const confirmLeavingUnsent =
  (): AppThunk =>
  (_dispatch, getState, { effects }) =>
    effects.confirmLeaving(() => selectUnsent(getState()))
