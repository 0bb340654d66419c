import { purchaseEndpoints } from '#contract/purchase/purchaseEndpoints'
import { Purchase } from '#contract/purchase/purchase'
import { api } from '../api'
import { callOf } from '../callOf'
import { pause } from '../middleware/retry'
import { keepPurchase } from '../purchase/purchasesApi'
import { dispatchOf, extraOf, offline, type ApiFailure } from '../request'
import { listTags } from '../tags'

export const isRefusal = ({ status }: ApiFailure): boolean => status >= 400 && status < 500

/** Whether a payment may have been charged although its call failed: only a refusal (4xx) says that it was not. */
export const isOutcomeUnknown = (failure: ApiFailure): boolean => failure.code !== 'offline' && !isRefusal(failure)

export const changedByPayment = [...listTags('Purchase'), 'Show', 'Eligibility', 'Quote'] as const
const second = 1_000
const longestWait = 10 * second

/** How a payment ended. */
export const paymentCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
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
          const { data, error } = await ask(callOf(purchaseEndpoints.getPurchase, { params: { id } }))
          if (error && !isOutcomeUnknown(error)) return { error }
          const read = Purchase.safeParse(data)
          if (!read.success || read.data.checking) continue
          // Not paid is believed the second time: the payment itself may have been on its way still.
          if (read.data.status === 'pending' && wait === 0) continue
          // Before this call ends, because its listeners navigate to the screen of the purchase at once.
          dispatchOf(call)(keepPurchase(read.data))
          return { data: read.data }
        }
      },
      invalidatesTags: [...changedByPayment],
    }),
  }),
})

export const { useCheckPaymentMutation } = paymentCheckApi
