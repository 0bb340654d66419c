import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'
import { locationChanged } from '../router/routerSlice'
import { itemAdded } from './purchaseSlice'

/** What was last taken out of the cart, until something is put in or another screen opens. */
export type RemovedLinesState = PurchaseItem[]

const initialState: RemovedLinesState = []

const removedLinesSlice = createSlice({
  name: 'removedLines',
  initialState,
  reducers: {
    linesRemoved: (_state, { payload }: PayloadAction<PurchaseItem[]>) => payload,
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, () => initialState)
      .addCase(itemAdded, () => initialState)
      .addMatcher(userChanged, () => initialState)
  },
  selectors: { selectRemovedLines: (state) => state },
})

declare module '../rootReducer' {
  export interface LazySlices {
    removedLines: RemovedLinesState
  }
}

export const { linesRemoved } = removedLinesSlice.actions
export const { selectRemovedLines } = removedLinesSlice.injectInto(rootReducer).selectors
