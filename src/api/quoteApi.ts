import { apiPaths } from '../../contract/paths'
import type { EntryRequest } from '../../contract/cartItem'
import { Quote } from '../../contract/quote'
import { api } from './api'

/** What the cart costs today; apart from purchases, because only cart and checkout ask. */
export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, EntryRequest[]>({
      query: (items) => ({ url: apiPaths.quote, method: 'POST', body: { items } }),
      responseSchema: Quote,
      providesTags: ['Quote'],
    }),
  }),
})

export const { useGetQuoteQuery } = quoteApi
