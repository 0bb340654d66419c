import { CardResult, type Card } from '../../contract/card'
import { apiPaths, fill } from '../../contract/paths'
import { api } from './api'

/** The built-in provider's card form; apart from purchases, because only whoever pays needs it. */
const cardApi = api.injectEndpoints({
  endpoints: (build) => ({
    payByCard: build.mutation<CardResult, { paymentId: string; card: Card }>({
      query: ({ paymentId, card }) => ({
        url: fill(apiPaths.cardPayment, { id: paymentId }),
        method: 'POST',
        body: card,
      }),
      responseSchema: CardResult,
      invalidatesTags: ['Purchase', 'Show', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { usePayByCardMutation } = cardApi
