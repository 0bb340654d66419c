import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { authApi } from '../../api/authApi'

type Values = Record<string, string | boolean>

const initialState: Record<string, Values> = {}

/** What has been typed into forms that are not sent yet, by form name. Never a password, never a card. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    changed: (state, { payload }: PayloadAction<{ form: string; values: Values }>) => {
      state[payload.form] = payload.values
    },
    cleared: (state, { payload }: PayloadAction<string>) => {
      delete state[payload]
    },
  },
  extraReducers: (builder) => {
    const { logout } = authApi.endpoints
    builder.addMatcher(isAnyOf(logout.matchFulfilled, logout.matchRejected), () => initialState)
  },
  selectors: { selectDraft: (state, form: string) => state[form] },
})

export const { changed, cleared } = draftsSlice.actions
export const { selectDraft } = draftsSlice.selectors
