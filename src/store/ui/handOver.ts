import type { AppThunk } from '../storeTypes'

/** Copies a text into the reader's clipboard; says whether it is there. */
export const copyText =
  (text: string): AppThunk<Promise<boolean>> =>
  (_dispatch, _getState, { effects }) =>
    effects.clipboard.write(text)

/** Hands a text to the reader as a file. */
export const saveText =
  (name: string, text: string): AppThunk =>
  (_dispatch, _getState, { effects }) =>
    effects.files.save(name, 'text/plain', text)
