import * as z from 'zod/mini'
import { apiPaths } from '#contract/apiPaths'
import { fill } from '#contract/paths'
import { api } from './api'

/** Receipts by mail, to the address of the account. */
const receiptApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendReceipt: build.mutation<null, string>({
      query: (id) => ({ url: fill(apiPaths.receipt, { id }), method: 'POST' }),
      // A mail is on its way only if nothing comes back: a café's network answers everything with something.
      responseSchema: z.null(),
    }),
  }),
})

export const { useSendReceiptMutation } = receiptApi
