import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sameValue } from '../../lib/sameValue'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'
import { locationChanged } from '../router/routerSlice'
import { deskSearchDialog } from './dialogName'
import { closed } from '../ui/uiSlice'

/** What is looked for. Traces replace it by the name of its field (contract/qa/textMarks.ts). */
interface Sought {
  sought: string
}

export interface DeskSearchState extends Sought {
  /** What the server is asked for: what was typed, once its reader has paused. Null: nothing yet. */
  query: Sought | null
  /** The result that the arrows have reached; null: the first that opens something. */
  reached: string | null
}

const initialState: DeskSearchState = { sought: '', query: null, reached: null }

/** The search of the desk, as it is typed. */
const deskSearchSlice = createSlice({
  name: 'deskSearch',
  initialState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<Sought>) => {
      state.sought = payload.sought
    },
    searchAsked: (state, { payload }: PayloadAction<Sought | null>) => {
      state.query = payload
      state.reached = null
    },
    resultReached: (state, { payload }: PayloadAction<string>) => {
      state.reached = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, () => initialState)
      .addCase(closed, (state, { payload }) => (sameValue(payload, deskSearchDialog) ? initialState : state))
      .addMatcher(userChanged, () => initialState)
  },
  selectors: { selectDeskSearch: (state) => state },
})

declare module '../rootReducer' {
  export interface LazySlices {
    deskSearch: DeskSearchState
  }
}

export const { searchTyped, searchAsked, resultReached } = deskSearchSlice.actions
export const { selectDeskSearch } = deskSearchSlice.injectInto(rootReducer).selectors
