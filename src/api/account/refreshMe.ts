import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { authApi } from './authApi'
import type { ApiState } from '../request'

interface Lifecycle {
  getState: () => unknown
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  queryFulfilled: Promise<unknown>
}

/** After a call that changed the signed-in user: reads them anew, so that every screen says the same. */
export const refreshMe = async (_arg: unknown, { dispatch, getState, queryFulfilled }: Lifecycle): Promise<void> => {
  const done = await queryFulfilled.then(
    () => true,
    () => false,
  )
  // A link in a mail is opened by visitors too: there is nobody to read then.
  if (done && (getState() as ApiState).auth.token !== null)
    await dispatch(authApi.endpoints.getMe.initiate('later', { forceRefetch: true, subscribe: false }))
}
