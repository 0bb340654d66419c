import { dogEndpoints } from '#contract/dog/dogEndpoints'
import type { Dog } from '#contract/dog/dog'
import { type DogDraft, type NexusLevel } from '#contract/dog/dog'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { dogListTag, dogSyncTag, dogTags } from './dogTags'

/** The signed-in member's dogs. */
export const dogsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogs: build.query<Dog[], void>({
      query: () => callOf(dogEndpoints.getDogs),
      responseSchema: answerOf(dogEndpoints.getDogs),
      providesTags: (dogs) => [dogListTag, ...dogTags(dogs)],
    }),
    addDog: build.mutation<Dog, DogDraft>({
      query: (body) => callOf(dogEndpoints.addDog, { body }),
      responseSchema: answerOf(dogEndpoints.addDog),
      invalidatesTags: [dogListTag, dogSyncTag, 'Eligibility'],
    }),
    getNexusLevels: build.query<NexusLevel[], void>({
      query: () => callOf(dogEndpoints.getNexusLevels),
      responseSchema: answerOf(dogEndpoints.getNexusLevels),
      providesTags: ['Worded'],
    }),
  }),
})

export const { useGetDogsQuery, useAddDogMutation, useGetNexusLevelsQuery } = dogsApi
