import { nearestScreen, paths } from '#contract/shared/paths'
import { localPath } from '../../lib/localPath'
import { selectMember } from '../access/access'
import { navigate } from '../router/navigation'
import { selectScreenPath } from '../router/routerSlice'
import type { AppThunk } from '../storeTypes'
import { pathnameFollowed, selectPathname } from './authSlice'

const leftBehind: (string | null)[] = [paths.login, paths.register]

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const returnPath = (pathname: string | null, usual: string): string => {
  const path = localPath(pathname)
  // What only looks like the login leads nowhere either.
  const screen = path && nearestScreen(decoded(path.split(/[?#]/)[0] ?? ''))
  return path === null || screen === paths.logout || (screen !== null && leftBehind.includes(screen)) ? usual : path
}

/** A session has begun: the two routes that no longer exist lead to the reader's address, and other screens stay. */
export const leaveLogin = (): AppThunk => (dispatch, getState) => {
  const state = getState()
  const screen = selectScreenPath(state)
  // The next step after registering is to choose a membership.
  const usual = screen === paths.register && !selectMember(state) ? paths.registrationOptions : paths.dashboard
  const goal = returnPath(selectPathname(state), usual)
  dispatch(pathnameFollowed())
  if (leftBehind.includes(screen)) dispatch(navigate(goal, { replace: true }))
}
