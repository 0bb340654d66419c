import { normalizeText } from '#contract/shared/normalizeText'
import { findHeaderLine, heightUnitOf, suggestColumns, type Columns } from '#contract/dogSync/columns'
import { readRow, type SyncRow } from '#contract/dogSync/readRow'
import type { ReadContext } from '#contract/dogSync/readValue'
import { headersKey } from '#contract/shared/tableColumns'
import { dogSyncApi } from '../../api/dogSync/dogSyncApi'
import type { RootState } from '../rootReducer'
import type { AppThunk } from '../storeTypes'
import { tableReader, unread } from '../tableFile/tableReader'
import { selectNow } from '../ui/uiSlice'
import { prepareComparisons, selectOwnDogs } from './comparisons'
import { fileChosen, fileProgressed, fileRefused, rowsRead, tableRead, selectDogSync } from './dogSyncSlice'

const rowsAtOnce = 250

const startIn = (state: RootState) => dogSyncApi.endpoints.getDogSync.select()(state).data

export const { readFile, readAgain, chosenColumn, inTurns, refuse } = tableReader({
  select: selectDogSync,
  events: { fileChosen, fileProgressed, fileRefused, tableRead },
  suggestColumns,
  findHeaderLine,
  dayFields: ['birthDate'],
  remembered: (state) => startIn(state)?.chosen ?? [],
})

/** Reads what the register answers now, like a file. */
export const readRegister =
  (name: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    dispatch(fileChosen({ file: unread(effects.ids.next(), name), reading: 0 }))
    const { data } = await dispatch(dogSyncApi.endpoints.getRegisterFeed.initiate())
    if (!data) return void dispatch(refuse('no_register'))
    const bytes = Uint8Array.from(atob(data.content), (letter) => letter.charCodeAt(0))
    await dispatch(readFile({ name: data.name, size: bytes.length, arrayBuffer: async () => bytes.buffer }))
  }

function* readRows(
  cells: readonly string[][],
  headerLine: number,
  columns: Columns,
  context: ReadContext,
): Generator<number, SyncRow[]> {
  const rows: SyncRow[] = []
  for (const [index, row] of cells.entries()) {
    rows.push(readRow(row, headerLine + index, columns, context))
    if (rows.length % rowsAtOnce === 0) yield rows.length / cells.length
  }
  return rows
}

/** Reads every row by the columns that were chosen, and remembers the choice for the next file like this one. */
export const readChosenColumns = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { file, headers, cells, columns, dateOrder } = selectDogSync(getState())
  if (!file || dateOrder === null) return
  const levels = startIn(getState())?.levels ?? []
  const heights = headers[columns.indexOf('height')] ?? ''
  const context: ReadContext = {
    dateOrder,
    heightUnit: heightUnitOf(heights),
    ranks: new Map(levels.flatMap(({ rank, names }) => names.map((name) => [normalizeText(name), rank] as const))),
    today: selectNow(getState()).slice(0, 10),
  }
  void dispatch(dogSyncApi.endpoints.saveColumns.initiate({ key: headersKey(headers), columns }))
  dispatch(fileProgressed({ reading: 0 }))
  const rows = await dispatch(inTurns(readRows(cells, file.headerLine, columns, context), file.id))
  const ready = rows && (await dispatch(inTurns(prepareComparisons(rows, selectOwnDogs(getState())), file.id)))
  if (ready)
    dispatch(rowsRead({ rows, step: 'review', reading: null, picks: {}, choices: {}, report: {}, selected: null }))
}
