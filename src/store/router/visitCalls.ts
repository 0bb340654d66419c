import { QueryStatus } from '@reduxjs/toolkit/query'
import { api } from '../../api/api'
import type { AppStartListening } from '../storeTypes'
import { locationChanged } from './routerSlice'

/** Between the name of a call and the visit in which it was made. */
const ofVisit = ' @'

export const callKeyOf = (name: string, visit: string): string => `${name}${ofVisit}${visit}`

/**
 * Forgets how the calls of earlier visits went: RTK Query keeps the answer to a call with a fixed key for good. A call that is
 * under way is forgotten with the visit after.
 */
export const startCallListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: locationChanged,
    effect: ({ payload: { location } }, { dispatch, getState }) => {
      for (const [fixedCacheKey, call] of Object.entries(getState().api.mutations))
        if (
          call &&
          call.status !== QueryStatus.pending &&
          fixedCacheKey.includes(ofVisit) &&
          !fixedCacheKey.endsWith(`${ofVisit}${location.key}`)
        )
          dispatch(api.internalActions.removeMutationResult({ fixedCacheKey, requestId: call.requestId }))
    },
  })
}
