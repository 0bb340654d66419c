import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit'
import { nearestScreen, paths } from '#contract/shared/paths'
import type { DocumentAcceptance } from '#contract/account/newDocument'
import type { User } from '#contract/account/user'
import { authApi } from '../../api/account/authApi'
import { purchaseRead, sessionStarted } from '../../api/answers'
import { accountDeleted, sessionRenewed, unauthorized } from '../../api/events'

export interface AuthState {
  user: User | null
  token: string | null
  /** Where a visitor was when a call was refused; followed once after the next login. */
  pathname: string | null
}

/** Also with a slash too many: that is no screen, and no address to return to. */
const isLogin = (location: string) => nearestScreen(location.split('?')[0] ?? '') === paths.login

const initialState: AuthState = { user: null, token: null, pathname: null }

/** Someone asked to leave; the session ends when the server has answered, or could not. */
export const logoutRequested = createAction('auth/logoutRequested')

/** An admin has done what a member called for, and acts for the member no more. */
export const stopActingRequested = createAction('auth/stopActingRequested')

/** Someone is here, and would rather stay logged in than be logged out for doing nothing. */
export const sessionExtensionRequested = createAction('auth/sessionExtensionRequested')

/** Someone has read a new version of the terms or the privacy policy, and accepts it or takes note. */
export const documentAcceptanceRequested = createAction<DocumentAcceptance>('auth/documentAcceptanceRequested')

/** The user logged out or deleted the account: slices remove their state. */
export const userSignedOut = isAnyOf(logoutRequested, accountDeleted)

/** An admin's page shows a member from here on, for whom the admin acts, or the admin again; the session is the same. */
export const personChanged = createAction('auth/personChanged')

/** What is shown next may be another person's: slices remove what is about the one before. */
export const userChanged = isAnyOf(logoutRequested, accountDeleted, personChanged)

/** Who is signed in. Only events change it; screens write nothing here. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    pathnameFollowed: (state) => {
      state.pathname = null
    },
  },
  extraReducers: (builder) => {
    const { acceptDocument, getMe, logout } = authApi.endpoints
    builder
      .addCase(unauthorized, (state, { payload }) => {
        // A late 401 must not touch the session that came after its call.
        if (state.token !== payload.token) return
        if (state.token !== null) Object.assign(state, { token: null, user: null })
        else if (payload.location !== null && !isLogin(payload.location)) state.pathname = payload.location
      })
      .addMatcher(getMe.matchFulfilled, (state, { payload }) => {
        if (state.token !== null) state.user = payload
      })
      .addMatcher(acceptDocument.matchFulfilled, ({ user }, { payload }) => {
        if (user !== null) user.newDocuments = payload
      })
      .addMatcher(purchaseRead, ({ user }, { payload: { status, paidAt, memberUntil } }) => {
        // The same answer that says it is paid makes the member: no screen may ask for the fee again meanwhile.
        if (user === null || status !== 'paid' || memberUntil === null) return
        user.registeredAt ??= paidAt
        if (user.renewalDate === null || user.renewalDate < memberUntil) user.renewalDate = memberUntil
      })
      .addMatcher(isAnyOf(sessionStarted, sessionRenewed), (state, { payload }) => Object.assign(state, payload))
      .addMatcher(isAnyOf(logout.matchFulfilled, logout.matchRejected, accountDeleted), () => initialState)
  },
  selectors: {
    selectUser: (state) => state.user,
    /** The first document with a version that is not accepted: one is asked at a time. */
    selectNewDocument: (state) => state.user?.newDocuments[0] ?? null,
    selectToken: (state) => state.token,
    /** The admin who acts for the user, by name, and until when; null while none does. */
    selectActing: (state) => state.user?.acting ?? null,
    selectPathname: (state) => state.pathname,
  },
})

export const { pathnameFollowed } = authSlice.actions
export const { selectActing, selectNewDocument, selectUser, selectToken, selectPathname } = authSlice.selectors
