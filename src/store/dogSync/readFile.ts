import { fold } from '#contract/fold'
import { headersKey, isInMillimetres, suggestColumns, type Columns } from '#contract/dogSync/columns'
import { dateOrderOf } from '#contract/dogSync/dates'
import { readRow, type SyncRow } from '#contract/dogSync/readRow'
import type { ReadContext } from '#contract/dogSync/readValue'
import { dogSyncApi } from '../../api/dogSyncApi'
import { textOfBytes } from '../../lib/textOfBytes'
import type { AppThunk } from '../storeTypes'
import { selectNow } from '../ui/uiSlice'
import { prepareComparisons, selectOwnDogs } from './comparisons'
import {
  fileChosen,
  fileProgressed,
  fileRefused,
  rowsRead,
  tableRead,
  selectDogSync,
  type FileProblem,
} from './dogSyncSlice'

export const maxMegabytes = 10
const rowsAtOnce = 250

/** Runs a generator a step at a time, and lets the page have its turn after each. */
const inTurns =
  <Result>(steps: Generator<number, Result>, fileId: string): AppThunk<Promise<Result | null>> =>
  async (dispatch, getState, { effects }) => {
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      dispatch(fileProgressed({ reading: step.value }))
      await new Promise<void>((resolve) => effects.timers.after(0, resolve))
      // Another file was chosen meanwhile, or nobody wants this one any more.
      if (selectDogSync(getState()).file?.id !== fileId) return null
    }
  }

const refuse = (problem: FileProblem) => fileRefused({ problem, reading: null, file: null })
const columnTexts = (cells: readonly string[][], columns: Columns) => {
  const column = columns.indexOf('birthDate')
  return column === -1 ? [] : cells.map((row) => row[column] ?? '')
}

/** The order of days and months that a file's birth dates have; null where it does not tell. */
const orderIn = (cells: readonly string[][], columns: Columns) => {
  const order = dateOrderOf(columnTexts(cells, columns))
  return order === 'unknown' ? null : order
}

/** Reads a file's table and offers its columns: those that were chosen last time for the same headers, if any. */
export const readFile =
  (file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const id = effects.ids.next()
    const known = { id, name: file.name, encoding: 'UTF-8', separator: null } as const
    dispatch(fileChosen({ file: known, reading: 0 }))
    if (file.size > maxMegabytes * 1_000_000) return void dispatch(refuse('too_long'))
    const decoded = textOfBytes(new Uint8Array(await file.arrayBuffer()))
    if (!decoded) return void dispatch(refuse('not_text'))
    const { parseTable } = await import(/* webpackChunkName: "papaparse" */ '../../lib/parseTable')
    const table = await dispatch(inTurns(parseTable(decoded.text), id))
    if (table === null) return
    if (typeof table === 'string') return void dispatch(refuse(table))
    const { headers, rows: cells, separator } = table
    const start = dogSyncApi.endpoints.getDogSync.select()(getState()).data
    const remembered = start?.chosen.find(({ key }) => key === headersKey(headers))?.columns
    const columns = remembered?.length === headers.length ? remembered : suggestColumns(headers)
    const read = { file: { ...known, encoding: decoded.encoding, separator }, headers, cells, columns }
    dispatch(tableRead({ ...read, dateOrder: orderIn(cells, columns), reading: null, step: 'columns' }))
  }

/** Reads what the register answers now, like a file. */
export const readRegister =
  (name: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    const file = { id: effects.ids.next(), name, encoding: 'UTF-8', separator: null } as const
    dispatch(fileChosen({ file, reading: 0 }))
    const { data } = await dispatch(dogSyncApi.endpoints.getRegisterFeed.initiate())
    if (!data) return void dispatch(refuse('no_register'))
    const bytes = Uint8Array.from(atob(data.content), (letter) => letter.charCodeAt(0))
    await dispatch(readFile({ name: data.name, size: bytes.length, arrayBuffer: async () => bytes.buffer }))
  }

function* readRows(cells: readonly string[][], columns: Columns, context: ReadContext): Generator<number, SyncRow[]> {
  const rows: SyncRow[] = []
  for (const [index, row] of cells.entries()) {
    rows.push(readRow(row, index, columns, context))
    if (rows.length % rowsAtOnce === 0) yield rows.length / cells.length
  }
  return rows
}

/** Reads every row by the columns that were chosen, and remembers the choice for the next file like this one. */
export const readChosenColumns = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { file, headers, cells, columns, dateOrder } = selectDogSync(getState())
  if (!file || dateOrder === null) return
  const levels = dogSyncApi.endpoints.getDogSync.select()(getState()).data?.levels ?? []
  const heights = headers[columns.indexOf('height')] ?? ''
  const context: ReadContext = {
    dateOrder,
    heightsInMillimetres: isInMillimetres(heights),
    ranks: new Map(levels.flatMap(({ rank, names }) => names.map((name) => [fold(name), rank] as const))),
    today: selectNow(getState()).slice(0, 10),
  }
  void dispatch(dogSyncApi.endpoints.saveColumns.initiate({ key: headersKey(headers), columns }))
  dispatch(fileProgressed({ reading: 0 }))
  const rows = await dispatch(inTurns(readRows(cells, columns, context), file.id))
  const ready = rows && (await dispatch(inTurns(prepareComparisons(rows, selectOwnDogs(getState())), file.id)))
  if (ready)
    dispatch(rowsRead({ rows, step: 'review', reading: null, picks: {}, choices: {}, report: {}, selected: null }))
}

/** A field is held by one column: the one that had it before loses it. */
export const withColumn = (columns: Columns, index: number, field: Columns[number]): Columns =>
  columns.map((known, column) => (column === index ? field : known === field ? null : known))

/** The columns after a choice, and the order of dates where the choice has changed which column holds them. */
export const chosenColumn = (cells: readonly string[][], columns: Columns) => ({
  columns,
  dateOrder: orderIn(cells, columns),
})
