import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'

/** A cell, counted from 0. */
export interface Place {
  row: number
  column: number
}
type Rows = Record<string, string>[]

/** The grid in which a show's classes are written; its rows are those of the form. */
export interface ClassGridState {
  /** The cell that has the focus, and the one at the other end of the chosen range. */
  at: Place
  anchor: Place
  /** What editing a cell begins with; null while none is edited. */
  typed: string | null
  /** The rows before each change, and those that undoing has taken away. */
  past: Rows[]
  future: Rows[]
}

const start: Place = { row: 0, column: 0 }
const initialState: ClassGridState = { at: start, anchor: start, typed: null, past: [], future: [] }

const classGridSlice = createSlice({
  name: 'classGrid',
  initialState,
  reducers: {
    cellChosen: (state, { payload: { place, extend } }: PayloadAction<{ place: Place; extend: boolean }>) => {
      state.at = place
      if (!extend) state.anchor = place
    },
    cellEdited: (state, { payload: text }: PayloadAction<string | null>) => {
      state.typed = text
    },
    rowsChanged: (state, { payload: before }: PayloadAction<Rows>) => {
      state.past.push(before)
      state.future = []
    },
    changeUndone: (state, { payload: present }: PayloadAction<Rows>) => {
      state.past.pop()
      state.future.push(present)
    },
    changeRedone: (state, { payload: present }: PayloadAction<Rows>) => {
      state.future.pop()
      state.past.push(present)
    },
    gridLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(userChanged, () => initialState)
  },
  selectors: {
    selectClassGrid: (state): ClassGridState => state,
  },
})

declare module '../rootReducer' {
  export interface LazySlices {
    classGrid: ClassGridState
  }
}

export const { cellChosen, cellEdited, rowsChanged, changeUndone, changeRedone, gridLeft } = classGridSlice.actions
export const { selectClassGrid } = classGridSlice.injectInto(rootReducer).selectors
