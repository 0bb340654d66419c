import { apiPaths } from '../../contract/apiPaths'
import { fill } from '../../contract/paths'
import {
  EligibilityCells,
  FewShows,
  Show,
  ShowSeason,
  type EligibilityCell,
  type ShowSummary,
} from '../../contract/show'
import { api } from './api'

/** Published shows, their classes, and which of the member's dogs may enter which class. */
const showsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shows of a season; null: of the one that the server finds nearest. */
    getShows: build.query<ShowSeason, number | null>({
      query: (season) => ({ url: season === null ? apiPaths.shows : `${apiPaths.shows}?season=${season}` }),
      responseSchema: ShowSeason,
      providesTags: ['Show'],
    }),
    getNextShows: build.query<ShowSummary[], number>({
      query: (limit) => ({ url: `${apiPaths.nextShows}?limit=${limit}` }),
      responseSchema: FewShows,
      providesTags: ['Show'],
    }),
    getClosingShows: build.query<ShowSummary[], void>({
      query: () => ({ url: apiPaths.closingShows }),
      responseSchema: FewShows,
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

export const {
  useGetShowsQuery,
  useGetNextShowsQuery,
  useGetClosingShowsQuery,
  useGetShowQuery,
  useGetEligibilityQuery,
} = showsApi
