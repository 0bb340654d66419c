import {
  type Confirmation,
  type EmailChange,
  type PasswordChange,
  type Profile,
  type ProfileChange,
  profileEndpoints,
} from '#contract/account/profile'
import { ReceivedSession } from '#contract/account/receivedSession'
import type { Session } from '#contract/account/user'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { sessionRenewed } from '../events'

const unversioned = { version: 0 }

/** A member's own details, and the address and password of the account. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => callOf(profileEndpoints.getProfile),
      // A server from before there were versions sends none.
      transformResponse: (profile: Profile) => ({ ...unversioned, ...profile }),
      responseSchema: answerOf(profileEndpoints.getProfile),
      providesTags: ['Profile'],
    }),
    saveProfile: build.mutation<null, ProfileChange>({
      query: (body) => callOf(profileEndpoints.saveProfile, { body }),
      responseSchema: answerOf(profileEndpoints.saveProfile),
      invalidatesTags: ['Profile', 'Me'],
    }),
    changePassword: build.mutation<Session, PasswordChange>({
      query: (body) => callOf(profileEndpoints.changePassword, { body }),
      responseSchema: ReceivedSession,
      invalidatesTags: ['Session'],
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(sessionRenewed(done.data))
      },
    }),
    changeEmail: build.mutation<null, EmailChange>({
      query: (body) => callOf(profileEndpoints.changeEmail, { body }),
      responseSchema: answerOf(profileEndpoints.changeEmail),
      invalidatesTags: ['Profile'],
    }),
    sendConfirmation: build.mutation<null, void>({
      query: () => callOf(profileEndpoints.sendConfirmation),
      responseSchema: answerOf(profileEndpoints.sendConfirmation),
    }),
    confirmAddress: build.mutation<null, Confirmation>({
      query: (body) => callOf(profileEndpoints.confirmAddress, { body }),
      responseSchema: answerOf(profileEndpoints.confirmAddress),
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
