import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { authApi, sessionStarted } from '../../api/account/authApi'
import { userSignedOut } from '../auth/authSlice'

type Values = Record<string, string | boolean | number>

export interface DraftsState {
  /** Who was signed in last; another person's log-in empties the forms, the same person's does not. */
  ownerId: string | null
  forms: Record<string, Values>
}

const initialState: DraftsState = { ownerId: null, forms: {} }

const ownedBy = (state: DraftsState, userId: string) => {
  // Whose id is not told may be anybody.
  if (state.ownerId !== null && (state.ownerId !== userId || userId === '')) state.forms = {}
  state.ownerId = userId
}

/** What has been typed into forms that are not sent yet, by form name. Never a password, never a card. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<{ form: string; values: Values }>) => {
      state.forms[payload.form] = payload.values
    },
    draftCleared: (state, { payload }: PayloadAction<string>) => {
      delete state.forms[payload]
    },
  },
  extraReducers: (builder) => {
    const { getMe } = authApi.endpoints
    builder
      .addMatcher(getMe.matchFulfilled, (state, { payload }) => {
        if (payload.id !== '') ownedBy(state, payload.id)
      })
      .addMatcher(sessionStarted, (state, { payload }) => ownedBy(state, payload.user.id))
      .addMatcher(userSignedOut, () => initialState)
  },
  selectors: {
    selectDraft: (state, form: string) => state.forms[form],
    selectUnsent: (state) => Object.keys(state.forms).length > 0,
  },
})

export const { draftChanged, draftCleared } = draftsSlice.actions
export const { selectDraft, selectUnsent } = draftsSlice.selectors
