import { isAnyOf } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { REHYDRATE } from 'redux-persist'
import { isPrivate } from '#contract/access/privateScreens'
import { paths } from '#contract/shared/paths'
import { api, personalTags } from '../../api/api'
import { authApi } from '../../api/account/authApi'
import { purchaseRead, sessionStarted } from '../../api/answers'
import { accountDeleted, unauthorized } from '../../api/events'
import { startPurchaseApi } from '../../api/purchase/startPurchaseApi'
import type { PersistedState } from '../persist/persistedReducer'
import type { RootState } from '../rootReducer'
import type { AppStartListening } from '../storeTypes'
import { navigate } from '../router/navigation'
import { followMe, readMe } from './followMe'
import { leaveLogin } from './leaveLogin'
import { selectScreenPath } from '../router/routerSlice'
import { documentAcceptanceRequested, logoutRequested, selectToken, sessionExtensionRequested } from './authSlice'

const { acceptDocument, logout } = authApi.endpoints

/** How long what was fetched may outlive its session, in milliseconds. */
const longestWait = 2_000

const isRequesting = ({ api: { queries, mutations } }: RootState): boolean =>
  [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === QueryStatus.pending)

/** What follows from sessions beginning and ending: where to go, and what must be forgotten. */
export const startAuthListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: sessionStarted,
    effect: ({ payload: { user } }, { dispatch }) => {
      // The answer has said who it is: only what comes later is asked for.
      dispatch(authApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: user }]))
      void dispatch(followMe())
      // What was fetched as a visitor may look different to this user.
      dispatch(api.util.invalidateTags(personalTags))
      dispatch(leaveLogin())
    },
  })
  startListening({
    actionCreator: unauthorized,
    effect: ({ payload }, { dispatch, getState }) => {
      // The reducer took the token away if it was the refused one; a newer one stays in use. In place of the refused
      // screen: going back from the login must not lead there, to be refused once more.
      if (payload.location === null || selectToken(getState()) !== null) return
      const screen = selectScreenPath(getState())
      // The reader of a public page stays on it.
      if (payload.isBackground && !isPrivate(screen)) return
      if (screen !== paths.login) dispatch(navigate(paths.login, { replace: true }))
    },
  })
  startListening({
    actionCreator: logoutRequested,
    effect: async (_action, { dispatch, getState, unsubscribe, subscribe }) => {
      // A visitor has nothing to end.
      if (selectToken(getState()) === null) {
        dispatch(navigate(paths.home, { replace: true }))
        return
      }
      // A second click while the first is under way must not call again: that token would be refused.
      unsubscribe()
      await dispatch(logout.initiate())
      subscribe()
    },
  })
  startListening({
    matcher: isAnyOf(logout.matchFulfilled, logout.matchRejected),
    effect: (_action, { dispatch }) => dispatch(navigate(paths.home, { replace: true })),
  })
  startListening({
    actionCreator: sessionExtensionRequested,
    effect: async (_action, { dispatch }) => {
      await dispatch(readMe())
    },
  })
  startListening({
    actionCreator: documentAcceptanceRequested,
    effect: async ({ payload }, { dispatch }) => {
      const { error } = await dispatch(acceptDocument.initiate(payload))
      // There may be a newer version than this page knows.
      if (error) await dispatch(readMe())
    },
  })
  startListening({
    matcher: startPurchaseApi.endpoints.startPurchase.matchRejected,
    effect: async ({ payload }, { dispatch }) => {
      if (payload?.code === 'terms_not_accepted') await dispatch(readMe())
    },
  })
  startListening({
    actionCreator: accountDeleted,
    effect: (_action, { dispatch }) => dispatch(navigate(paths.goodbye, { replace: true, state: accountDeleted.type })),
  })
  startListening({
    // A membership paid: the portal opens without a new login, and a renewal shows its new date.
    matcher: purchaseRead,
    effect: async ({ payload }, { dispatch }) => {
      const bought = payload.status === 'paid' && payload.lines.some((line) => line.kind === 'membership')
      if (bought) await dispatch(readMe())
    },
  })
  startListening({
    // However a session ends, nothing that was fetched in it is left for the next person.
    predicate: (_action, now, before) => selectToken(before) !== null && selectToken(now) === null,
    effect: async (_action, { condition, dispatch, getState, extra: { effects }, cancelActiveListeners }) => {
      cancelActiveListeners()
      const after = (milliseconds: number) => new Promise<void>((go) => effects.timers.after(milliseconds, go))
      // Who waits for an answer gets it first: a call that is wiped away ends with neither data nor error. A server
      // that hangs is not waited for: the next person may be there already.
      if (isRequesting(getState()))
        await Promise.race([condition((_next, now) => !isRequesting(now)), after(longestWait)])
      await after(0)
      dispatch(api.util.resetApiState())
      // Someone has logged in while the answers were waited for.
      if (selectToken(getState()) !== null) void dispatch(followMe())
    },
  })
  startListening({
    type: REHYDRATE,
    effect: async (_action, { dispatch, getState, getOriginalState }) => {
      const before: PersistedState = getOriginalState()
      const token = selectToken(getState())
      // At the start it is the boot that asks; later it was another tab that logged in.
      const elsewhere = before._persist?.rehydrated === true && token !== selectToken(before)
      if (!elsewhere || token === null) return
      if (selectToken(before) === null) void dispatch(followMe())
      else await dispatch(readMe())
    },
  })
}
