import type { PayoutReport, PayoutReportImported, Payouts, ProviderLineBooking } from '#contract/money/providerLines'
import { providerLineEndpoints } from '#contract/money/providerLineEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Payouts of the payment provider, and the reports that they are read from. */
export const providerLineApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayouts: build.query<Payouts, void>({
      query: () => callOf(providerLineEndpoints.getPayouts),
      responseSchema: answerOf(providerLineEndpoints.getPayouts),
      providesTags: ['Money'],
    }),
    importPayoutReport: build.mutation<PayoutReportImported, PayoutReport>({
      query: (body) => callOf(providerLineEndpoints.importPayoutReport, { body }),
      responseSchema: answerOf(providerLineEndpoints.importPayoutReport),
      invalidatesTags: (imported) => (imported ? ['Money'] : []),
    }),
    // Also invalidated after a refusal: the list on the screen was out of date.
    bookProviderLine: build.mutation<null, ProviderLineBooking & { id: string }>({
      query: ({ id, ...body }) => callOf(providerLineEndpoints.bookProviderLine, { params: { id }, body }),
      responseSchema: answerOf(providerLineEndpoints.bookProviderLine),
      invalidatesTags: ['Money'],
    }),
    reopenProviderLine: build.mutation<null, string>({
      query: (id) => callOf(providerLineEndpoints.reopenProviderLine, { params: { id } }),
      responseSchema: answerOf(providerLineEndpoints.reopenProviderLine),
      invalidatesTags: ['Money'],
    }),
  }),
})

export const { useGetPayoutsQuery, useBookProviderLineMutation, useReopenProviderLineMutation } = providerLineApi
