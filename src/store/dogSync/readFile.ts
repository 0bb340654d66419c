import { normalizeText } from '#contract/shared/normalizeText'
import type { DogSyncStart } from '#contract/dogSync/api'
import { findHeaderLine, headersKey, heightUnitOf, suggestColumns, type Columns } from '#contract/dogSync/columns'
import { dateOrderOf } from '#contract/shared/readDate'
import { readRow, type SyncRow } from '#contract/dogSync/readRow'
import type { ReadContext } from '#contract/dogSync/readValue'
import { dogSyncApi } from '../../api/dogSync/dogSyncApi'
import type { Table } from '../../lib/table'
import { textAs, textOfBytes, type Encoding } from '../../lib/textOfBytes'
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
  type SyncFile,
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
      // Another file was chosen meanwhile, or this one was removed.
      if (selectDogSync(getState()).file?.id !== fileId) return null
    }
  }

/** Runs a generator to its end, while the page waits: what is chosen stays in sight and keeps the focus. */
const runToEnd = <Result>(steps: Generator<number, Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const refuse = (problem: FileProblem) => fileRefused({ problem, reading: null, file: null })
const columnTexts = (cells: readonly string[][], columns: Columns) => {
  const column = columns.indexOf('birthDate')
  return column === -1 ? [] : cells.map((row) => row[column] ?? '')
}

/** The order of days and months that a file's birth dates have; null where the file leaves it open. */
const orderIn = (cells: readonly string[][], columns: Columns) => {
  const order = dateOrderOf(columnTexts(cells, columns))
  return order === 'unknown' ? null : order
}

/** How its reader says that a file is written; what they have not said is found out. */
interface Reading {
  encoding?: Encoding
  separator?: string
  headerLine?: number
}

interface Parsed {
  table: Table | FileProblem
  encoding: SyncFile['encoding']
}

// A workbook (.xlsx) is a ZIP archive.
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

type Run = <Result>(steps: Generator<number, Result>) => Result | Promise<Result | null>

const parse = async (content: ArrayBuffer, reading: Reading, run: Run): Promise<Parsed | null> => {
  const { encoding, separator, headerLine } = reading
  const chooseHeader = headerLine === undefined ? findHeaderLine : () => headerLine
  const bytes = new Uint8Array(content)
  if (isArchive(bytes)) {
    const { readWorkbook } = await import(/* webpackChunkName: "workbook" */ '../../lib/readWorkbook')
    return { table: await readWorkbook(content, chooseHeader), encoding: 'XLSX' }
  }
  const decoded = encoding ? { text: textAs(bytes, encoding), encoding } : textOfBytes(bytes)
  if (!decoded) return { table: 'not_text', encoding: 'UTF-8' }
  const { parseTable } = await import(/* webpackChunkName: "papaparse" */ '../../lib/parseTable')
  const table = await run(parseTable(decoded.text, { separator, chooseHeader }))
  return table && { table, encoding: decoded.encoding }
}

/** A table as the state has it. Its columns are those that were chosen last time for the same headers, if any. */
const stateOf = ({ headers, rows: cells, firstLines }: Table, start: DogSyncStart | undefined) => {
  const remembered = start?.chosen.find(({ key }) => key === headersKey(headers))?.columns
  const columns = remembered?.length === headers.length ? remembered : suggestColumns(headers)
  return { headers, cells, columns, firstLines, dateOrder: orderIn(cells, columns) }
}

const unread = (id: string, name: string): SyncFile => ({
  id,
  name,
  kept: '',
  encoding: 'UTF-8',
  separator: null,
  headerLine: 0,
})

/** Reads a file's table and offers its columns. */
export const readFile =
  (file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const id = effects.ids.next()
    dispatch(fileChosen({ file: unread(id, file.name), reading: 0 }))
    if (file.size > maxMegabytes * 1_000_000) return void dispatch(refuse('too_long'))
    const content = await file.arrayBuffer()
    const parsed = await parse(content, {}, (steps) => dispatch(inTurns(steps, id)))
    if (!parsed) return
    const { table, encoding } = parsed
    if (typeof table === 'string') return void dispatch(refuse(table))
    const { separator, headerLine } = table
    const kept = effects.files.keep(new Blob([content]))
    const start = dogSyncApi.endpoints.getDogSync.select()(getState()).data
    const read: SyncFile = { id, name: file.name, kept, encoding, separator, headerLine }
    dispatch(tableRead({ ...stateOf(table, start), file: read, reading: null, step: 'columns' }))
  }

/** Reads the same file again, as its reader says that it is written. Where that gives no table, the choices stay. */
export const readAgain =
  (chosen: Reading): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const { file } = selectDogSync(getState())
    const content = await (file && effects.files.kept(file.kept))?.arrayBuffer()
    if (!file || !content) return
    const { encoding, separator, headerLine } = file
    const before: Reading = { headerLine }
    if (encoding !== 'XLSX') before.encoding = encoding
    if (separator !== null) before.separator = separator
    const parsed = await parse(content, { ...before, ...chosen }, runToEnd)
    if (!parsed) return
    const { table } = parsed
    if (typeof table === 'string')
      return void dispatch(
        tableRead({ file: { ...file, ...chosen }, headers: [], cells: [], columns: [], problem: table }),
      )
    const start = dogSyncApi.endpoints.getDogSync.select()(getState()).data
    const read = { ...file, encoding: parsed.encoding, separator: table.separator, headerLine: table.headerLine }
    dispatch(tableRead({ ...stateOf(table, start), file: read, problem: null }))
  }

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
  const levels = dogSyncApi.endpoints.getDogSync.select()(getState()).data?.levels ?? []
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

/** A field is held by one column: the one that had it before loses it. */
export const withColumn = (columns: Columns, index: number, field: Columns[number]): Columns =>
  columns.map((known, column) => (column === index ? field : known === field ? null : known))

/** The columns after a choice, and the order of dates where the choice has changed which column holds them. */
export const chosenColumn = (cells: readonly string[][], columns: Columns) => ({
  columns,
  dateOrder: orderIn(cells, columns),
})
