import {
  boundaryText,
  regroupEndpoints,
  type Boundary,
  type ClassMerger,
  type ClassSplit,
  type MergerQuote,
  type SplitQuote,
} from '#contract/show/regroupClasses'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

interface OfShow {
  slug: string
}

/** Merging and splitting the classes of a show. A refused press reads its quote again: it may be another one by now. */
export const regroupApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMergerQuote: build.query<MergerQuote, OfShow & Pick<ClassMerger, 'from' | 'into'>>({
      query: ({ slug, ...query }) => callOf(regroupEndpoints.getMergerQuote, { params: { slug }, query }),
      responseSchema: answerOf(regroupEndpoints.getMergerQuote),
      providesTags: ['Show'],
    }),
    mergeClasses: build.mutation<MergerQuote, ClassMerger & OfShow>({
      query: ({ slug, ...body }) => callOf(regroupEndpoints.mergeClasses, { params: { slug }, body }),
      responseSchema: answerOf(regroupEndpoints.mergeClasses),
      invalidatesTags: ['Show', 'Eligibility', 'Purchase', 'Run'],
    }),
    getSplitQuote: build.query<SplitQuote, OfShow & { classId: string; boundary: Boundary }>({
      query: ({ slug, classId, boundary }) =>
        callOf(regroupEndpoints.getSplitQuote, {
          params: { slug },
          query: { class: classId, boundary: boundaryText(boundary) },
        }),
      responseSchema: answerOf(regroupEndpoints.getSplitQuote),
      providesTags: ['Show'],
    }),
    splitClass: build.mutation<SplitQuote, ClassSplit & OfShow>({
      query: ({ slug, ...body }) => callOf(regroupEndpoints.splitClass, { params: { slug }, body }),
      responseSchema: answerOf(regroupEndpoints.splitClass),
      invalidatesTags: ['Show', 'Eligibility', 'Purchase', 'Run'],
    }),
  }),
})

export const { useGetMergerQuoteQuery, useMergeClassesMutation, useGetSplitQuoteQuery, useSplitClassMutation } =
  regroupApi
