import type { Page } from '../../contract/paging'
import { apiPaths } from '../../contract/paths'
import type { Purchase } from '../../contract/purchase'
import { CurrentPurchases, PurchasePage } from '../../contract/purchaseLists'
import { api } from './api'
import { cursorPages, pageUrl } from './paging'

/** What was bought: apart from one purchase, which the first page's store knows of. */
export const purchaseListsApi = api.injectEndpoints({
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
  }),
})

export const { useGetPurchasesInfiniteQuery, useGetCurrentPurchasesQuery } = purchaseListsApi
