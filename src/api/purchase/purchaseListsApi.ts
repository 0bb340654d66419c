import * as z from 'zod/mini'
import type { Page } from '#contract/shared/paging'
import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import { CurrentPurchases, PurchasePage } from '#contract/purchase/lists'
import { api } from '../api'
import { cursorPages, itemsOf, pageUrl, type ListArg } from '../paging'
import { listTags } from '../tags'

/** What was bought, and what will not be. */
export const purchaseListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPurchases: build.infiniteQuery<Page<Purchase>, ListArg<'kind'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: pageUrl(apiPaths.purchases, pageParam, queryArg) }),
      responseSchema: PurchasePage,
      providesTags: (data) =>
        listTags(
          'Purchase',
          itemsOf(data)?.map(({ id }) => id),
        ),
    }),
    getCurrentPurchases: build.query<CurrentPurchases, void>({
      query: () => ({ url: apiPaths.currentPurchases }),
      responseSchema: CurrentPurchases,
      providesTags: (current) =>
        listTags(
          'Purchase',
          current?.items.map(({ id }) => id),
        ),
    }),
    /** Releases what a purchase holds; cancelled twice is cancelled once. */
    cancelPurchase: build.mutation<null, string>({
      query: (id) => ({ url: fill(apiPaths.purchase, { id }), method: 'DELETE' }),
      responseSchema: z.null(),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useGetPurchasesInfiniteQuery, useGetCurrentPurchasesQuery, useCancelPurchaseMutation } = purchaseListsApi
