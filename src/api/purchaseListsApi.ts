import * as z from 'zod/mini'
import type { Page } from '../../contract/paging'
import { apiPaths } from '../../contract/apiPaths'
import { fill } from '../../contract/paths'
import type { Purchase } from '../../contract/purchase'
import { CurrentPurchases, PurchasePage } from '../../contract/purchaseLists'
import { api } from './api'
import { cursorPages, pageUrl } from './paging'

/** What was bought, and what will not be: apart from one purchase, which the first page's store knows of. */
export const purchaseListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPurchases: build.infiniteQuery<Page<Purchase>, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({ url: pageUrl(apiPaths.purchases, pageParam) }),
      responseSchema: PurchasePage,
      providesTags: [{ type: 'Purchase', id: 'list' }],
    }),
    getCurrentPurchases: build.query<CurrentPurchases, void>({
      query: () => ({ url: apiPaths.currentPurchases }),
      responseSchema: CurrentPurchases,
      providesTags: [{ type: 'Purchase', id: 'list' }],
    }),
    /** Releases what a purchase holds; cancelled twice is cancelled once. */
    cancelPurchase: build.mutation<null, string>({
      query: (id) => ({ url: fill(apiPaths.purchase, { id }), method: 'DELETE' }),
      responseSchema: z.null(),
      // A refusal says that it stands in another way than the screen showed.
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useGetPurchasesInfiniteQuery, useGetCurrentPurchasesQuery, useCancelPurchaseMutation } = purchaseListsApi
