import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'

/** The names of the panels that were unfolded: the earlier values of a dog, say. */
export type PanelsState = string[]

const initialState: PanelsState = []

const panelsSlice = createSlice({
  name: 'panels',
  initialState,
  reducers: {
    panelToggled: (state, { payload }: PayloadAction<string>) => {
      const others = state.filter((panel) => panel !== payload)
      return others.length < state.length ? others : [...others, payload]
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(userChanged, () => initialState)
  },
  selectors: {
    selectPanels: (state) => state,
    selectIsUnfolded: (state, panel: string) => state.includes(panel),
  },
})

declare module '../rootReducer' {
  export interface LazySlices {
    panels: PanelsState
  }
}

export const { panelToggled } = panelsSlice.actions
export const { selectPanels, selectIsUnfolded } = panelsSlice.injectInto(rootReducer).selectors
