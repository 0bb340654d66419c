import type { ContactMessage } from '../../contract/contact'
import { apiPaths } from '../../contract/paths'
import { api } from './api'

/** Messages to the organisation. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<unknown, ContactMessage>({
      query: (body) => ({ url: apiPaths.contact, method: 'POST', body }),
    }),
  }),
})

export const { useSendMessageMutation } = contactApi
