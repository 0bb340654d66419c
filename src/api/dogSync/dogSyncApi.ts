import {
  type ChosenColumns,
  type DogMerge,
  dogSyncEndpoints,
  type DogSyncStart,
  type RegisterFeed,
  type SyncAnswer,
  type SyncRequest,
} from '#contract/dogSync/api'
import type { Dog } from '#contract/dog/dog'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { dogSyncTag } from '../dog/dogTags'

/** Comparing a register's export with the member's dogs. */
export const dogSyncApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDogSync: build.query<DogSyncStart, void>({
      query: () => callOf(dogSyncEndpoints.getDogSync),
      responseSchema: answerOf(dogSyncEndpoints.getDogSync),
      providesTags: [dogSyncTag],
    }),
    saveColumns: build.mutation<null, ChosenColumns>({
      query: (body) => callOf(dogSyncEndpoints.saveColumns, { body }),
      responseSchema: answerOf(dogSyncEndpoints.saveColumns),
      invalidatesTags: [dogSyncTag],
    }),
    getRegisterFeed: build.mutation<RegisterFeed, void>({
      query: () => callOf(dogSyncEndpoints.getRegisterFeed),
      responseSchema: answerOf(dogSyncEndpoints.getRegisterFeed),
    }),
    /** One batch of many: the sender of the last one loads the dogs again. */
    syncDogs: build.mutation<SyncAnswer, SyncRequest>({
      query: (body) => callOf(dogSyncEndpoints.syncDogs, { body }),
      responseSchema: answerOf(dogSyncEndpoints.syncDogs),
    }),
    mergeDogs: build.mutation<Dog, DogMerge>({
      query: (body) => callOf(dogSyncEndpoints.mergeDogs, { body }),
      responseSchema: answerOf(dogSyncEndpoints.mergeDogs),
      invalidatesTags: (dog) => (dog ? ['Dog', 'Eligibility', 'Purchase'] : []),
    }),
  }),
})

export const { useGetDogSyncQuery, useMergeDogsMutation } = dogSyncApi
