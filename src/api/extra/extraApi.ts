import { extraEndpoints } from '#contract/extra/extraEndpoints'
import type { ShowExtra } from '#contract/extra/extra'
import type { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** What shows sell beside their entries, as members see it. */
const extraApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShowExtras: build.query<ShowExtra[], string>({
      query: (slug) => callOf(extraEndpoints.getShowExtras, { params: { slug } }),
      responseSchema: answerOf(extraEndpoints.getShowExtras),
      providesTags: ['Quote'],
    }),
    /** Withdraws a paid extra, at the refund that the reader saw. */
    withdrawExtra: build.mutation<Purchase, { id: string; expectedRefund: number }>({
      query: ({ id, ...body }) => callOf(extraEndpoints.withdrawExtra, { params: { id }, body }),
      responseSchema: answerOf(extraEndpoints.withdrawExtra),
      invalidatesTags: ['Purchase', 'Quote'],
    }),
  }),
})

export const { useGetShowExtrasQuery, useWithdrawExtraMutation } = extraApi
