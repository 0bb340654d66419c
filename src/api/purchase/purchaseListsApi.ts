import { type CurrentPurchases, purchaseListEndpoints } from '#contract/purchase/lists'
import type { Page } from '#contract/shared/paging'
import type { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, itemsOf, pageQuery, type ListArg } from '../paging'
import { listTags } from '../tags'

/** What was bought, and what will not be. */
export const purchaseListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPurchases: build.infiniteQuery<Page<Purchase>, ListArg<'kind'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) =>
        callOf(purchaseListEndpoints.getPurchases, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(purchaseListEndpoints.getPurchases),
      providesTags: (data) =>
        listTags(
          'Purchase',
          itemsOf(data)?.map(({ id }) => id),
        ),
    }),
    getCurrentPurchases: build.query<CurrentPurchases, void>({
      query: () => callOf(purchaseListEndpoints.getCurrentPurchases),
      responseSchema: answerOf(purchaseListEndpoints.getCurrentPurchases),
      providesTags: (current) =>
        listTags(
          'Purchase',
          current?.items.map(({ id }) => id),
        ),
    }),
    /** Releases what a purchase holds; cancelled twice is cancelled once. */
    cancelPurchase: build.mutation<null, string>({
      query: (id) => callOf(purchaseListEndpoints.cancelPurchase, { params: { id } }),
      responseSchema: answerOf(purchaseListEndpoints.cancelPurchase),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useGetPurchasesInfiniteQuery, useGetCurrentPurchasesQuery, useCancelPurchaseMutation } = purchaseListsApi
