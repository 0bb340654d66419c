import { nearestScreen, paths } from '#contract/paths'
import { localPath } from '../../lib/localPath'
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

const returnPath = (pathname: string | null): string => {
  const path = localPath(pathname)
  // What only looks like the login leads nowhere either.
  const screen = path && nearestScreen(decoded(path.split(/[?#]/)[0] ?? ''))
  return path === null || screen === paths.logout || (screen !== null && leftBehind.includes(screen))
    ? paths.dashboard
    : path
}

/** A session is there: the two routes that are gone now lead to where the reader was, and anyone elsewhere stays there. */
export const leaveLogin = (): AppThunk => (dispatch, getState) => {
  const goal = returnPath(selectPathname(getState()))
  dispatch(pathnameFollowed())
  if (leftBehind.includes(selectScreenPath(getState()))) dispatch(navigate(goal, { replace: true }))
}
