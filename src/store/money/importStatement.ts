import { ibanOf, linesOf, readStatement } from '#contract/money/readStatement'
import { statementLimits } from '#contract/money/statement'
import { findStatementHeader, suggestStatementColumns } from '#contract/money/statementFields'
import { headersKey } from '#contract/shared/tableColumns'
import { statementApi } from '../../api/money/statementApi'
import { readCamt } from '../../lib/readCamt'
import { statementFormat } from '../../lib/statementFile'
import { textOfBytes } from '../../lib/textOfBytes'
import type { AppThunk } from '../storeTypes'
import { maxMegabytes } from '../tableFile/tableFile'
import { tableReader, unread } from '../tableFile/tableReader'
import {
  fileChosen,
  fileProgressed,
  fileRefused,
  importEnded,
  importStarted,
  linesRead,
  selectStatementImport,
  tableRead,
} from './statementImportSlice'

const { getStatementStart, saveStatementColumns, importStatement } = statementApi.endpoints

const {
  readFile: readTable,
  readAgain,
  chosenColumn,
} = tableReader({
  select: selectStatementImport,
  events: { fileChosen, fileProgressed, fileRefused, tableRead },
  suggestColumns: suggestStatementColumns,
  findHeaderLine: findStatementHeader,
  dayFields: ['day'],
  remembered: (state) => getStatementStart.select()(state).data?.chosen ?? [],
})
export { readAgain, chosenColumn }

type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>

const readMt940 = async (text: string) =>
  (await import(/* webpackChunkName: "mt940" */ '../../lib/readMt940')).readMt940(text)

/** Reads the lines of a file in a bank's own format. */
const readEntries =
  (name: string, text: string, format: 'mt940' | 'xml'): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const id = effects.ids.next()
    dispatch(fileChosen({ file: unread(id, name), reading: 0 }))
    const read = format === 'xml' ? readCamt(text) : await readMt940(text)
    // Another file was chosen meanwhile, or this one was removed.
    if (selectStatementImport(getState()).file?.id !== id) return
    if (typeof read === 'string') dispatch(fileRefused({ refusal: read, reading: null, file: null }))
    else {
      const account = ibanOf(read.account)
      dispatch(linesRead({ ...linesOf(read.entries), account, reading: null, step: 'check' }))
    }
  }

/** Reads a bank statement: the lines of MT940 and CAMT.053, and of any other file its table. Its content says which it is. */
export const readFile =
  (file: ChosenFile): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (file.size > maxMegabytes * 1_000_000) return dispatch(readTable(file))
    const content = await file.arrayBuffer()
    const text = textOfBytes(new Uint8Array(content))?.text ?? ''
    const format = statementFormat(text)
    if (format) return dispatch(readEntries(file.name, text, format))
    return dispatch(readTable({ name: file.name, size: file.size, arrayBuffer: () => Promise.resolve(content) }))
  }

/** Reads the lines of the table, and remembers its columns for the next file like this one. */
export const checkLines = (): AppThunk => (dispatch, getState) => {
  const { file, headers, cells, columns, dateOrder } = selectStatementImport(getState())
  const { data: start } = getStatementStart.select()(getState())
  if (!file || !start || dateOrder === null) return
  void dispatch(saveStatementColumns.initiate({ key: headersKey(headers), columns }))
  const { currency } = start
  const read = readStatement(cells, { columns, dateOrder, currency, firstRow: file.headerLine + 2 })
  dispatch(linesRead({ ...read, account: '', step: 'check', importFailed: false }))
}

/** Sends the lines; those that an earlier file had are not added again. */
export const importLines = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { file, account, lines, isImporting } = selectStatementImport(getState())
  if (!file || isImporting || lines.length === 0 || lines.length > statementLimits.lines) return
  dispatch(importStarted({ isImporting: true, importFailed: false }))
  const { data } = await dispatch(importStatement.initiate({ account, lines }))
  if (selectStatementImport(getState()).file?.id !== file.id) return
  if (data) dispatch(importEnded({ isImporting: false, imported: data, step: 'done' }))
  else dispatch(importEnded({ isImporting: false, importFailed: true }))
}
