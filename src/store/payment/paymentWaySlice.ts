import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PaymentWay } from '#contract/purchase/purchase'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'
import { locationChanged } from '../router/routerSlice'

export interface PaymentWayState {
  /** The way to pay; null: the first that is offered. */
  chosen: PaymentWay | null
}

const initialState: PaymentWayState = { chosen: null }

const paymentWaySlice = createSlice({
  name: 'paymentWay',
  initialState,
  reducers: {
    wayChosen: (state, { payload }: PayloadAction<PaymentWay>) => {
      state.chosen = payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, () => initialState).addMatcher(userChanged, () => initialState)
  },
  selectors: { selectChosenWay: (state) => state.chosen },
})

declare module '../rootReducer' {
  export interface LazySlices {
    paymentWay: PaymentWayState
  }
}

export const { wayChosen } = paymentWaySlice.actions
export const { selectChosenWay } = paymentWaySlice.injectInto(rootReducer).selectors
