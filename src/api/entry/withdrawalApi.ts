import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'

/** Withdrawing what was entered and paid for. */
const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Twice is once: an entry that is withdrawn already stays as it is. */
    withdrawEntry: build.mutation<Purchase, { entryId: string; expectedRefund: number }>({
      query: ({ entryId, expectedRefund }) => ({
        url: fill(apiPaths.entryWithdrawal, { id: entryId }),
        method: 'POST',
        body: { expectedRefund },
      }),
      responseSchema: Purchase,
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useWithdrawEntryMutation } = withdrawalApi
