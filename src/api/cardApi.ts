import { CardResult, type Card } from '../../contract/card'
import { apiPaths, fill } from '../../contract/paths'
import { Purchase } from '../../contract/purchase'
import { api } from './api'
import { pause } from './middleware/retry'
import { extraOf, type ApiFailure } from './request'

/** Nothing was sent: the one failure of which the browser itself knows that nothing was charged. */
const offline: ApiFailure = {
  ...{ status: 0, code: 'offline', message: 'Failed to fetch', fields: {}, details: {}, silent: false },
}

/** Whether a payment may have been charged although its call failed: only a refusal (4xx) says that it was not. */
export const isOutcomeUnknown = ({ code, status }: ApiFailure): boolean =>
  code !== 'offline' && !(status >= 400 && status < 500)

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
      // While nobody knows how it ended, everything stays as it is on the screen.
      invalidatesTags: (_result, failure) =>
        failure && failure.status === 0 ? [] : ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
    /**
     * Asks how a payment ended whose call got no answer, until the server knows. It is one call for its reader, however
     * often it asks.
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
          if (read.data.status !== 'pending' || wait > 0) return { data: read.data }
        }
      },
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { usePayByCardMutation, useCheckPaymentMutation } = cardApi
