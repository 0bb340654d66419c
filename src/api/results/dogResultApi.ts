import { type DogResults, dogResultEndpoints } from '#contract/results/dogResults'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { dogTag } from '../dog/dogTags'

/** The published results of a dog, as everyone sees them, and whether they do. */
const dogResultApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogResults: build.query<DogResults, string>({
      query: (slug) => callOf(dogResultEndpoints.getDogResults, { params: { slug } }),
      responseSchema: answerOf(dogResultEndpoints.getDogResults),
      providesTags: (_results, _failure, slug) => ['Run', dogTag(slug)],
    }),
    publishDogResults: build.mutation<null, { slug: string; isPublic: boolean }>({
      query: ({ slug, isPublic }) =>
        callOf(dogResultEndpoints.publishDogResults, { params: { slug }, body: { isPublic } }),
      responseSchema: answerOf(dogResultEndpoints.publishDogResults),
      invalidatesTags: (_nothing, _failure, { slug }) => [dogTag(slug)],
    }),
  }),
})

export const { useGetDogResultsQuery, usePublishDogResultsMutation } = dogResultApi
