import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FieldCode } from '#contract/shared/errors'
import type { Columns } from '#contract/dogSync/columns'
import type { DateOrder } from '#contract/shared/readDate'
import type { Choice, Pick } from '#contract/dogSync/differences'
import type { SyncField } from '#contract/dogSync/fields'
import type { SyncRow } from '#contract/dogSync/readRow'
import type { Encoding } from '../../lib/textOfBytes'
import type { TableProblem } from '../../lib/table'
import { userSignedOut } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'

export type FileProblem = TableProblem | 'not_text' | 'too_long' | 'no_register'

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

/** A file that is read, and how. `kept`: the port's id of its bytes, which are read again when its reader chooses otherwise. */
export interface SyncFile {
  id: string
  name: string
  kept: string
  encoding: Encoding | 'XLSX'
  separator: string | null
  headerLine: number
}

export interface DogSyncState {
  step: 'file' | 'columns' | 'review' | 'done'
  /** The share of the file that is read; null while none is being read. */
  reading: number | null
  problem: FileProblem | null
  file: SyncFile | null
  /** The first lines of the file, of which one names the columns. */
  firstLines: string[][]
  headers: string[]
  cells: string[][]
  columns: Columns
  /** Null where the file leaves it open and the member has not chosen yet. */
  dateOrder: DateOrder | null
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
  step: 'file',
  reading: null,
  problem: null,
  file: null,
  firstLines: [],
  headers: [],
  cells: [],
  columns: [],
  dateOrder: null,
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
    builder.addMatcher(userSignedOut, () => initialState)
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
