import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'

/** The ids of the selected rows, by the id of their list. */
export type SelectionState = Record<string, string[]>

const initialState: SelectionState = {}
const none: string[] = []

/** Rows that are selected in lists, so that something can be done with several at once. */
const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    rowToggled: (state, { payload: { list, id } }: PayloadAction<{ list: string; id: string }>) => {
      const selected = state[list] ?? none
      state[list] = selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
    },
    allSelected: (state, { payload: { list, ids } }: PayloadAction<{ list: string; ids: string[] }>) => {
      state[list] = ids
    },
    selectionCleared: (state, { payload: list }: PayloadAction<string>) => {
      Reflect.deleteProperty(state, list)
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(userChanged, () => initialState)
  },
  selectors: {
    selectSelected: (state, list: string): string[] => state[list] ?? none,
  },
})

declare module '../rootReducer' {
  export interface LazySlices {
    selection: SelectionState
  }
}

export const { rowToggled, allSelected, selectionCleared } = selectionSlice.actions
export const { selectSelected } = selectionSlice.injectInto(rootReducer).selectors
