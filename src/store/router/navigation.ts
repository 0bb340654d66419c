import type { Effects } from '../../effects/effects'
import type { AppThunk } from '../storeTypes'
import { locationChanged } from './routerSlice'

/** Goes to an address of this site: the browser's history first, then the state that the screens follow. */
export const navigate =
  (url: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): AppThunk =>
  (dispatch, _getState, { effects: { navigation } }) => {
    if (replace) navigation.replace(url, state)
    else navigation.push(url, state)
    dispatch(locationChanged({ location: navigation.current(), move: replace ? 'REPLACE' : 'PUSH' }))
  }

/** Moves back or forward in the browser's history; the pop that follows moves the state. */
export const navigateHistory =
  (steps: number): AppThunk =>
  (_dispatch, _getState, { effects: { navigation } }) =>
    navigation.go(steps)

/** Follows the back and forward buttons. */
export const startRouterListeners = (
  dispatch: (action: ReturnType<typeof locationChanged>) => void,
  { navigation }: Effects,
) => navigation.onPop(() => dispatch(locationChanged({ location: navigation.current(), move: 'POP' })))
