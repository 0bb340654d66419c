import type { AppStore } from '../../store/makeStore'
import { selectToken } from '../../store/auth/authSlice'
import { followMe } from '../../store/auth/followMe'

/** A token is held: one GET /me. However it ends, the app renders; without a user it renders as a visitor. */
export const restoreSession = async (store: AppStore): Promise<void> => {
  if (selectToken(store.getState()) === null) return
  await store.dispatch(followMe())
}
