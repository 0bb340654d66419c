import { createSlice } from '@reduxjs/toolkit'
import type { ImportField } from '#contract/member/importFields'
import type { ImportFate, ImportOutcome } from '#contract/member/importing'
import { rootReducer } from '../rootReducer'
import { importReducers } from '../tableFile/importReducers'
import { noFile, type TableFile } from '../tableFile/tableFile'

export interface MemberImportState extends TableFile<ImportField> {
  step: 'file' | 'columns' | 'review' | 'done'
  isChecking: boolean
  checkFailed: boolean
  /** What becomes of each row, and of those that were sent what has become of it. */
  outcomes: ImportOutcome[]
  highestNumber: number
  /** Whether each new member is invited by email; null before that is chosen. */
  invite: boolean | null
  /** Of the table of rows: what it is sorted by, and which rows it has; all where none are chosen. */
  sort: string
  fates: ImportFate[]
  importing: { done: number; total: number } | null
  importFailed: boolean
}

const initialState: MemberImportState = {
  ...noFile,
  step: 'file',
  isChecking: false,
  checkFailed: false,
  outcomes: [],
  highestNumber: 0,
  invite: null,
  sort: 'row',
  fates: [],
  importing: null,
  importFailed: false,
}

const { changed, ofEachImport, extraReducers } = importReducers(initialState)

/** A list of members of which accounts are opened. */
const memberImportSlice = createSlice({
  name: 'memberImport',
  initialState,
  reducers: {
    ...ofEachImport,
    columnChosen: changed,
    dateOrderChosen: changed,
    checkStarted: changed,
    checkEnded: changed,
    inviteChosen: changed,
    rowsSorted: changed,
    rowsFiltered: changed,
    batchImported: changed,
    importCancelled: changed,
    /** The rows that are left can be imported. */
    reviewOpened: changed,
  },
  extraReducers,
  selectors: { selectMemberImport: (state) => state },
})

declare module '../rootReducer' {
  export interface LazySlices {
    memberImport: MemberImportState
  }
}

export const {
  fileChosen,
  fileProgressed,
  fileRefused,
  tableRead,
  columnChosen,
  dateOrderChosen,
  checkStarted,
  checkEnded,
  inviteChosen,
  rowsSorted,
  rowsFiltered,
  importStarted,
  batchImported,
  importCancelled,
  importEnded,
  reviewOpened,
  importLeft,
} = memberImportSlice.actions
export const { selectMemberImport } = memberImportSlice.injectInto(rootReducer).selectors
