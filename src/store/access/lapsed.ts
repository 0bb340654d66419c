import { selectUser } from '../auth/authSlice'
import type { RootState } from '../rootReducer'
import { selectNow } from '../ui/uiSlice'

/**
 * May a membership have ended? True from a day too early on: whether it has, only the organisation's calendar says
 * (useEndedOn), which other users do not load.
 */
export const selectMayHaveLapsed = (state: RootState): boolean => {
  const renewalDate = selectUser(state)?.renewalDate ?? null
  // East of Greenwich it can be a day later than in UTC.
  return renewalDate !== null && renewalDate <= selectNow(state).slice(0, 10)
}
