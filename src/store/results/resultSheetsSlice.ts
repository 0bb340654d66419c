import { createEntityAdapter, createSlice, type EntityState, type PayloadAction } from '@reduxjs/toolkit'
import type { Result, ResultChange, ResultRow } from '#contract/results/result'
import { authApi } from '../../api/account/authApi'
import { sessionStarted } from '../../api/answers'
import { sameValue } from '../../lib/sameValue'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'

/** The texts of a run in the grid. `mark`: E eliminated, N not run, D disqualified (with its `reason`), empty for a run. */
export type CellTexts = Record<'faults' | 'refusals' | 'points' | 'time' | 'mark' | 'reason', string>
export type CourseTexts = Record<'courseTime' | 'courseLength' | 'maximumTime', string>

/** What is typed of a run, by its entry; what is not typed is as it was read. */
export interface TypedRun {
  entryId: string
  texts: Partial<CellTexts>
}

/** `known`: the result that was shown when the save was asked for. */
export interface RunToSave extends ResultRow {
  known: Result | null
}

export type Course = Required<Omit<ResultChange, 'rows'>>

/** What one call saves, and the texts that say so. */
export interface ResultSave {
  runs: (RunToSave & Pick<TypedRun, 'texts'>)[]
  course: Course
  /** Null where the course is sent as it was read. */
  courseTexts: Partial<CourseTexts> | null
}

/**
 * What becomes of a line of a file: it fills an empty row, replaces what the row has, says the same or nothing; or it names no
 * row, several, one twice, or a dog with another number; or it has cells that cannot be read.
 */
export type ImportFate =
  ('fills' | 'replaces' | 'same' | 'empty') | ('unknown' | 'severalDogs' | 'repeated' | 'otherDog' | 'unreadable')

/** A line of a file of results, with its number in the file; `details`: the unreadable cells, or the dog that has the number. */
export interface ImportedLine {
  line: number
  number: string
  dog: string
  texts: CellTexts
  /** The row that it is about, where there is one. */
  entryId: string | null
  fate: ImportFate
  details: string[]
}

/** A file of results: it could not be read, is shown before anything changes, or has filled so many rows. */
export type ImportState =
  { step: 'failed' } | { step: 'preview'; lines: ImportedLine[] } | { step: 'filled'; rows: number }

/** The lines that change a row. */
export const changesIn = (lines: readonly ImportedLine[]): TypedRun[] =>
  lines.flatMap(({ entryId, fate, texts }) =>
    entryId !== null && (fate === 'fills' || fate === 'replaces') ? [{ entryId, texts }] : [],
  )

/** The results of a class at the desk, as they are typed. */
export interface ResultSheetState {
  /** The newest that an answer has named. */
  version: number
  runs: EntityState<TypedRun, string>
  course: Partial<CourseTexts>
  /** Asked for while another save was under way. */
  waiting: ResultSave | null
  /** The save that is under way, or was the last. */
  sent: ResultSave | null
  isSending: boolean
  imported: ImportState | null
}

export interface ResultSheetsState {
  /** The account that typed; it is hidden from other accounts. */
  ownerId: string | null
  byClass: Record<string, ResultSheetState>
}

interface OfClass {
  classId: string
}
interface Typing extends OfClass {
  ownerId: string
}
interface SaveRequest extends Typing, Pick<ResultSave, 'course'> {
  slug: string
  /** The version that the reader saw. */
  version: number
  runs: RunToSave[]
  isCourseTyped: boolean
}

const typedRuns = createEntityAdapter({ selectId: ({ entryId }: TypedRun) => entryId })

const initialState: ResultSheetsState = { ownerId: null, byClass: {} }
const newSheet = (): ResultSheetState => ({
  version: 0,
  runs: typedRuns.getInitialState(),
  course: {},
  waiting: null,
  sent: null,
  isSending: false,
  imported: null,
})
const emptySheet = newSheet()

/** The sheet of a class, begun where there is none. */
const typedSheet = (state: ResultSheetsState, { classId, ownerId }: Typing): ResultSheetState => {
  if (state.ownerId !== ownerId) Object.assign(state, { ownerId, byClass: {} })
  state.byClass[classId] ??= newSheet()
  return state.byClass[classId]
}

/** A login of the same account keeps its sheets; a user without an id may be any user. */
const ownedBy = (state: ResultSheetsState, userId: string): ResultSheetsState =>
  state.ownerId === userId && userId !== '' ? state : initialState

/** A reducer of a sheet that was begun; one that was removed meanwhile stays removed. */
const ofSheet =
  <Payload extends OfClass>(change: (sheet: ResultSheetState, payload: Payload) => void) =>
  (state: ResultSheetsState, { payload }: PayloadAction<Payload>) => {
    const sheet = state.byClass[payload.classId]
    if (sheet) change(sheet, payload)
  }

/** Two saves as one call; of a run in both, the later one counts. */
const joined = (earlier: ResultSave, later: ResultSave): ResultSave => {
  const laterIds = later.runs.map(({ entryId }) => entryId)
  const { course, courseTexts } = later.courseTexts === null ? earlier : later
  const others = earlier.runs.filter(({ entryId }) => !laterIds.includes(entryId))
  return { course, courseTexts, runs: [...others, ...later.runs] }
}

/** Removes the saved texts, but not those typed over them meanwhile. */
const forgetSaved = (sheet: ResultSheetState, { runs, courseTexts }: ResultSave) => {
  const isAsSent = ({ entryId, texts }: TypedRun) => sameValue(sheet.runs.entities[entryId]?.texts, texts)
  typedRuns.removeMany(
    sheet.runs,
    runs.filter(isAsSent).map(({ entryId }) => entryId),
  )
  if (courseTexts !== null && sameValue(sheet.course, courseTexts)) sheet.course = {}
}

const versionNamed = (sheet: ResultSheetState, { version }: { version: number }) => {
  // Versions only grow: an answer that is late names none that is newer.
  sheet.version = Math.max(sheet.version, version)
}

/** What is typed of the results of classes, and what of it is being saved. */
const resultSheetsSlice = createSlice({
  name: 'resultSheets',
  initialState,
  reducers: {
    runTyped: (state, { payload }: PayloadAction<Typing & TypedRun>) => {
      const { entryId, texts } = payload
      const sheet = typedSheet(state, payload)
      const typed = { entryId, texts: { ...sheet.runs.entities[entryId]?.texts, ...texts } }
      // A sheet that has just begun is no draft of immer yet: the adapter answers with what it would have changed.
      sheet.runs = typedRuns.upsertOne(sheet.runs, typed)
    },
    courseTyped: (state, { payload }: PayloadAction<Typing & { texts: Partial<CourseTexts> }>) => {
      Object.assign(typedSheet(state, payload).course, payload.texts)
    },
    fileRead: (state, { payload }: PayloadAction<Typing & { imported: ImportState }>) => {
      typedSheet(state, payload).imported = payload.imported
    },
    importAccepted: ofSheet((sheet) => {
      if (sheet.imported?.step !== 'preview') return
      const changes = changesIn(sheet.imported.lines)
      sheet.runs = typedRuns.upsertMany(sheet.runs, changes)
      sheet.imported = { step: 'filled', rows: changes.length }
    }),
    importDropped: ofSheet((sheet) => {
      sheet.imported = null
    }),
    runReverted: ofSheet<OfClass & { entryId: string }>((sheet, { entryId }) => {
      typedRuns.removeOne(sheet.runs, entryId)
    }),
    typedDiscarded: ofSheet((sheet) => {
      typedRuns.removeAll(sheet.runs)
      Object.assign(sheet, { course: {}, imported: null })
    }),
    saveRequested: (state, { payload }: PayloadAction<SaveRequest>) => {
      const { course, isCourseTyped } = payload
      const sheet = typedSheet(state, payload)
      versionNamed(sheet, payload)
      const runs = payload.runs.map((run) => ({ ...run, texts: { ...sheet.runs.entities[run.entryId]?.texts } }))
      const save = { runs, course, courseTexts: isCourseTyped ? { ...sheet.course } : null }
      sheet.waiting = sheet.waiting ? joined(sheet.waiting, save) : save
    },
    saveSent: ofSheet((sheet) => {
      Object.assign(sheet, { sent: sheet.waiting, waiting: null, isSending: true })
    }),
    saveDone: ofSheet<OfClass & { version: number }>((sheet, payload) => {
      versionNamed(sheet, payload)
      sheet.isSending = false
      if (sheet.sent) forgetSaved(sheet, sheet.sent)
    }),
    /** The typed texts stay. */
    saveFailed: ofSheet((sheet) => {
      sheet.isSending = false
    }),
    /** Another save came first. */
    versionRead: ofSheet<OfClass & { version: number }>(versionNamed),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(authApi.endpoints.getMe.matchFulfilled, (state, { payload }) =>
        payload.id === '' ? state : ownedBy(state, payload.id),
      )
      .addMatcher(sessionStarted, (state, { payload }) => ownedBy(state, payload.user.id))
      .addMatcher(userChanged, () => initialState)
  },
  selectors: {
    selectResultSheet: (state, classId: string): ResultSheetState => state.byClass[classId] ?? emptySheet,
  },
})

declare module '../rootReducer' {
  export interface LazySlices {
    resultSheets: ResultSheetsState
  }
}

export const {
  runTyped,
  courseTyped,
  fileRead,
  importAccepted,
  importDropped,
  runReverted,
  typedDiscarded,
  saveRequested,
  saveSent,
  saveDone,
  saveFailed,
  versionRead,
} = resultSheetsSlice.actions
export const { selectResultSheet } = resultSheetsSlice.injectInto(rootReducer).selectors
