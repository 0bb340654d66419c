import { showEndpoints } from '#contract/show/showEndpoints'
import type { Town } from '#contract/show/town'
import type { Show, ShowSeason } from '#contract/show/show'
import { type ClassPlaces, type EligibilityCell, type ShowSummary } from '#contract/show/show'
import { sum } from '#contract/shared/money'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { listTags } from '../tags'

const slugsOf = (shows: readonly ShowSummary[] | undefined) => shows?.map(({ slug }) => slug)

const watched = ['placesLeft', 'waiting', 'price'] as const

interface Change {
  places: ClassPlaces
  /** The class has become full, or has places again. */
  full: boolean
}

const changesOf = ({ classes }: Show, read: readonly ClassPlaces[]): Change[] =>
  read.flatMap((places) => {
    const cls = classes.find(({ id }) => id === places.id)
    // An early price ends together with its class’s price.
    if (!cls || watched.every((name) => cls[name] === places[name])) return []
    return [{ places, full: (cls.placesLeft === 0) !== (places.placesLeft === 0) }]
  })

const writePlaces = (show: Show, changes: readonly Change[]): void => {
  for (const { places } of changes) Object.assign(show.classes.find(({ id }) => id === places.id) ?? {}, places)
  show.placesLeft = sum(show.classes.map(({ placesLeft }) => placesLeft))
}

/** Published shows, their classes, and which of the member's dogs may enter which class. */
const showsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shows of a season; null: of the one that the server finds nearest, and later. */
    getShows: build.query<ShowSeason, number | null>({
      query: (season) => callOf(showEndpoints.getShows, { query: season === null ? {} : { season } }),
      responseSchema: answerOf(showEndpoints.getShows),
      providesTags: (season) => listTags('Show', slugsOf(season?.items)),
    }),
    getNextShows: build.query<ShowSummary[], number>({
      query: (limit) => callOf(showEndpoints.getNextShows, { query: { limit } }),
      responseSchema: answerOf(showEndpoints.getNextShows),
      providesTags: (shows) => listTags('Show', slugsOf(shows)),
    }),
    getClosingShows: build.query<ShowSummary[], void>({
      query: () => callOf(showEndpoints.getClosingShows),
      responseSchema: answerOf(showEndpoints.getClosingShows),
      providesTags: (shows) => listTags('Show', slugsOf(shows)),
    }),
    getFittingShows: build.query<string[], { season: number; later: boolean }>({
      query: ({ season, later }) =>
        callOf(showEndpoints.getFittingShows, { query: { season, ...(later && { later: 1 }) } }),
      responseSchema: answerOf(showEndpoints.getFittingShows),
      providesTags: ['Eligibility'],
    }),
    findTowns: build.query<Town[], string>({
      query: (text) => callOf(showEndpoints.findTowns, { query: { q: text } }),
      responseSchema: answerOf(showEndpoints.findTowns),
    }),
    getShow: build.query<Show, string>({
      query: (slug) => callOf(showEndpoints.getShow, { params: { slug } }),
      responseSchema: answerOf(showEndpoints.getShow),
      providesTags: (_show, _failure, slug) => [{ type: 'Show', id: slug }],
    }),
    /** The places of a show, which are written into the show itself: its readers see them without a reload. */
    getPlaces: build.query<ClassPlaces[], string>({
      query: (slug) => callOf(showEndpoints.getPlaces, { params: { slug } }),
      responseSchema: answerOf(showEndpoints.getPlaces),
      onQueryStarted: async (slug, { dispatch, getState, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        const { data: show } = showsApi.endpoints.getShow.select(slug)(getState())
        const changes = done && show ? changesOf(show, done.data) : []
        if (changes.length === 0) return
        dispatch(showsApi.util.updateQueryData('getShow', slug, (draft) => writePlaces(draft, changes)))
        if (changes.some(({ full }) => full))
          dispatch(showsApi.util.invalidateTags([{ type: 'Eligibility', id: slug }]))
      },
    }),
    getEligibility: build.query<EligibilityCell[], string>({
      query: (slug) => callOf(showEndpoints.getEligibility, { params: { slug } }),
      responseSchema: answerOf(showEndpoints.getEligibility),
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
  useGetPlacesQuery,
  useGetEligibilityQuery,
} = showsApi
