import type { NewShowCost, Settlement, ShowCost } from '#contract/money/settlement'
import { settlementEndpoints } from '#contract/money/settlementEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { fileCall, savesFile } from '../files'

const settlementFiles = {
  csv: settlementEndpoints.getSettlementTable,
  xlsx: settlementEndpoints.getSettlementWorkbook,
}

/** What a show brought in and cost, for admins. */
const settlementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettlement: build.query<Settlement, string>({
      query: (slug) => callOf(settlementEndpoints.getSettlement, { params: { slug } }),
      responseSchema: answerOf(settlementEndpoints.getSettlement),
      providesTags: ['Money'],
    }),
    addShowCost: build.mutation<ShowCost, NewShowCost & { slug: string }>({
      query: ({ slug, ...body }) => callOf(settlementEndpoints.addShowCost, { params: { slug }, body }),
      responseSchema: answerOf(settlementEndpoints.addShowCost),
      invalidatesTags: ['Money'],
    }),
    removeShowCost: build.mutation<null, { slug: string; id: string }>({
      query: (params) => callOf(settlementEndpoints.removeShowCost, { params }),
      responseSchema: answerOf(settlementEndpoints.removeShowCost),
      invalidatesTags: ['Money'],
    }),
    saveSettlement: build.mutation<null, { as: keyof typeof settlementFiles; slug: string }>({
      queryFn: savesFile(({ as, slug }) => ({
        ...fileCall(settlementFiles[as], { params: { slug } }),
        name: `settlement-${slug}.${as}`,
      })),
    }),
  }),
})

export const { useGetSettlementQuery, useAddShowCostMutation, useRemoveShowCostMutation, useSaveSettlementMutation } =
  settlementApi
