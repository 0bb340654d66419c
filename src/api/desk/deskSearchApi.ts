import { deskEndpoints } from '#contract/desk/deskEndpoints'
import type { DeskSearchResult } from '#contract/desk/search'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** What the desk's search finds. What is sought is named, so that a trace keeps neither a member's name nor a chip. */
const deskSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchDesk: build.query<DeskSearchResult, { sought: string }>({
      query: ({ sought }) => callOf(deskEndpoints.searchDesk, { query: { sought } }),
      responseSchema: answerOf(deskEndpoints.searchDesk),
      // What is found is as old as the search: names of members are not kept beside it.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useSearchDeskQuery } = deskSearchApi
