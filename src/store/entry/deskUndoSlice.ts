import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deskEntryApi } from '../../api/entry/deskEntryApi'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'

/** The last withdrawal, which can be undone for a while, or was: its id and how many entries it was of. */
export interface DeskUndo {
  id: string
  entries: number
  isUndone: boolean
}

export type DeskUndoState = DeskUndo | null

const initialState = null as DeskUndoState
const { withdrawAtDesk, withdrawManyAtDesk, undoWithdrawal } = deskEntryApi.endpoints

const offered = (id: string | null, entries: number): DeskUndoState => (id ? { id, entries, isUndone: false } : null)

const deskUndoSlice = createSlice({
  name: 'deskUndo',
  initialState,
  reducers: {
    undoEnded: (state, { payload: id }: PayloadAction<string>) => (state?.id === id ? null : state),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(withdrawAtDesk.matchFulfilled, (_state, { payload }) => offered(payload.undo, 1))
      .addMatcher(withdrawManyAtDesk.matchFulfilled, (_state, { payload }) => offered(payload.undo, payload.withdrawn))
      .addMatcher(undoWithdrawal.matchFulfilled, (_state, { payload, meta }) => ({
        id: meta.arg.originalArgs.id,
        entries: payload.restored,
        isUndone: true,
      }))
      // The notification says why not.
      .addMatcher(undoWithdrawal.matchRejected, () => null)
      .addMatcher(userChanged, () => null)
  },
  selectors: { selectDeskUndo: (state) => state },
})

declare module '../rootReducer' {
  export interface LazySlices {
    deskUndo: DeskUndoState
  }
}

export const { undoEnded } = deskUndoSlice.actions
export const { selectDeskUndo } = deskUndoSlice.injectInto(rootReducer).selectors
