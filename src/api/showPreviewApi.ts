import { fill } from '#contract/paths'
import { peoplePaths } from '#contract/peoplePaths'
import { Show } from '#contract/show'
import { api } from './api'

/** A show as members will see it. */
const showPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShowPreview: build.query<Show, string>({
      query: (slug) => ({ url: fill(peoplePaths.showPreview, { slug }) }),
      responseSchema: Show,
      providesTags: ['Show'],
    }),
  }),
})

export const { useGetShowPreviewQuery } = showPreviewApi
