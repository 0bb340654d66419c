import { createSelector } from '@reduxjs/toolkit'
import { limits } from '../../../contract/limits'
import { isMember } from '../../../contract/account/user'
import { selectToken, selectUser } from '../auth/authSlice'
import { selectFlags } from '../flags/flagsSlice'
import type { RootState } from '../rootReducer'
import { selectNow } from '../ui/uiSlice'

/** Signed in means that a user is loaded (specification, section 4). */
export const selectSignedIn = createSelector([selectUser], (user) => user !== null)

/** The desk is for admins (specification, section 6). */
export const selectAdmin = createSelector([selectUser], (user) => user?.roles.includes('ROLE_ADMIN') ?? false)

/** Members see the portal layout; everybody else the public one. */
export const selectMember = createSelector([selectUser, selectToken], isMember)

export const selectLoginOffered = createSelector(
  [selectSignedIn, selectFlags],
  (signedIn, flags) => !signedIn && !flags['login-disabled'],
)

export const selectRegisterOffered = createSelector(
  [selectSignedIn, selectFlags],
  (signedIn, flags) => !signedIn && !flags['registration-disabled'],
)

export const selectMaintenance = createSelector([selectFlags], (flags) => flags['maintenance-mode'])

/** How this session is about to end, as far as was heard of it: unused, or for good; null while it is not. */
// Not memoized: a memory of every instant that there was would only grow.
export const selectSessionEnding = (state: RootState): 'idle' | 'latest' | null => {
  const [user, now] = [selectUser(state), selectNow(state)]
  if (user === null) return null
  const soon = (end: string) => Date.parse(end) - Date.parse(now) < limits.sessionWarningHours * 3_600_000
  const { idle, latest } = user.sessionEnds
  if (soon(latest)) return 'latest'
  return soon(idle) ? 'idle' : null
}
