import type { AppThunk } from '../storeTypes'

/** A key under which something is made once, however often it is sent. The caller keeps it in the store. */
export const newKey =
  (): AppThunk<string> =>
  (_dispatch, _getState, { effects }) =>
    effects.ids.next()
