import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import {
  AcceptedInvitation,
  DogKeepers,
  ReceivedInvitation,
  SentInvitation,
  type InvitationDraft,
} from '#contract/dog/keepers'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { changedDog, dogListTag, dogSyncTag, dogTag } from './dogTags'

/** Who looks after a dog, and the invitations to. */
const dogSharingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogKeepers: build.query<DogKeepers, string>({
      query: (slug) => ({ url: fill(apiPaths.dogKeepers, { slug }) }),
      responseSchema: DogKeepers,
      providesTags: (_keepers, _failure, slug) => [dogTag(slug)],
    }),
    sendInvitation: build.mutation<SentInvitation, { slug: string; body: InvitationDraft }>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.dogInvitations, { slug }), method: 'POST', body }),
      responseSchema: SentInvitation,
      invalidatesTags: (_sent, _failure, { slug }) => [dogTag(slug)],
    }),
    takeBackInvitation: build.mutation<null, { slug: string; id: string }>({
      query: ({ slug, id }) => ({ url: fill(apiPaths.dogInvitation, { slug, id }), method: 'DELETE' }),
      responseSchema: z.null(),
      // A refusal says that it was answered meanwhile.
      invalidatesTags: (_nothing, _failure, { slug }) => [dogTag(slug)],
    }),
    removeManager: build.mutation<null, string>({
      query: (slug) => ({ url: fill(apiPaths.dogManager, { slug }), method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: (_nothing, _failure, slug) => [dogTag(slug), 'Eligibility'],
    }),
    /** The same by the manager, who loses access to the dog's page: it reloads the list alone. */
    stopManaging: build.mutation<null, string>({
      query: (slug) => ({ url: fill(apiPaths.dogManager, { slug }), method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: [dogListTag, dogSyncTag, 'Quote'],
    }),
    getReceivedInvitation: build.query<ReceivedInvitation, string>({
      query: (token) => ({ url: fill(apiPaths.receivedInvitation, { token }) }),
      responseSchema: ReceivedInvitation,
      // What the reader may do depends on who they are, and on their membership.
      providesTags: ['Profile', dogListTag],
    }),
    acceptInvitation: build.mutation<AcceptedInvitation, string>({
      query: (token) => ({ url: fill(apiPaths.acceptInvitation, { token }), method: 'POST' }),
      responseSchema: AcceptedInvitation,
      invalidatesTags: (accepted) => [
        dogListTag,
        ...(accepted ? changedDog(accepted.slug) : []),
        ...(['Eligibility', 'Quote'] as const),
      ],
    }),
    declineInvitation: build.mutation<null, string>({
      query: (token) => ({ url: fill(apiPaths.declineInvitation, { token }), method: 'POST' }),
      responseSchema: z.null(),
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
