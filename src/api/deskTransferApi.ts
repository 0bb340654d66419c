import * as z from 'zod/mini'
import { apiPaths } from '#contract/apiPaths'
import { DeskTransfers, SettledTransfer, type ReceivedTransfer } from '#contract/bankTransfer'
import { fill } from '#contract/paths'
import { api } from './api'

// A refusal says that it stands in another way than the screen showed, too.
const settled = ['Purchase', 'Show', 'ShowEntry', 'Eligibility'] as const

/** Bank transfers at the desk: those that are awaited, and the money that goes back by hand. */
const deskTransferApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskTransfers: build.query<DeskTransfers, void>({
      query: () => ({ url: apiPaths.deskTransfers }),
      responseSchema: DeskTransfers,
      providesTags: ['Purchase'],
    }),
    /** Twice is once. */
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
    /** Twice is once: what was sent back already stays so. */
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
