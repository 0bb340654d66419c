import { dogEndpoints } from '#contract/dog/dogEndpoints'
import type { Dog } from '#contract/dog/dog'
import type { DogChangeQuote } from '#contract/dog/change'
import { type AgreedDogChange, type DogChange, type DogValue, type DogEntry, type DogShow } from '#contract/dog/change'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { changedDog, dogTag } from './dogTags'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery, type ListArg } from '../paging'

interface Change<Body> {
  slug: string
  body: Body
}
type EntriesArg = ListArg<'when'> & { slug: string }

/** One dog, as its keepers see and change it. */
export const dogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDog: build.query<Dog, string>({
      query: (slug) => callOf(dogEndpoints.getDog, { params: { slug } }),
      responseSchema: answerOf(dogEndpoints.getDog),
      providesTags: (_dog, _failure, slug) => [dogTag(slug)],
    }),
    /** What a change would do: asked of the server, which changes nothing. */
    quoteDogChange: build.mutation<DogChangeQuote, Change<DogChange>>({
      query: ({ slug, body }) => callOf(dogEndpoints.quoteDogChange, { params: { slug }, body }),
      responseSchema: answerOf(dogEndpoints.quoteDogChange),
    }),
    changeDog: build.mutation<Dog, Change<AgreedDogChange>>({
      query: ({ slug, body }) => callOf(dogEndpoints.changeDog, { params: { slug }, body }),
      responseSchema: answerOf(dogEndpoints.changeDog),
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
      query: (slug) => callOf(dogEndpoints.getDogHistory, { params: { slug } }),
      responseSchema: answerOf(dogEndpoints.getDogHistory),
      providesTags: (_history, _failure, slug) => [dogTag(slug)],
    }),
    getDogEntries: build.infiniteQuery<Page<DogEntry>, EntriesArg, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { slug, ...query }, pageParam }) =>
        callOf(dogEndpoints.getDogEntries, { params: { slug }, query: pageQuery(pageParam, query) }),
      responseSchema: answerOf(dogEndpoints.getDogEntries),
      providesTags: ['Eligibility', 'Purchase'],
    }),
    getDogShows: build.query<DogShow[], string>({
      query: (slug) => callOf(dogEndpoints.getDogShows, { params: { slug } }),
      responseSchema: answerOf(dogEndpoints.getDogShows),
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
