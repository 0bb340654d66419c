import type { AppThunk } from '../storeTypes'
import { selectUnsent } from '../forms/unsent'

const key = 'reloaded'

/**
 * A chunk of the application did not load. After a deployment the old files are missing, so the page is loaded again, once: not
 * while something typed would be lost, nor where the site cannot be reached. Else the screen that asked explains.
 */
export const chunkLoadFailed =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { effects: { session, navigation, fetch } }) => {
    if (selectUnsent(getState()) || session.read(key) !== null) return
    const { pathname, search } = navigation.current()
    const there = await fetch(pathname + search, { method: 'HEAD' }).catch(() => null)
    if (!there?.ok) return
    session.write(key, pathname)
    // A browser that forgets would be sent round and round.
    if (session.read(key) !== null) navigation.reload()
  }

/**
 * Another screen is shown: the next deployment may reload the page again. Not the reloaded one: it is shown although
 * a part of it is missing, and would be reloaded for ever.
 */
export const chunkLoaded =
  (): AppThunk =>
  (_dispatch, _getState, { effects: { session, navigation } }) => {
    const reloaded = session.read(key)
    if (reloaded !== null && reloaded !== navigation.current().pathname) session.remove(key)
  }
