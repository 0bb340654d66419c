import { fill } from '#contract/paths'
import { peoplePaths } from '#contract/peoplePaths'
import { Show } from '#contract/show'
import { ShowComparison } from '#contract/showComparison'
import { api } from './api'

/** A show as members will see it, and beside the one of the year before. */
const showPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShowPreview: build.query<Show, string>({
      query: (slug) => ({ url: fill(peoplePaths.showPreview, { slug }) }),
      responseSchema: Show,
      providesTags: ['Show'],
    }),
    getShowComparison: build.query<ShowComparison, string>({
      query: (slug) => ({ url: fill(peoplePaths.showComparison, { slug }) }),
      responseSchema: ShowComparison,
      providesTags: ['Show'],
    }),
  }),
})

export const { useGetShowPreviewQuery, useGetShowComparisonQuery } = showPreviewApi
