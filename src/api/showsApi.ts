import { apiPaths, fill } from '../../contract/paths'
import { EligibilityCells, Show, ShowSummaries, type EligibilityCell, type ShowSummary } from '../../contract/show'
import { api } from './api'

/** Published shows, their classes, and which of the member's dogs may enter which class. */
const showsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShows: build.query<ShowSummary[], void>({
      query: () => ({ url: apiPaths.shows }),
      responseSchema: ShowSummaries,
      providesTags: ['Show'],
    }),
    getShow: build.query<Show, string>({
      query: (slug) => ({ url: fill(apiPaths.show, { slug }) }),
      responseSchema: Show,
      providesTags: ['Show'],
    }),
    getEligibility: build.query<EligibilityCell[], string>({
      query: (slug) => ({ url: fill(apiPaths.eligibility, { slug }) }),
      responseSchema: EligibilityCells,
      providesTags: ['Eligibility'],
    }),
  }),
})

export const { useGetShowsQuery, useGetShowQuery, useGetEligibilityQuery } = showsApi
