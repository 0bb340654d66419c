import { createSlice } from '@reduxjs/toolkit'
import type { UnreadRow } from '#contract/money/readStatement'
import type { StatementImported, StatementLine } from '#contract/money/statement'
import type { StatementField } from '#contract/money/statementFields'
import { rootReducer } from '../rootReducer'
import { importReducers } from '../tableFile/importReducers'
import { noFile, type TableFile } from '../tableFile/tableFile'

// Spelled here, so that a trace keeps it.
/** Why a file in a bank's own format is refused. `unbalanced`: its entries are not the difference of its balances. */
export type StatementRefusal = 'not_statement' | 'unbalanced' | 'several_accounts'

export interface StatementImportState extends TableFile<StatementField> {
  step: 'file' | 'columns' | 'check' | 'done'
  /** Of a file in a bank's own format, as `problem` is of a table. */
  refusal: StatementRefusal | null
  /** The IBAN of the club's account; empty where the file does not have it. */
  account: string
  lines: StatementLine[]
  /** The rows of which there is no line. */
  unread: UnreadRow[]
  /** What the table of lines is sorted by. */
  sort: string
  isImporting: boolean
  importFailed: boolean
  imported: StatementImported | null
}

const initialState: StatementImportState = {
  ...noFile,
  step: 'file',
  refusal: null,
  account: '',
  lines: [],
  unread: [],
  sort: 'day',
  isImporting: false,
  importFailed: false,
  imported: null,
}

const { changed, ofEachImport, extraReducers } = importReducers(initialState)

/** A bank statement whose lines are imported. */
const statementImportSlice = createSlice({
  name: 'statementImport',
  initialState,
  reducers: {
    ...ofEachImport,
    columnChosen: changed,
    dateOrderChosen: changed,
    linesRead: changed,
    linesSorted: changed,
    /** The columns can be chosen again. */
    columnsOpened: changed,
  },
  extraReducers,
  selectors: { selectStatementImport: (state) => state },
})

declare module '../rootReducer' {
  export interface LazySlices {
    statementImport: StatementImportState
  }
}

export const {
  fileChosen,
  fileProgressed,
  fileRefused,
  tableRead,
  columnChosen,
  dateOrderChosen,
  linesRead,
  linesSorted,
  columnsOpened,
  importStarted,
  importEnded,
  importLeft,
} = statementImportSlice.actions
export const { selectStatementImport } = statementImportSlice.injectInto(rootReducer).selectors
