import { showEditEndpoints } from '#contract/show/showEditEndpoints'
import type { Show } from '#contract/show/show'
import type { ShowComparison } from '#contract/show/comparison'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** A show as members will see it, and beside the one of the year before. */
const showPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShowPreview: build.query<Show, string>({
      query: (slug) => callOf(showEditEndpoints.getShowPreview, { params: { slug } }),
      responseSchema: answerOf(showEditEndpoints.getShowPreview),
      providesTags: ['Show'],
    }),
    getShowComparison: build.query<ShowComparison, string>({
      query: (slug) => callOf(showEditEndpoints.getShowComparison, { params: { slug } }),
      responseSchema: answerOf(showEditEndpoints.getShowComparison),
      providesTags: ['Show'],
    }),
  }),
})

export const { useGetShowPreviewQuery, useGetShowComparisonQuery } = showPreviewApi
