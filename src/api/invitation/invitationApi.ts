import {
  type AcceptedInvitation,
  invitationEndpoints,
  type InvitationKind,
  type ReceivedInvitation,
} from '#contract/invitation/invitation'
import { api, type TagType } from '../api'
import { answerOf, callOf } from '../callOf'
import { changedDog, dogListTag } from '../dog/dogTags'

/** What is different for the account that has accepted, besides the dog itself. A person brings a role. */
const changedBy: Record<InvitationKind, TagType[]> = {
  manager: ['Eligibility', 'Quote'],
  owner: ['Eligibility', 'Quote'],
  judge: ['Me', 'Show'],
  approver: ['Me', 'Show'],
  household: ['Eligibility', 'Quote'],
}

const changed = ({ kind, key }: AcceptedInvitation) => [
  ...changedBy[kind],
  ...(kind === 'manager' || kind === 'owner' ? changedDog(key) : []),
]

/** Invitations by the link that was emailed. */
const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReceivedInvitation: build.query<ReceivedInvitation, string>({
      query: (token) => callOf(invitationEndpoints.getReceivedInvitation, { params: { token } }),
      responseSchema: answerOf(invitationEndpoints.getReceivedInvitation),
      // What the reader may do depends on who they are, and on their membership.
      providesTags: ['Profile', dogListTag],
    }),
    acceptInvitation: build.mutation<AcceptedInvitation, string>({
      query: (token) => callOf(invitationEndpoints.acceptInvitation, { params: { token } }),
      responseSchema: answerOf(invitationEndpoints.acceptInvitation),
      // After a refusal the invitation alone is read again: it says what is in the way.
      invalidatesTags: (accepted) => ['Profile', dogListTag, ...(accepted ? changed(accepted) : [])],
    }),
    declineInvitation: build.mutation<null, string>({
      query: (token) => callOf(invitationEndpoints.declineInvitation, { params: { token } }),
      responseSchema: answerOf(invitationEndpoints.declineInvitation),
    }),
  }),
})

export const { useGetReceivedInvitationQuery, useAcceptInvitationMutation, useDeclineInvitationMutation } =
  invitationApi
