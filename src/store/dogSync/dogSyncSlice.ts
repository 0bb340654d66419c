import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FieldCode } from '#contract/shared/errors'
import type { Choice, Pick } from '#contract/dogSync/differences'
import type { SyncField } from '#contract/dogSync/fields'
import type { SyncRow } from '#contract/dogSync/readRow'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'
import { noFile, type TableFile } from '../tableFile/tableFile'

/** What was decided about a dog: field by field, or `dog` where it is new. */
export type DogChoices = Partial<Record<SyncField | 'dog', Choice>>

/** How a dog that was sent has ended. `code`: why it was refused. */
export interface ReportLine {
  name: string
  row: number
  outcome: 'added' | 'changed' | 'refused'
  fields: SyncField[]
  code?: string | undefined
  refused?: Record<string, FieldCode> | undefined
}

export interface DogSyncState extends TableFile<SyncField> {
  step: 'file' | 'columns' | 'review' | 'done'
  rows: SyncRow[]
  selected: string | null
  picks: Record<string, Pick>
  choices: Record<string, DogChoices>
  /** Of new dogs, made once: sent again, a dog is not added again. */
  ids: Record<string, string>
  applying: { done: number; total: number } | null
  applyFailed: boolean
  report: Record<string, ReportLine>
  /** Two of the member's dogs that are being made one: the kept one takes these fields from the other. */
  merging: { keep: string; remove: string; take: SyncField[] } | null
}

const initialState: DogSyncState = {
  ...noFile,
  step: 'file',
  rows: [],
  selected: null,
  picks: {},
  choices: {},
  ids: {},
  applying: null,
  applyFailed: false,
  report: {},
  merging: null,
}

type Change = PayloadAction<Partial<DogSyncState>>

/** The state after an event that carries what is new of it; of the records by dog, the dogs that it is about. */
const changed = (state: DogSyncState, { payload }: Change): DogSyncState => ({
  ...state,
  ...payload,
  picks: { ...state.picks, ...payload.picks },
  choices: { ...state.choices, ...payload.choices },
  ids: { ...state.ids, ...payload.ids },
  report: { ...state.report, ...payload.report },
})

/** A file that is compared with the member's dogs. What is new is worked out where the event is made. */
const dogSyncSlice = createSlice({
  name: 'dogSync',
  initialState,
  reducers: {
    /** Nothing of the file before is left. */
    fileChosen: (_state, action: Change) => changed(initialState, action),
    fileProgressed: changed,
    fileRefused: changed,
    tableRead: changed,
    columnChosen: changed,
    dateOrderChosen: changed,
    /** Decisions about other rows do not apply to these. */
    rowsRead: (state, { payload }: Change): DogSyncState => ({ ...state, ...payload }),
    stepOpened: changed,
    dogSelected: changed,
    matchPicked: changed,
    fieldsChosen: changed,
    applyStarted: changed,
    batchApplied: changed,
    applyCancelled: changed,
    applyEnded: changed,
    mergeChanged: changed,
  },
  extraReducers: (builder) => {
    builder.addMatcher(userChanged, () => initialState)
  },
  selectors: { selectDogSync: (state) => state },
})

declare module '../rootReducer' {
  export interface LazySlices {
    dogSync: DogSyncState
  }
}

export const {
  fileChosen,
  fileProgressed,
  fileRefused,
  tableRead,
  columnChosen,
  dateOrderChosen,
  rowsRead,
  stepOpened,
  dogSelected,
  matchPicked,
  fieldsChosen,
  applyStarted,
  batchApplied,
  applyCancelled,
  applyEnded,
  mergeChanged,
} = dogSyncSlice.actions
export const { selectDogSync } = dogSyncSlice.injectInto(rootReducer).selectors

/** The reading of a file has been stopped. */
export const fileCancelled = fileRefused({ reading: null, file: null, problem: null, step: 'file' })
