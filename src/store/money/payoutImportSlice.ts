import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PayoutReportImported, ReportLine } from '#contract/money/providerLines'
import type { ReadReport, ReportField } from '#contract/money/readPayoutReport'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'
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

type Change = PayloadAction<Partial<PayoutImportState>>

/** The state after an event that carries what is new of it. */
const changed = (state: PayoutImportState, { payload }: Change): PayoutImportState => ({ ...state, ...payload })

/** A payout report whose lines are imported. What is new is worked out where the event is made. */
const payoutImportSlice = createSlice({
  name: 'payoutImport',
  initialState,
  reducers: {
    /** Nothing of the file before is left. */
    fileChosen: (_state, action: Change) => changed(initialState, action),
    fileProgressed: changed,
    fileRefused: changed,
    tableRead: changed,
    importStarted: changed,
    importEnded: changed,
    /** Another file can be chosen. */
    importLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(userChanged, () => initialState)
  },
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
