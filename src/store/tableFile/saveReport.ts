import { csvSeparators } from '#contract/shared/formats'
import type { AppThunk } from '../storeTypes'

/** Hands a table to the reader as a file. */
export const saveReport =
  (name: string, table: readonly (readonly string[])[]): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { effects }) => {
    const { csvOf } = await import(/* webpackChunkName: "papaparse" */ '../../lib/csvOf')
    effects.files.save(name, 'text/csv', csvOf(table, csvSeparators[getState().ui.locale]))
  }
