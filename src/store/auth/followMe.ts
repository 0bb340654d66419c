import { authApi } from '../../api/account/authApi'
import type { AppThunk } from '../storeTypes'

const { getMe } = authApi.endpoints

/** The one subscription to the signed-in user: from here until the session ends and what was fetched in it is forgotten. */
export const followMe = () => getMe.initiate(undefined, { subscriptionOptions: { refetchOnFocus: true } })

/** Reads the user again; a call that is under way was sent with what was known before. */
export const readMe = (): AppThunk<Promise<void>> => async (dispatch) => {
  const running = dispatch(authApi.util.getRunningQueryThunk('getMe', undefined))
  if (running) await running
  await dispatch(getMe.initiate(undefined, { forceRefetch: true, subscribe: false }))
}
