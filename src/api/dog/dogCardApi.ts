import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { CardKey, KeptCard, SignedCard } from '#contract/dog/card'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { dogTag } from './dogTags'

/** Cards of dogs: the member's own, those that others share, and the key of their signatures. */
const dogCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogCard: build.query<KeptCard, string>({
      query: (slug) => ({ url: fill(apiPaths.dogCard, { slug }) }),
      responseSchema: KeptCard,
      providesTags: (_card, _failure, slug) => [dogTag(slug)],
    }),
    shareDogCard: build.mutation<KeptCard, string>({
      query: (slug) => ({ url: fill(apiPaths.dogCardLink, { slug }), method: 'PUT' }),
      responseSchema: KeptCard,
      invalidatesTags: (_card, _failure, slug) => [dogTag(slug)],
    }),
    stopSharingDogCard: build.mutation<null, string>({
      query: (slug) => ({ url: fill(apiPaths.dogCardLink, { slug }), method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: (_nothing, _failure, slug) => [dogTag(slug)],
    }),
    getSharedCard: build.query<SignedCard, string>({
      query: (token) => ({ url: fill(apiPaths.sharedCard, { token }) }),
      responseSchema: SignedCard,
    }),
    getCardKey: build.query<CardKey, void>({
      query: () => ({ url: apiPaths.cardKey }),
      responseSchema: CardKey,
    }),
  }),
})

export const {
  useGetDogCardQuery,
  useShareDogCardMutation,
  useStopSharingDogCardMutation,
  useGetSharedCardQuery,
  useGetCardKeyQuery,
} = dogCardApi
