import { apiPaths } from '#contract/apiPaths'
import type { EntryRequest } from '#contract/cartItem'
import { EntryDefaults } from '#contract/entryDetails'
import { Quote } from '#contract/quote'
import { api } from './api'

/** What the cart costs today; apart from purchases, because only cart and checkout ask. */
export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, EntryRequest[]>({
      query: (items) => ({ url: apiPaths.quote, method: 'POST', body: { items } }),
      responseSchema: Quote,
      providesTags: ['Quote'],
    }),
    /** What the newest entries said of the day. */
    getEntryDefaults: build.query<EntryDefaults, void>({
      query: () => ({ url: apiPaths.entryDefaults }),
      responseSchema: EntryDefaults,
      providesTags: [{ type: 'Purchase', id: 'list' }],
    }),
  }),
})

export const { useGetQuoteQuery, useGetEntryDefaultsQuery } = quoteApi
