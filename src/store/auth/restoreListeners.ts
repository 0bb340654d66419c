import { authApi } from '../../api/account/authApi'
import type { ApiFailure, ApiMeta } from '../../api/request'
import { waitBefore } from '../../api/middleware/retry'
import { selectUserUnknown } from '../access/access'
import type { AppStartListening } from '../storeTypes'
import { selectUser } from './authSlice'
import { readMe } from './followMe'
import { leaveLogin } from './leaveLogin'

const { getMe } = authApi.endpoints

/** The longest pause that a server can ask for, in milliseconds. */
const longestPause = 600_000

// No answer at all, or that of a server or a proxy which is away for a while.
const temporary = [0, 502, 503, 504]
const isTemporary = (failure: ApiFailure | undefined) => failure !== undefined && temporary.includes(failure.status)

/**
 * A start that found no server: the visitor's page stays, and GET /me is silently asked again, until it is known
 * whose the token is.
 */
export const startRestoreListeners = (startListening: AppStartListening) => {
  let tried = 0
  startListening({
    matcher: getMe.matchRejected,
    effect: async ({ payload, meta }, { condition, dispatch, getState, extra, cancelActiveListeners }) => {
      if (!selectUserUnknown(getState()) || !isTemporary(payload)) return
      cancelActiveListeners()
      tried += 1
      const { effects } = extra
      const { retryAfter } = (meta.baseQueryMeta ?? {}) as Partial<ApiMeta>
      const pause = waitBefore(effects, tried, retryAfter, longestPause)
      let stop: () => void = () => undefined
      const over = new Promise<void>((resolve) => (stop = effects.timers.after(pause, resolve)))
      try {
        // A returning reader, or another login, may answer earlier.
        await Promise.race([over, condition((_action, state) => !selectUserUnknown(state))])
      } finally {
        stop()
      }
      if (selectUserUnknown(getState())) await dispatch(readMe())
      if (selectUserUnknown(getState())) return
      tried = 0
      if (selectUser(getState()) !== null) dispatch(leaveLogin())
    },
  })
}
