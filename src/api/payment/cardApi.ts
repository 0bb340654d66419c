import { CardResult, type Card } from '#contract/payment/card'
import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { changedByPayment, isRefusal } from './paymentCheckApi'
import { unpaidPurchase } from '../purchase/purchasesApi'
import { extraOf, offline } from '../request'

/** The built-in provider's card form; apart from purchases, because only a payer needs it. */
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
      // A refusal means that the purchase has another state than the screen showed; what else may have come of the
      // call, `checkPayment` reads.
      invalidatesTags: (_result, failure) =>
        failure && isRefusal(failure) ? [...changedByPayment, unpaidPurchase] : [],
    }),
  }),
})

export const { usePayByCardMutation } = cardApi
