import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { Purchase } from '#contract/purchase/purchase'
import type { PurchaseRequest } from '#contract/purchase/request'
import { api } from '../api'
import { keepPurchase, unpaidPurchase } from './purchasesApi'
import { answerOf, callOf } from '../callOf'
import { dispatchOf } from '../request'
import { listTags, recordTags } from '../tags'

/** What a purchase changes: the lists, the one that it replaces, and the places of the shows that it enters. */
const touchedBy = ({ lines }: Purchase) => {
  const shows = lines.flatMap((line) => (line.kind === 'entry' ? [line.item.showSlug] : []))
  return [
    ...listTags('Purchase'),
    unpaidPurchase,
    ...recordTags('Show', shows),
    ...recordTags('Eligibility', shows),
    { type: 'Quote' as const },
  ]
}

/** Buying. */
export const startPurchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Safe to repeat: the same key with the same request is the same purchase. */
    startPurchase: build.mutation<Purchase, { key: string; request: PurchaseRequest }>({
      queryFn: async ({ key, request }, call, _options, ask) => {
        const { data, error } = await ask(
          callOf(purchaseEndpoints.startPurchase, { body: request, headers: { 'Idempotency-Key': key } }),
        )
        if (error) return { error }
        const read = Purchase.safeParse(data)
        // One that is over already is looked at next, and is there then.
        if (read.success && read.data.status !== 'pending') dispatchOf(call)(keepPurchase(read.data))
        return { data: data as Purchase }
      },
      responseSchema: answerOf(purchaseEndpoints.startPurchase),
      // One that failed has changed nothing.
      invalidatesTags: (purchase) => (purchase ? touchedBy(purchase) : []),
    }),
  }),
})
