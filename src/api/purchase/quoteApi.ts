import { apiPaths } from '#contract/shared/apiPaths'
import { EntryDefaults } from '#contract/entry/details'
import { Quote, type QuoteRequest } from '#contract/purchase/quote'
import { api } from '../api'

/** What the cart costs today; apart from purchases, because only cart and checkout ask. */
export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, QuoteRequest>({
      query: (body) => ({ url: apiPaths.quote, method: 'POST', body }),
      responseSchema: Quote,
      providesTags: ['Quote'],
    }),
    /** Asks what a typed code would take off; nothing changes by it. */
    tryDiscountCode: build.mutation<Quote, QuoteRequest>({
      query: (body) => ({ url: apiPaths.quote, method: 'POST', body }),
      responseSchema: Quote,
    }),
    /** What the newest entries said of the day. */
    getEntryDefaults: build.query<EntryDefaults, void>({
      query: () => ({ url: apiPaths.entryDefaults }),
      responseSchema: EntryDefaults,
      providesTags: [{ type: 'Purchase', id: 'list' }],
    }),
  }),
})

export const { useGetQuoteQuery, useTryDiscountCodeMutation, useGetEntryDefaultsQuery } = quoteApi
