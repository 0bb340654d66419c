import { contactEndpoints, type ContactMessage } from '#contract/info/contact'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Messages to the organisation. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<null, ContactMessage>({
      query: (body) => callOf(contactEndpoints.sendMessage, { body }),
      responseSchema: answerOf(contactEndpoints.sendMessage),
    }),
  }),
})

export const { useSendMessageMutation } = contactApi
