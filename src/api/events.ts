import { createAction } from '@reduxjs/toolkit'
import type { Session } from '#contract/account/user'

/** A call was answered 401. `token` is the one it was sent with; `place` is where the reader was, null at start-up. */
export const unauthorized = createAction<{
  token: string | null
  location: string | null
  /** A background call: a screen's data was loaded again. */
  isBackground: boolean
}>('api/unauthorized')

/** The session continues under another token: the password was changed or re-entered. */
export const sessionRenewed = createAction<Session>('api/sessionRenewed')

/** An admin's session acts for a member from here on, or no more. */
export const actingChanged = createAction('api/actingChanged')

/** The server's clock is so many milliseconds ahead of the device's. */
export const clockCorrected = createAction<number>('api/clockCorrected')

/** The account is deleted, and the session with it. */
export const accountDeleted = createAction('api/accountDeleted')
