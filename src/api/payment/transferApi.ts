import { transferEndpoints } from '#contract/payment/transferEndpoints'
import type { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Paying by bank transfer; apart from purchases, because few choose it. */
export const transferApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The purchase, with the account and the reference; from then on it can be paid in no other way. */
    chooseTransfer: build.mutation<Purchase, { paymentId: string }>({
      query: ({ paymentId }) => callOf(transferEndpoints.chooseTransfer, { params: { id: paymentId } }),
      responseSchema: answerOf(transferEndpoints.chooseTransfer),
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useChooseTransferMutation } = transferApi
