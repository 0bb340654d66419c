import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'

/** Paying by bank transfer; apart from purchases, because few choose it. */
export const transferApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The purchase, with the account and the reference; from then on it can be paid in no other way. */
    chooseTransfer: build.mutation<Purchase, { paymentId: string }>({
      query: ({ paymentId }) => ({ url: fill(apiPaths.paymentTransfer, { id: paymentId }), method: 'POST' }),
      responseSchema: Purchase,
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useChooseTransferMutation } = transferApi
