import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userSignedOut } from '../auth/authSlice'

/** What a reader has chosen to look at. Nothing is lost with it: it is neither a form nor kept in the browser. */
export interface ViewState {
  /** /registration-options: the plan. */
  plan: string | null
  /** A show: the day (ISO) and the dog that classes are shown for. */
  day: string | null
  dog: string | null
  /** What was unfolded: the earlier values of a dog, say. */
  panels: string[]
}

const initialState: ViewState = { plan: null, day: null, dog: null, panels: [] }

export const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    planChosen: (state, { payload }: PayloadAction<string>) => {
      state.plan = payload
    },
    dayChosen: (state, { payload }: PayloadAction<string>) => {
      state.day = payload
    },
    dogChosen: (state, { payload }: PayloadAction<string>) => {
      state.dog = payload
    },
    panelToggled: (state, { payload }: PayloadAction<string>) => {
      const others = state.panels.filter((panel) => panel !== payload)
      state.panels = others.length < state.panels.length ? others : [...others, payload]
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(userSignedOut, () => initialState)
  },
  selectors: { selectView: (state) => state },
})

export const { planChosen, dayChosen, dogChosen, panelToggled } = viewSlice.actions
export const { selectView } = viewSlice.selectors
