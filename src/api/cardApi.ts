import { CardResult, type Card } from '#contract/card'
import { apiPaths } from '#contract/apiPaths'
import { fill } from '#contract/paths'
import { Purchase } from '#contract/purchase'
import { api } from './api'
import { pause } from './middleware/retry'
import { keepPurchase, unpaidPurchase } from './purchasesApi'
import { listTags } from './tags'
import { dispatchOf, extraOf, offline, type ApiFailure } from './request'

const isRefusal = ({ status }: ApiFailure): boolean => status >= 400 && status < 500

/** Whether a payment may have been charged although its call failed: only a refusal (4xx) says that it was not. */
export const isOutcomeUnknown = (failure: ApiFailure): boolean => failure.code !== 'offline' && !isRefusal(failure)

const purchaseLists = listTags('Purchase')
const changedByPayment = ['Show', 'Eligibility', 'Quote'] as const
const second = 1_000
const longestWait = 10 * second

/** The built-in provider's card form; apart from purchases, because only whoever pays needs it. */
const cardApi = api.injectEndpoints({
  endpoints: (build) => ({
    payByCard: build.mutation<CardResult, { paymentId: string; card: Card }>({
      queryFn: async ({ paymentId, card }, call, _options, ask) => {
        if (!extraOf(call).effects.network.isOnline()) return { error: offline }
        const { data, error } = await ask({
          url: fill(apiPaths.cardPayment, { id: paymentId }),
          method: 'POST',
          body: card,
        })
        return error ? { error } : { data: data as CardResult }
      },
      responseSchema: CardResult,
      // A refusal says that the purchase stands in another way than the screen showed; what else may have come of the
      // call, checkPayment reads.
      invalidatesTags: (_result, failure) =>
        failure && isRefusal(failure) ? [...purchaseLists, unpaidPurchase, ...changedByPayment] : [],
    }),
    /**
     * Asks how a payment ended, until the server knows: one call for its reader, however often it asks. What it finds is
     * the purchase that every screen reads, so that none has to load it before it can say that it is paid.
     */
    checkPayment: build.mutation<Purchase, string>({
      queryFn: async (id, call, _options, ask) => {
        const { effects } = extraOf(call)
        for (let wait = 0; ; wait = Math.min(2 * wait + 2 * second, longestWait)) {
          if (wait > 0) await pause(effects, call, wait)
          if (call.signal.aborted) return { error: { ...offline, code: 'transport' } }
          if (!effects.network.isOnline()) continue
          const { data, error } = await ask({ url: fill(apiPaths.purchase, { id }) })
          if (error && !isOutcomeUnknown(error)) return { error }
          const read = Purchase.safeParse(data)
          if (!read.success || read.data.checking) continue
          // Not paid is believed the second time: the payment itself may have been on its way still.
          if (read.data.status === 'pending' && wait === 0) continue
          // Before this call ends: who hears of its end goes to the screen of the purchase at once.
          dispatchOf(call)(keepPurchase(read.data))
          return { data: read.data }
        }
      },
      invalidatesTags: [...purchaseLists, ...changedByPayment],
    }),
  }),
})

export const { usePayByCardMutation, useCheckPaymentMutation } = cardApi
