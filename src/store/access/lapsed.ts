import { createSelector } from '@reduxjs/toolkit'
import { selectUser } from '../auth/authSlice'
import { selectNow } from '../ui/uiSlice'

/**
 * May a membership have ended? True from a day too early on: whether it has, only the organisation's calendar says
 * (useEndedOn), which nobody else has to load.
 */
export const selectMayHaveLapsed = createSelector([selectUser, selectNow], (user, now) => {
  const renewalDate = user?.renewalDate ?? null
  // East of Greenwich it can be a day later than in UTC.
  return renewalDate !== null && renewalDate <= now.slice(0, 10)
})
