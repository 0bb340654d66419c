import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { Dog } from '#contract/dog/dog'
import {
  DogSyncStart,
  RegisterFeed,
  SyncAnswer,
  type ChosenColumns,
  type DogMerge,
  type SyncRequest,
} from '#contract/dogSync/api'
import { api } from '../api'
import { dogSyncTag } from '../dog/dogTags'

/** Comparing a register's export with the member's dogs. */
export const dogSyncApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogSync: build.query<DogSyncStart, void>({
      query: () => ({ url: apiPaths.dogSync }),
      responseSchema: DogSyncStart,
      providesTags: [dogSyncTag],
    }),
    saveColumns: build.mutation<null, ChosenColumns>({
      query: (body) => ({ url: apiPaths.dogSyncColumns, method: 'PUT', body }),
      responseSchema: z.null(),
      invalidatesTags: [dogSyncTag],
    }),
    getRegisterFeed: build.mutation<RegisterFeed, void>({
      query: () => ({ url: apiPaths.dogRegister }),
      responseSchema: RegisterFeed,
    }),
    /** One batch of many: the sender of the last one loads the dogs again. */
    syncDogs: build.mutation<SyncAnswer, SyncRequest>({
      query: (body) => ({ url: apiPaths.dogSync, method: 'POST', body }),
      responseSchema: SyncAnswer,
    }),
    mergeDogs: build.mutation<Dog, DogMerge>({
      query: (body) => ({ url: apiPaths.dogMerge, method: 'POST', body }),
      responseSchema: Dog,
      invalidatesTags: (dog) => (dog ? ['Dog', 'Eligibility', 'Purchase'] : []),
    }),
  }),
})

export const { useGetDogSyncQuery, useMergeDogsMutation } = dogSyncApi
