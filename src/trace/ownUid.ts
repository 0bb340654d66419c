import { isAction, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api'

const { type } = api.internalActions.middlewareRegistered

const probe = (): unknown => {
  let uid: unknown
  const next = (action: unknown) => {
    if (isAction(action) && action.type === type) uid = (action as UnknownAction)['payload']
    return action
  }
  const getState = () => ({ [api.reducerPath]: api.reducer(undefined, { type: '@@INIT' }) })
  api.middleware({ dispatch: next as never, getState: getState })(next)({ type: '@@clear-round/probe' })
  return uid
}
const own = probe()

/**
 * RTK Query registers its middleware under an id that is made when a page loads, and its reducer compares it with the id
 * of this load. A trace's own id, the first one that it names, is read as ours.
 */
export const withOwnUid = (actions: readonly UnknownAction[]): UnknownAction[] => {
  const first = actions.find((action) => action.type === type)?.['payload']
  return actions.map((action) =>
    action.type === type && action['payload'] === first ? { ...action, payload: own } : action,
  )
}
