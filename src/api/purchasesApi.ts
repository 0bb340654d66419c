import { apiPaths, fill } from '../../contract/paths'
import type { Page } from '../../contract/paging'
import { CurrentPurchases, Purchase, PurchasePage } from '../../contract/purchase'
import type { PurchaseRequest } from '../../contract/purchaseRequest'
import { api } from './api'
import { cursorPages, pageUrl } from './pages'

/** What was bought, and buying. */
export const purchasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPurchases: build.infiniteQuery<Page<Purchase>, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({ url: pageUrl(apiPaths.purchases, pageParam) }),
      responseSchema: PurchasePage,
      providesTags: ['Purchase'],
    }),
    getCurrentPurchases: build.query<CurrentPurchases, void>({
      query: () => ({ url: apiPaths.currentPurchases }),
      responseSchema: CurrentPurchases,
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

export const { useGetPurchasesInfiniteQuery, useGetCurrentPurchasesQuery, useGetPurchaseQuery } = purchasesApi
