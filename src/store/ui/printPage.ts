import type { AppThunk } from '../storeTypes'

/** Prints the present page; what is only for the screen (menus, buttons) stays away from paper. */
export const printPage =
  (): AppThunk =>
  (_dispatch, _getState, { effects }) =>
    effects.print()
