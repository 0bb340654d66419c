import { csvSeparators } from '#contract/shared/formats'
import type { AppThunk } from '../storeTypes'

/** Hands a table to the reader as a file. */
export const saveReport =
  (table: readonly (readonly string[])[]): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { effects }) => {
    const { csvOf } = await import(/* webpackChunkName: "papaparse" */ '../../lib/csvOf')
    effects.files.save('dog-sync.csv', 'text/csv', csvOf(table, csvSeparators[getState().ui.locale]))
  }
