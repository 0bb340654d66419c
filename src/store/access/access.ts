import { createSelector } from '@reduxjs/toolkit'
import { isMember } from '../../../contract/user'
import { selectToken, selectUser } from '../auth/authSlice'
import { selectFlags } from '../flags/flagsSlice'

/** Signed in means that a user is loaded (specification, section 4). */
export const selectSignedIn = createSelector([selectUser], (user) => user !== null)

/** The desk is for admins (specification, section 6). */
export const selectAdmin = createSelector([selectUser], (user) => user?.roles.includes('ROLE_ADMIN') ?? false)

/** Members see the portal layout; everybody else the public one. */
export const selectMember = createSelector([selectUser, selectToken], isMember)

export const selectLoginOffered = createSelector(
  [selectSignedIn, selectFlags],
  (signedIn, flags) => !signedIn && !flags['login-disabled'],
)

export const selectRegisterOffered = createSelector(
  [selectSignedIn, selectFlags],
  (signedIn, flags) => !signedIn && !flags['registration-disabled'],
)

export const selectMaintenance = createSelector([selectFlags], (flags) => flags['maintenance-mode'])
