import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'
import { locationChanged } from '../router/routerSlice'

export interface CardCheckState {
  /** The card that was typed at /cards/check; null: the one of the address. */
  typedCard: string | null
}

const initialState: CardCheckState = { typedCard: null }

const cardCheckSlice = createSlice({
  name: 'cardCheck',
  initialState,
  reducers: {
    cardTyped: (state, { payload }: PayloadAction<string>) => {
      state.typedCard = payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, () => initialState).addMatcher(userChanged, () => initialState)
  },
  selectors: { selectTypedCard: (state) => state.typedCard },
})

declare module '../rootReducer' {
  export interface LazySlices {
    cardCheck: CardCheckState
  }
}

export const { cardTyped } = cardCheckSlice.actions
export const { selectTypedCard } = cardCheckSlice.injectInto(rootReducer).selectors
