import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import {
  Profile,
  type Confirmation,
  type EmailChange,
  type PasswordChange,
  type ProfileChange,
} from '#contract/account/profile'
import { ReceivedSession } from '#contract/account/receivedSession'
import type { Session } from '#contract/account/user'
import { api } from '../api'
import { sessionRenewed } from '../events'

const nothing = z.null()
const unversioned = { version: 0 }

/** A member's own details, and the address and password of the account. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => ({ url: apiPaths.profile }),
      // A server from before there were versions sends none.
      transformResponse: (profile: Profile) => ({ ...unversioned, ...profile }),
      responseSchema: Profile,
      providesTags: ['Profile'],
    }),
    saveProfile: build.mutation<null, ProfileChange>({
      query: (body) => ({ url: apiPaths.profile, method: 'PUT', body }),
      responseSchema: nothing,
      invalidatesTags: ['Profile', 'Me'],
    }),
    changePassword: build.mutation<Session, PasswordChange>({
      query: (body) => ({ url: apiPaths.password, method: 'PUT', body }),
      responseSchema: ReceivedSession,
      invalidatesTags: ['Session'],
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(sessionRenewed(done.data))
      },
    }),
    changeEmail: build.mutation<null, EmailChange>({
      query: (body) => ({ url: apiPaths.email, method: 'PUT', body }),
      responseSchema: nothing,
      invalidatesTags: ['Profile'],
    }),
    sendConfirmation: build.mutation<null, void>({
      query: () => ({ url: apiPaths.confirmationLink, method: 'POST' }),
      responseSchema: nothing,
    }),
    confirmAddress: build.mutation<null, Confirmation>({
      query: (body) => ({ url: apiPaths.confirm, method: 'POST', body }),
      responseSchema: nothing,
      invalidatesTags: ['Profile', 'Me'],
    }),
  }),
})

export const {
  useGetProfileQuery,
  useSaveProfileMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useSendConfirmationMutation,
  useConfirmAddressMutation,
} = profileApi
