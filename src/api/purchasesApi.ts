import { apiPaths, fill } from '../../contract/paths'
import { Purchase, Purchases, Quote, type EntryWish, type PurchaseRequest } from '../../contract/purchase'
import { api } from './api'

/** What the cart costs, and purchases. */
export const purchasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, EntryWish[]>({
      query: (items) => ({ url: apiPaths.quote, method: 'POST', body: { items } }),
      responseSchema: Quote,
      providesTags: ['Quote'],
    }),
    getPurchases: build.query<Purchase[], void>({
      query: () => ({ url: apiPaths.purchases }),
      responseSchema: Purchases,
      providesTags: ['Purchase'],
    }),
    getPurchase: build.query<Purchase, string>({
      query: (id) => ({ url: fill(apiPaths.purchase, { id }) }),
      responseSchema: Purchase,
      providesTags: ['Purchase'],
    }),
    /** Safe to repeat: the same key with the same request is the same purchase. */
    startPurchase: build.mutation<Purchase, { key: string; request: PurchaseRequest }>({
      query: ({ key, request }) => ({
        url: apiPaths.purchases,
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      responseSchema: Purchase,
      invalidatesTags: ['Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useGetQuoteQuery, useGetPurchasesQuery, useGetPurchaseQuery } = purchasesApi
