import { type Quote, quoteEndpoints, type QuoteRequest } from '#contract/purchase/quote'
import type { EntryDefaults } from '#contract/entry/details'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** What the cart costs today; apart from purchases, because only cart and checkout ask. */
export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, QuoteRequest>({
      query: (body) => callOf(quoteEndpoints.getQuote, { body }),
      responseSchema: answerOf(quoteEndpoints.getQuote),
      providesTags: ['Quote'],
    }),
    /** Asks what a typed code would take off; nothing changes by it. */
    tryDiscountCode: build.mutation<Quote, QuoteRequest>({
      query: (body) => callOf(quoteEndpoints.getQuote, { body }),
      responseSchema: answerOf(quoteEndpoints.getQuote),
    }),
    /** What the newest entries said of the day. */
    getEntryDefaults: build.query<EntryDefaults, void>({
      query: () => callOf(quoteEndpoints.getEntryDefaults),
      responseSchema: answerOf(quoteEndpoints.getEntryDefaults),
      providesTags: [{ type: 'Purchase', id: 'list' }],
    }),
  }),
})

export const { useGetQuoteQuery, useTryDiscountCodeMutation, useGetEntryDefaultsQuery } = quoteApi
