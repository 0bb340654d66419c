import type { DeskWithdrawal } from '#contract/entry/desk'
import type {
  DeskExtra,
  DeskExtras,
  ExtraBuyers,
  ExtraForm,
  OfficeExtras,
  OfficeSale,
  OfficeSold,
} from '#contract/extra/extra'
import { deskExtraEndpoints } from '#contract/extra/extraEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { fileCall, savesFile } from '../files'

const files = { csv: deskExtraEndpoints.getExtrasTable, xlsx: deskExtraEndpoints.getExtrasWorkbook }

export interface OfShow {
  slug: string
}

// Also invalidated after a refusal: what was on the screen was out of date.
const changed = ['Extra', 'Quote'] as const

/** The extras of shows, for admins. */
const deskExtraApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskExtras: build.query<DeskExtras, string>({
      query: (slug) => callOf(deskExtraEndpoints.getDeskExtras, { params: { slug } }),
      responseSchema: answerOf(deskExtraEndpoints.getDeskExtras),
      providesTags: ['Extra'],
    }),
    /** Adds an extra, or changes the one with the id at its version. */
    saveExtra: build.mutation<DeskExtra, ExtraForm & OfShow & { at: { id: string; version: number } | null }>({
      query: ({ slug, at, ...body }) =>
        at === null
          ? callOf(deskExtraEndpoints.addExtra, { params: { slug }, body })
          : callOf(deskExtraEndpoints.changeExtra, {
              params: { slug, id: at.id },
              body: { ...body, version: at.version },
            }),
      responseSchema: answerOf(deskExtraEndpoints.changeExtra),
      invalidatesTags: changed,
    }),
    deleteExtra: build.mutation<null, OfShow & { id: string }>({
      query: (params) => callOf(deskExtraEndpoints.deleteExtra, { params }),
      responseSchema: answerOf(deskExtraEndpoints.deleteExtra),
      invalidatesTags: changed,
    }),
    getExtraBuyers: build.query<ExtraBuyers, OfShow & { id: string }>({
      query: (params) => callOf(deskExtraEndpoints.getExtraBuyers, { params }),
      responseSchema: answerOf(deskExtraEndpoints.getExtraBuyers),
      providesTags: ['Extra'],
    }),
    withdrawExtraAtDesk: build.mutation<null, DeskWithdrawal & { id: string }>({
      query: ({ id, ...body }) => callOf(deskExtraEndpoints.withdrawExtraAtDesk, { params: { id }, body }),
      responseSchema: answerOf(deskExtraEndpoints.withdrawExtraAtDesk),
      invalidatesTags: changed,
    }),
    getExtrasForMember: build.query<OfficeExtras, OfShow & { id: string }>({
      query: (params) => callOf(deskExtraEndpoints.getExtrasForMember, { params }),
      responseSchema: answerOf(deskExtraEndpoints.getExtrasForMember),
      providesTags: ['Extra'],
    }),
    /** Safe to repeat: the same key with the same sale sells nothing twice. */
    sellExtras: build.mutation<OfficeSold, OfShow & { key: string; body: OfficeSale }>({
      query: ({ slug, key, body }) =>
        callOf(deskExtraEndpoints.sellExtras, { params: { slug }, body, headers: { 'Idempotency-Key': key } }),
      responseSchema: answerOf(deskExtraEndpoints.sellExtras),
      invalidatesTags: [...changed, 'Purchase'],
    }),
    saveExtras: build.mutation<null, OfShow & { as: keyof typeof files }>({
      queryFn: savesFile(({ as, slug }) => ({
        ...fileCall(files[as], { params: { slug } }),
        name: `extras-${slug}.${as}`,
      })),
    }),
  }),
})

export const {
  useGetDeskExtrasQuery,
  useSaveExtraMutation,
  useDeleteExtraMutation,
  useGetExtraBuyersQuery,
  useWithdrawExtraAtDeskMutation,
  useGetExtrasForMemberQuery,
  useSellExtrasMutation,
  useSaveExtrasMutation,
} = deskExtraApi
