import {
  type DogKeepers,
  dogSharingEndpoints,
  type DogInvitationDraft,
  type SentDogInvitation,
} from '#contract/dog/keepers'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { dogListTag, dogSyncTag, dogTag } from './dogTags'

/** Who looks after a dog, and the invitations to it that its owner sends. */
const dogSharingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogKeepers: build.query<DogKeepers, string>({
      query: (slug) => callOf(dogSharingEndpoints.getDogKeepers, { params: { slug } }),
      responseSchema: answerOf(dogSharingEndpoints.getDogKeepers),
      providesTags: (_keepers, _failure, slug) => [dogTag(slug)],
    }),
    sendDogInvitation: build.mutation<SentDogInvitation, { slug: string; body: DogInvitationDraft }>({
      query: ({ slug, body }) => callOf(dogSharingEndpoints.sendDogInvitation, { params: { slug }, body }),
      responseSchema: answerOf(dogSharingEndpoints.sendDogInvitation),
      invalidatesTags: (_sent, _failure, { slug }) => [dogTag(slug)],
    }),
    cancelDogInvitation: build.mutation<null, { slug: string; id: string }>({
      query: ({ slug, id }) => callOf(dogSharingEndpoints.cancelDogInvitation, { params: { slug, id } }),
      responseSchema: answerOf(dogSharingEndpoints.cancelDogInvitation),
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
  }),
})

export const {
  useGetDogKeepersQuery,
  useSendDogInvitationMutation,
  useCancelDogInvitationMutation,
  useRemoveManagerMutation,
  useStopManagingMutation,
} = dogSharingApi
