import {
  type AcceptedInvitation,
  type DogKeepers,
  dogSharingEndpoints,
  type InvitationDraft,
  type ReceivedInvitation,
  type SentInvitation,
} from '#contract/dog/keepers'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { changedDog, dogListTag, dogSyncTag, dogTag } from './dogTags'

/** Who looks after a dog, and the invitations to. */
const dogSharingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogKeepers: build.query<DogKeepers, string>({
      query: (slug) => callOf(dogSharingEndpoints.getDogKeepers, { params: { slug } }),
      responseSchema: answerOf(dogSharingEndpoints.getDogKeepers),
      providesTags: (_keepers, _failure, slug) => [dogTag(slug)],
    }),
    sendInvitation: build.mutation<SentInvitation, { slug: string; body: InvitationDraft }>({
      query: ({ slug, body }) => callOf(dogSharingEndpoints.sendInvitation, { params: { slug }, body }),
      responseSchema: answerOf(dogSharingEndpoints.sendInvitation),
      invalidatesTags: (_sent, _failure, { slug }) => [dogTag(slug)],
    }),
    takeBackInvitation: build.mutation<null, { slug: string; id: string }>({
      query: ({ slug, id }) => callOf(dogSharingEndpoints.takeBackInvitation, { params: { slug, id } }),
      responseSchema: answerOf(dogSharingEndpoints.takeBackInvitation),
      // A refusal says that it was answered meanwhile.
      invalidatesTags: (_nothing, _failure, { slug }) => [dogTag(slug)],
    }),
    removeManager: build.mutation<null, string>({
      query: (slug) => callOf(dogSharingEndpoints.removeManager, { params: { slug } }),
      responseSchema: answerOf(dogSharingEndpoints.removeManager),
      invalidatesTags: (_nothing, _failure, slug) => [dogTag(slug), 'Eligibility'],
    }),
    /** The same by the manager, who loses access to the dog's page: it reloads the list alone. */
    stopManaging: build.mutation<null, string>({
      query: (slug) => callOf(dogSharingEndpoints.removeManager, { params: { slug } }),
      responseSchema: answerOf(dogSharingEndpoints.removeManager),
      invalidatesTags: [dogListTag, dogSyncTag, 'Quote'],
    }),
    getReceivedInvitation: build.query<ReceivedInvitation, string>({
      query: (token) => callOf(dogSharingEndpoints.getReceivedInvitation, { params: { token } }),
      responseSchema: answerOf(dogSharingEndpoints.getReceivedInvitation),
      // What the reader may do depends on who they are, and on their membership.
      providesTags: ['Profile', dogListTag],
    }),
    acceptInvitation: build.mutation<AcceptedInvitation, string>({
      query: (token) => callOf(dogSharingEndpoints.acceptInvitation, { params: { token } }),
      responseSchema: answerOf(dogSharingEndpoints.acceptInvitation),
      invalidatesTags: (accepted) => [
        dogListTag,
        ...(accepted ? changedDog(accepted.slug) : []),
        ...(['Eligibility', 'Quote'] as const),
      ],
    }),
    declineInvitation: build.mutation<null, string>({
      query: (token) => callOf(dogSharingEndpoints.declineInvitation, { params: { token } }),
      responseSchema: answerOf(dogSharingEndpoints.declineInvitation),
    }),
  }),
})

export const {
  useGetDogKeepersQuery,
  useSendInvitationMutation,
  useTakeBackInvitationMutation,
  useRemoveManagerMutation,
  useStopManagingMutation,
  useGetReceivedInvitationQuery,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
} = dogSharingApi
