import {
  deskTransferEndpoints,
  type DeskTransfers,
  type ReceivedTransfer,
  type SettledTransfer,
} from '#contract/payment/bankTransfer'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

// Also invalidated after a refusal: the list on the screen was out of date.
const settled = ['Purchase', 'Show', 'ShowEntry', 'Eligibility'] as const

/** Expected bank transfers, and refunds that the desk sends by hand. */
const deskTransferApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskTransfers: build.query<DeskTransfers, void>({
      query: () => callOf(deskTransferEndpoints.getDeskTransfers),
      responseSchema: answerOf(deskTransferEndpoints.getDeskTransfers),
      providesTags: ['Purchase'],
    }),
    /** Idempotent. */
    confirmTransfer: build.mutation<SettledTransfer, ReceivedTransfer>({
      query: (body) => callOf(deskTransferEndpoints.confirmTransfer, { body }),
      responseSchema: answerOf(deskTransferEndpoints.confirmTransfer),
      invalidatesTags: settled,
    }),
    endTransfer: build.mutation<null, string>({
      query: (reference) => callOf(deskTransferEndpoints.endTransfer, { body: { reference } }),
      responseSchema: answerOf(deskTransferEndpoints.endTransfer),
      invalidatesTags: settled,
    }),
    /** Idempotent. */
    markTransferSent: build.mutation<null, string>({
      query: (id) => callOf(deskTransferEndpoints.markTransferSent, { params: { id } }),
      responseSchema: answerOf(deskTransferEndpoints.markTransferSent),
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
