import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'

export interface PlanState {
  /** The id of the plan that was chosen at /registration-options. */
  chosen: string | null
}

const initialState: PlanState = { chosen: null }

const planSlice = createSlice({
  name: 'plan',
  initialState,
  reducers: {
    planChosen: (state, { payload }: PayloadAction<string>) => {
      state.chosen = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(userChanged, () => initialState)
  },
  selectors: { selectChosenPlan: (state) => state.chosen },
})

declare module '../rootReducer' {
  export interface LazySlices {
    plan: PlanState
  }
}

export const { planChosen } = planSlice.actions
export const { selectChosenPlan } = planSlice.injectInto(rootReducer).selectors
