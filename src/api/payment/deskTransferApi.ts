import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { DeskTransfers, SettledTransfer, type ReceivedTransfer } from '#contract/payment/bankTransfer'
import { fill } from '#contract/shared/paths'
import { api } from '../api'

// Also invalidated after a refusal: the list on the screen was out of date.
const settled = ['Purchase', 'Show', 'ShowEntry', 'Eligibility'] as const

/** Expected bank transfers, and refunds that the desk sends by hand. */
const deskTransferApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskTransfers: build.query<DeskTransfers, void>({
      query: () => ({ url: apiPaths.deskTransfers }),
      responseSchema: DeskTransfers,
      providesTags: ['Purchase'],
    }),
    /** Idempotent. */
    confirmTransfer: build.mutation<SettledTransfer, ReceivedTransfer>({
      query: (body) => ({ url: apiPaths.deskTransfers, method: 'POST', body }),
      responseSchema: SettledTransfer,
      invalidatesTags: settled,
    }),
    endTransfer: build.mutation<null, string>({
      query: (reference) => ({ url: apiPaths.deskTransferEnd, method: 'POST', body: { reference } }),
      responseSchema: z.null(),
      invalidatesTags: settled,
    }),
    /** Idempotent. */
    markTransferSent: build.mutation<null, string>({
      query: (id) => ({ url: fill(apiPaths.deskTransferRefund, { id }), method: 'POST' }),
      responseSchema: z.null(),
      invalidatesTags: settled,
    }),
  }),
})

export const {
  useGetDeskTransfersQuery,
  useConfirmTransferMutation,
  useEndTransferMutation,
  useMarkTransferSentMutation,
} = deskTransferApi
