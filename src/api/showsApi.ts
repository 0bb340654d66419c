import { apiPaths } from '#contract/apiPaths'
import { fill } from '#contract/paths'
import { Towns, type Town } from '#contract/town'
import {
  EligibilityCells,
  FewShows,
  FittingShows,
  Show,
  ShowSeason,
  type EligibilityCell,
  type ShowSummary,
} from '#contract/show'
import { api } from './api'
import { listTags } from './tags'

const slugsOf = (shows: readonly ShowSummary[] | undefined) => shows?.map(({ slug }) => slug)

/** Published shows, their classes, and which of the member's dogs may enter which class. */
const showsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shows of a season; null: of the one that the server finds nearest. */
    getShows: build.query<ShowSeason, number | null>({
      query: (season) => ({ url: season === null ? apiPaths.shows : `${apiPaths.shows}?season=${season}` }),
      responseSchema: ShowSeason,
      providesTags: (season) => listTags('Show', slugsOf(season?.items)),
    }),
    getNextShows: build.query<ShowSummary[], number>({
      query: (limit) => ({ url: `${apiPaths.nextShows}?limit=${limit}` }),
      responseSchema: FewShows,
      providesTags: (shows) => listTags('Show', slugsOf(shows)),
    }),
    getClosingShows: build.query<ShowSummary[], void>({
      query: () => ({ url: apiPaths.closingShows }),
      responseSchema: FewShows,
      providesTags: (shows) => listTags('Show', slugsOf(shows)),
    }),
    getFittingShows: build.query<string[], number>({
      query: (season) => ({ url: `${apiPaths.fittingShows}?season=${season}` }),
      responseSchema: FittingShows,
      providesTags: ['Eligibility'],
    }),
    findTowns: build.query<Town[], string>({
      query: (text) => ({ url: `${apiPaths.towns}?${new URLSearchParams({ q: text }).toString()}` }),
      responseSchema: Towns,
    }),
    getShow: build.query<Show, string>({
      query: (slug) => ({ url: fill(apiPaths.show, { slug }) }),
      responseSchema: Show,
      providesTags: (_show, _failure, slug) => [{ type: 'Show', id: slug }],
    }),
    getEligibility: build.query<EligibilityCell[], string>({
      query: (slug) => ({ url: fill(apiPaths.eligibility, { slug }) }),
      responseSchema: EligibilityCells,
      providesTags: (_cells, _failure, slug) => [{ type: 'Eligibility', id: slug }],
    }),
  }),
})

export const {
  useGetShowsQuery,
  useGetNextShowsQuery,
  useGetClosingShowsQuery,
  useGetFittingShowsQuery,
  useFindTownsQuery,
  useGetShowQuery,
  useGetEligibilityQuery,
} = showsApi
