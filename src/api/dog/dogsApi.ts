import { Dog, Dogs, NexusLevels, type DogDraft, type NexusLevel } from '#contract/dog/dog'
import { apiPaths } from '#contract/shared/apiPaths'
import { api } from '../api'
import { dogListTag, dogSyncTag, dogTags } from './dogTags'

/** The signed-in member's dogs. */
export const dogsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogs: build.query<Dog[], void>({
      query: () => ({ url: apiPaths.dogs }),
      responseSchema: Dogs,
      providesTags: (dogs) => [dogListTag, ...dogTags(dogs)],
    }),
    addDog: build.mutation<Dog, DogDraft>({
      query: (body) => ({ url: apiPaths.dogs, method: 'POST', body }),
      responseSchema: Dog,
      invalidatesTags: [dogListTag, dogSyncTag, 'Eligibility'],
    }),
    getNexusLevels: build.query<NexusLevel[], void>({
      query: () => ({ url: apiPaths.nexusLevels }),
      responseSchema: NexusLevels,
      providesTags: ['Worded'],
    }),
  }),
})

export const { useGetDogsQuery, useAddDogMutation, useGetNexusLevelsQuery } = dogsApi
