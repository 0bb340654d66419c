import type { AppThunk } from '../storeTypes'

/** Prints the page as it stands; what is only for the screen (menus, buttons) stays away from paper. */
export const printPage =
  (): AppThunk =>
  (_dispatch, _getState, { effects }) =>
    effects.print()
