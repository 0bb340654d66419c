import type { ContractReopening, ContractSignature, ContractTerms } from '#contract/money/judgeContract'
import type { NewShowCost, Settlement, ShowCost } from '#contract/money/settlement'
import { settlementEndpoints } from '#contract/money/settlementEndpoints'
import type { Locale } from '#contract/shared/locales'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { fileCall, savesFile } from '../files'

const settlementFiles = {
  csv: settlementEndpoints.getSettlementTable,
  xlsx: settlementEndpoints.getSettlementWorkbook,
}

/** A judge of a show. */
interface OfJudge {
  slug: string
  id: string
}

/** What a show brought in and cost, with the contracts of its judges, for admins. */
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
    saveContract: build.mutation<null, ContractTerms & OfJudge>({
      query: ({ slug, id, ...body }) => callOf(settlementEndpoints.saveContract, { params: { slug, id }, body }),
      responseSchema: answerOf(settlementEndpoints.saveContract),
      invalidatesTags: ['Money'],
    }),
    removeContract: build.mutation<null, OfJudge>({
      query: (params) => callOf(settlementEndpoints.removeContract, { params }),
      responseSchema: answerOf(settlementEndpoints.removeContract),
      invalidatesTags: ['Money'],
    }),
    signContract: build.mutation<null, ContractSignature & OfJudge>({
      query: ({ slug, id, ...body }) => callOf(settlementEndpoints.signContract, { params: { slug, id }, body }),
      responseSchema: answerOf(settlementEndpoints.signContract),
      invalidatesTags: ['Money'],
    }),
    reopenContract: build.mutation<null, ContractReopening & OfJudge>({
      query: ({ slug, id, ...body }) => callOf(settlementEndpoints.reopenContract, { params: { slug, id }, body }),
      responseSchema: answerOf(settlementEndpoints.reopenContract),
      invalidatesTags: ['Money'],
    }),
    saveContractPdf: build.mutation<null, OfJudge & { file: string; language: Locale }>({
      queryFn: savesFile(({ slug, id, file, language }) => ({
        ...fileCall(settlementEndpoints.saveContractPdf, { params: { slug, id }, query: { language } }),
        name: `${file}-${language}.pdf`,
      })),
    }),
    saveSettlement: build.mutation<null, { as: keyof typeof settlementFiles; slug: string }>({
      queryFn: savesFile(({ as, slug }) => ({
        ...fileCall(settlementFiles[as], { params: { slug } }),
        name: `settlement-${slug}.${as}`,
      })),
    }),
  }),
})

export const {
  useGetSettlementQuery,
  useAddShowCostMutation,
  useRemoveShowCostMutation,
  useSaveContractMutation,
  useRemoveContractMutation,
  useSignContractMutation,
  useReopenContractMutation,
  useSaveContractPdfMutation,
  useSaveSettlementMutation,
} = settlementApi
