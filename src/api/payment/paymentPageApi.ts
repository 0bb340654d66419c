import { paymentEndpoints } from '#contract/payment/card'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { extraOf, offline, type ApiFailure } from '../request'

const unreadable: ApiFailure = { ...offline, code: 'transport', message: null }

/** Paying on the page of the payment provider; apart from purchases, because only a payer needs it. */
const paymentPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Goes to the provider's page. Its address lets any reader pay there, so it is stored nowhere. */
    openPaymentPage: build.mutation<null, { paymentId: string }>({
      queryFn: async ({ paymentId }, call, _options, ask) => {
        const { effects } = extraOf(call)
        if (!effects.network.isOnline()) return { error: offline }
        const { data, error } = await ask(callOf(paymentEndpoints.openPaymentPage, { params: { id: paymentId } }))
        if (error) return { error }
        const page = answerOf(paymentEndpoints.openPaymentPage).safeParse(data)
        if (!page.success) return { error: unreadable }
        effects.navigation.leaveFor(page.data.url)
        return { data: null }
      },
      // A refusal means that the purchase has changed since the screen showed it.
      invalidatesTags: (_result, failure) => (failure ? ['Purchase'] : []),
    }),
  }),
})

export const { useOpenPaymentPageMutation } = paymentPageApi
