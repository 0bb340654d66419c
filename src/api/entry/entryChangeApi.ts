import { entryEndpoints } from '#contract/entry/entryEndpoints'
import type { EntryChoices } from '#contract/entry/change'
import { type EntryChange } from '#contract/entry/change'
import type { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Changing what was entered and paid for. */
const entryChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEntryChoices: build.query<EntryChoices, string>({
      query: (id) => callOf(entryEndpoints.getEntryChoices, { params: { id } }),
      responseSchema: answerOf(entryEndpoints.getEntryChoices),
      providesTags: [{ type: 'Purchase', id: 'choices' }],
    }),
    /** Twice is once: an entry that is so already stays as it is. */
    changeEntry: build.mutation<Purchase, { entryId: string; body: EntryChange }>({
      query: ({ entryId, body }) => callOf(entryEndpoints.changeEntry, { params: { id: entryId }, body }),
      responseSchema: answerOf(entryEndpoints.changeEntry),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
    keepEntry: build.mutation<Purchase, string>({
      query: (id) => callOf(entryEndpoints.keepEntry, { params: { id } }),
      responseSchema: answerOf(entryEndpoints.keepEntry),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['Purchase'],
    }),
  }),
})

export const { useGetEntryChoicesQuery, useChangeEntryMutation, useKeepEntryMutation } = entryChangeApi
