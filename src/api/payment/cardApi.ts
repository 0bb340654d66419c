import { type Card, type CardResult, paymentEndpoints } from '#contract/payment/card'
import { api } from '../api'
import { changedByPayment, isRefusal } from './paymentCheckApi'
import { answerOf, callOf } from '../callOf'
import { unpaidPurchase } from '../purchase/purchasesApi'
import { extraOf, offline } from '../request'

/** The built-in provider's card form; apart from purchases, because only a payer needs it. */
const cardApi = api.injectEndpoints({
  endpoints: (build) => ({
    payByCard: build.mutation<CardResult, { paymentId: string; card: Card }>({
      queryFn: async ({ paymentId, card }, call, _options, ask) => {
        if (!extraOf(call).effects.network.isOnline()) return { error: offline }
        const { data, error } = await ask(callOf(paymentEndpoints.payByCard, { params: { id: paymentId }, body: card }))
        return error ? { error } : { data: data as CardResult }
      },
      responseSchema: answerOf(paymentEndpoints.payByCard),
      // A refusal means that the purchase has another state than the screen showed; what else may have come of the
      // call, `checkPayment` reads.
      invalidatesTags: (_result, failure) =>
        failure && isRefusal(failure) ? [...changedByPayment, unpaidPurchase] : [],
    }),
  }),
})

export const { usePayByCardMutation } = cardApi
