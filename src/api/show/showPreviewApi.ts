import { fill } from '#contract/shared/paths'
import { peoplePaths } from '#contract/people/paths'
import { Show } from '#contract/show/show'
import { ShowComparison } from '#contract/show/comparison'
import { api } from '../api'

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
