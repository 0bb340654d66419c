import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import type { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** A purchase that can still be paid, replaced or run out, apart from its id: what was paid meanwhile is not forgotten with it. */
export const unpaidPurchase = { type: 'Purchase', id: 'unpaid' } as const

/** One purchase. */
export const purchasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPurchase: build.query<Purchase, string>({
      query: (id) => callOf(purchaseEndpoints.getPurchase, { params: { id } }),
      responseSchema: answerOf(purchaseEndpoints.getPurchase),
      providesTags: (purchase, _failure, id) => [
        { type: 'Purchase', id },
        ...(purchase?.status === 'pending' ? [unpaidPurchase] : []),
      ],
    }),
  }),
})

export const { useGetPurchaseQuery } = purchasesApi

/** Keeps a purchase that another call has read, so that every screen that asks for it has it. */
export const keepPurchase = (purchase: Purchase) =>
  purchasesApi.util.upsertQueryEntries([{ endpointName: 'getPurchase', arg: purchase.id, value: purchase }])
