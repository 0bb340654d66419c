import { callerRefusal } from '#contract/access/caller'
import type { Policy } from '#contract/access/policy'
import { openDashboard, openLogin, openPortal, openRegistration } from '#contract/access/screenPolicies'
import { limits } from '#contract/shared/limits'
import { selectUser } from '../auth/authSlice'
import { selectFlags } from '../flags/flagsSlice'
import type { RootState } from '../rootReducer'
import { selectNow } from '../ui/uiSlice'

/** May the present user do what the policy is about? The server decides by the same policy. */
export const selectAllowed = ({ auth }: Pick<RootState, 'auth'>, { caller }: Policy): boolean =>
  callerRefusal(caller, auth) === null

/**
 * Is a token held whose user is not known? That person sees what a visitor sees, and no call for their own data is
 * made, until GET /me has answered.
 */
export const selectUserUnknown = ({ auth }: Pick<RootState, 'auth'>): boolean =>
  auth.token !== null && auth.user === null

/**
 * Why a private screen is not shown; null where it is. A visitor without a token passes: the screen's first call is
 * answered 401, and what follows from that leads back here after login.
 */
export const selectScreenRefusal = (
  { auth }: Pick<RootState, 'auth'>,
  { caller }: Policy,
): 'not_member' | 'not_on_behalf' | 'unauthorized' | null => {
  const refusal = callerRefusal(caller, auth)
  if (refusal === 'unauthorized') return selectUserUnknown({ auth }) ? refusal : null
  return refusal === 'not_member' || refusal === 'not_on_behalf' ? refusal : null
}

/** Signed in means that a user is loaded (specification, section 4). */
export const selectSignedIn = (state: RootState) => selectAllowed(state, openDashboard)

/** Members see the portal layout; everyone else the public one. */
export const selectMember = (state: RootState) => selectAllowed(state, openPortal)

export const selectLoginOffered = (state: RootState) =>
  selectAllowed(state, openLogin) && !selectFlags(state)['login-disabled']

export const selectRegisterOffered = (state: RootState) =>
  selectAllowed(state, openRegistration) && !selectFlags(state)['registration-disabled']

export const selectMaintenance = (state: RootState) => selectFlags(state)['maintenance-mode']

/** How this session is about to end, by the last answer: unused, or at its latest; null while it is not. */
// Not memoized: a memory of every instant that there was would only grow.
export const selectSessionEnding = (state: RootState): 'idle' | 'latest' | null => {
  const user = selectUser(state)
  if (user === null) return null
  const soon = (end: string) => Date.parse(end) - Date.parse(selectNow(state)) < limits.sessionWarningHours * 3_600_000
  const { idle, latest } = user.sessionEnds
  if (soon(latest)) return 'latest'
  return soon(idle) ? 'idle' : null
}
