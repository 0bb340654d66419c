import { apiPaths } from '#contract/shared/apiPaths'
import { EntryChoices, type EntryChange } from '#contract/entry/change'
import { fill } from '#contract/shared/paths'
import { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'

/** Changing what was entered and paid for. */
const entryChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEntryChoices: build.query<EntryChoices, string>({
      query: (id) => ({ url: fill(apiPaths.entryChange, { id }) }),
      responseSchema: EntryChoices,
      providesTags: [{ type: 'Purchase', id: 'choices' }],
    }),
    /** Twice is once: an entry that is so already stays as it is. */
    changeEntry: build.mutation<Purchase, { entryId: string; body: EntryChange }>({
      query: ({ entryId, body }) => ({ url: fill(apiPaths.entryChange, { id: entryId }), method: 'POST', body }),
      responseSchema: Purchase,
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useGetEntryChoicesQuery, useChangeEntryMutation } = entryChangeApi
