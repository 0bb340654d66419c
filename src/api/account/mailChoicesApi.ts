import { mailChoiceEndpoints, type MailChoice, type MailChoices } from '#contract/account/mailChoices'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Which emails from the club a reader gets: by their profile, and by the link of an email. */
const mailChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMailChoices: build.query<MailChoices, void>({
      query: () => callOf(mailChoiceEndpoints.getMailChoices),
      responseSchema: answerOf(mailChoiceEndpoints.getMailChoices),
      providesTags: ['Subscription'],
    }),
    saveMailChoice: build.mutation<MailChoices, MailChoice>({
      query: (body) => callOf(mailChoiceEndpoints.saveMailChoice, { body }),
      responseSchema: answerOf(mailChoiceEndpoints.saveMailChoice),
      invalidatesTags: ['Subscription'],
      // A switch would jump back until it is read again.
      onQueryStarted: async (_choice, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (saved) void dispatch(mailChoicesApi.util.updateQueryData('getMailChoices', undefined, () => saved.data))
      },
    }),
    getSubscription: build.query<MailChoice, string>({
      query: (token) => callOf(mailChoiceEndpoints.getSubscription, { params: { token } }),
      responseSchema: answerOf(mailChoiceEndpoints.getSubscription),
      providesTags: ['Subscription'],
    }),
    unsubscribe: build.mutation<null, string>({
      query: (token) => callOf(mailChoiceEndpoints.unsubscribe, { params: { token } }),
      responseSchema: answerOf(mailChoiceEndpoints.unsubscribe),
      invalidatesTags: ['Subscription'],
    }),
    resubscribe: build.mutation<null, string>({
      query: (token) => callOf(mailChoiceEndpoints.resubscribe, { params: { token } }),
      responseSchema: answerOf(mailChoiceEndpoints.resubscribe),
      invalidatesTags: ['Subscription'],
    }),
  }),
})

export const {
  useGetMailChoicesQuery,
  useSaveMailChoiceMutation,
  useGetSubscriptionQuery,
  useUnsubscribeMutation,
  useResubscribeMutation,
} = mailChoicesApi
