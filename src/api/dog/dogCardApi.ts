import { type CardKey, dogCardEndpoints, type KeptCard, type SignedCard } from '#contract/dog/card'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { dogTag } from './dogTags'

/** Cards of dogs: the member's own, those that others share, and the key of their signatures. */
const dogCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogCard: build.query<KeptCard, string>({
      query: (slug) => callOf(dogCardEndpoints.getDogCard, { params: { slug } }),
      responseSchema: answerOf(dogCardEndpoints.getDogCard),
      providesTags: (_card, _failure, slug) => [dogTag(slug)],
    }),
    shareDogCard: build.mutation<KeptCard, string>({
      query: (slug) => callOf(dogCardEndpoints.shareDogCard, { params: { slug } }),
      responseSchema: answerOf(dogCardEndpoints.shareDogCard),
      invalidatesTags: (_card, _failure, slug) => [dogTag(slug)],
    }),
    stopSharingDogCard: build.mutation<null, string>({
      query: (slug) => callOf(dogCardEndpoints.stopSharingDogCard, { params: { slug } }),
      responseSchema: answerOf(dogCardEndpoints.stopSharingDogCard),
      invalidatesTags: (_nothing, _failure, slug) => [dogTag(slug)],
    }),
    getSharedCard: build.query<SignedCard, string>({
      query: (token) => callOf(dogCardEndpoints.getSharedCard, { params: { token } }),
      responseSchema: answerOf(dogCardEndpoints.getSharedCard),
    }),
    getCardKey: build.query<CardKey, void>({
      query: () => callOf(dogCardEndpoints.getCardKey),
      responseSchema: answerOf(dogCardEndpoints.getCardKey),
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
