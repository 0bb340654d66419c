import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit'
import { isPrivate } from '#contract/access/privateScreens'
import { fill, paths } from '#contract/shared/paths'
import { actingApi } from '../../api/account/actingApi'
import { api } from '../../api/api'
import { actingChanged } from '../../api/events'
import type { ApiFailure } from '../../api/request'
import { navigate } from '../router/navigation'
import { selectScreenPath } from '../router/routerSlice'
import type { AppStartListening } from '../storeTypes'
import { selectNow, timePassed } from '../ui/uiSlice'
import { personChanged, selectActing, stopActingRequested, selectToken, selectUser } from './authSlice'
import { followMe, readMe } from './followMe'

const isOutdated = ({ payload }: { payload?: unknown }): boolean => (payload as ApiFailure).code === 'acting_changed'

/**
 * What follows when an admin begins or stops to act for a member: here, in another tab, or because the time is over. GET /me says whose
 * portal it is.
 */
export const startActingListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: stopActingRequested,
    effect: async (_action, { dispatch }) => {
      await dispatch(actingApi.endpoints.stopActing.initiate())
    },
  })
  startListening({
    matcher: isAnyOf(actingChanged, timePassed, isRejectedWithValue),
    effect: async (action, { dispatch, getState }) => {
      const acting = selectActing(getState())
      const isOver = acting !== null && acting.until <= selectNow(getState())
      if (actingChanged.match(action) || isOver || (isRejectedWithValue(action) && isOutdated(action)))
        await dispatch(readMe())
    },
  })
  startListening({
    predicate: (_action, now, before) => {
      const [was, is] = [selectUser(before), selectUser(now)]
      return was !== null && is !== null && was.id !== is.id && selectToken(before) === selectToken(now)
    },
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      dispatch(personChanged())
      // No answer of the one before is left; what the screen shows is read again.
      dispatch(api.util.resetApiState())
      void dispatch(followMe())
      if (!isPrivate(selectScreenPath(getState()))) return
      const memberId = selectActing(getState()) ? null : selectUser(getOriginalState())?.id
      dispatch(navigate(memberId ? fill(paths.deskMember, { id: memberId }) : paths.dashboard, { replace: true }))
    },
  })
}
