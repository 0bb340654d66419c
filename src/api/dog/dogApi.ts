import { apiPaths } from '#contract/shared/apiPaths'
import { Dog } from '#contract/dog/dog'
import {
  DogChangeQuote,
  type AgreedDogChange,
  type DogChange,
  DogHistory,
  type DogValue,
  DogEntryPage,
  DogShows,
  type DogEntry,
  type DogShow,
} from '#contract/dog/change'
import type { Page } from '#contract/shared/paging'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { changedDog, dogTag } from './dogTags'
import { cursorPages, pageUrl, type ListArg } from '../paging'

interface Change<Body> {
  slug: string
  body: Body
}
type EntriesArg = ListArg<'when'> & { slug: string }

/** One dog, as its keepers see and change it. */
export const dogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDog: build.query<Dog, string>({
      query: (slug) => ({ url: fill(apiPaths.dog, { slug }) }),
      responseSchema: Dog,
      providesTags: (_dog, _failure, slug) => [dogTag(slug)],
    }),
    /** What a change would do: asked of the server, which changes nothing. */
    quoteDogChange: build.mutation<DogChangeQuote, Change<DogChange> & { again?: boolean }>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.dogChangeQuote, { slug }), method: 'POST', body }),
      responseSchema: DogChangeQuote,
    }),
    changeDog: build.mutation<Dog, Change<AgreedDogChange>>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.dog, { slug }), method: 'PUT', body }),
      responseSchema: Dog,
      // Before the next screen asks: it shows the dog as it is now.
      onQueryStarted: ({ slug }, { queryFulfilled, dispatch }) => {
        const show = ({ data }: { data: Dog }) => void dispatch(dogApi.util.updateQueryData('getDog', slug, () => data))
        void queryFulfilled.then(show, () => undefined)
      },
      // A refusal means that it has changed since the screen showed it.
      // A permanent flag withdraws entries: their shows have places again.
      invalidatesTags: (_dog, failure, { slug, body }) => [
        ...changedDog(slug),
        ...(['Eligibility', 'Purchase', 'Quote'] as const),
        ...(failure || body.agreed ? (['Show'] as const) : []),
      ],
    }),
    getDogHistory: build.query<DogValue[], string>({
      query: (slug) => ({ url: fill(apiPaths.dogHistory, { slug }) }),
      responseSchema: DogHistory,
      providesTags: (_history, _failure, slug) => [dogTag(slug)],
    }),
    getDogEntries: build.infiniteQuery<Page<DogEntry>, EntriesArg, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { slug, ...query }, pageParam }) => ({
        url: pageUrl(fill(apiPaths.dogEntries, { slug }), pageParam, query),
      }),
      responseSchema: DogEntryPage,
      providesTags: ['Eligibility', 'Purchase'],
    }),
    getDogShows: build.query<DogShow[], string>({
      query: (slug) => ({ url: fill(apiPaths.dogShows, { slug }) }),
      responseSchema: DogShows,
      providesTags: (_shows, _failure, slug) => ['Eligibility', 'Show', dogTag(slug)],
    }),
  }),
})

export const {
  useGetDogQuery,
  useQuoteDogChangeMutation,
  useChangeDogMutation,
  useGetDogHistoryQuery,
  useGetDogEntriesInfiniteQuery,
  useGetDogShowsQuery,
} = dogApi
