import { entryEndpoints } from '#contract/entry/entryEndpoints'
import type { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Withdrawing what was entered and paid for. */
const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Twice is once: an entry that is withdrawn already stays as it is. */
    withdrawEntry: build.mutation<Purchase, { entryId: string; expectedRefund: number }>({
      query: ({ entryId, expectedRefund }) =>
        callOf(entryEndpoints.withdrawEntry, { params: { id: entryId }, body: { expectedRefund } }),
      responseSchema: answerOf(entryEndpoints.withdrawEntry),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useWithdrawEntryMutation } = withdrawalApi
