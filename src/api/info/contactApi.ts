import * as z from 'zod/mini'
import type { ContactMessage } from '#contract/info/contact'
import { apiPaths } from '#contract/shared/apiPaths'
import { api } from '../api'

/** Messages to the organisation. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<null, ContactMessage>({
      query: (body) => ({ url: apiPaths.contact, method: 'POST', body }),
      // A message was sent only if the answer is empty: a café's network answers every call with a body.
      responseSchema: z.null(),
    }),
  }),
})

export const { useSendMessageMutation } = contactApi
