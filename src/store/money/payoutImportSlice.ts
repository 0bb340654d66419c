import { createSlice } from '@reduxjs/toolkit'
import type { PayoutReportImported, ReportLine } from '#contract/money/providerLines'
import type { ReadReport, ReportField } from '#contract/money/readPayoutReport'
import { rootReducer } from '../rootReducer'
import { importReducers } from '../tableFile/importReducers'
import { noFile, type TableFile } from '../tableFile/tableFile'

export interface PayoutImportState extends TableFile<ReportField> {
  step: 'file' | 'check' | 'done'
  lines: ReportLine[]
  /** The rows of which there is no line. */
  unread: ReadReport['unread']
  /** The columns that the file lacks. */
  lacks: ReportField[]
  isImporting: boolean
  importFailed: boolean
  imported: PayoutReportImported | null
}

const initialState: PayoutImportState = {
  ...noFile,
  step: 'file',
  lines: [],
  unread: [],
  lacks: [],
  isImporting: false,
  importFailed: false,
  imported: null,
}

const { ofEachImport, extraReducers } = importReducers(initialState)

/** A payout report whose lines are imported. */
const payoutImportSlice = createSlice({
  name: 'payoutImport',
  initialState,
  reducers: ofEachImport,
  extraReducers,
  selectors: { selectPayoutImport: (state) => state },
})

declare module '../rootReducer' {
  export interface LazySlices {
    payoutImport: PayoutImportState
  }
}

export const { fileChosen, fileProgressed, fileRefused, tableRead, importStarted, importEnded, importLeft } =
  payoutImportSlice.actions
export const { selectPayoutImport } = payoutImportSlice.injectInto(rootReducer).selectors
