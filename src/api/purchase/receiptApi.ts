import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { saveFile } from '../saveFile'

/** Receipts by mail, to the address of the account, and as files. */
const receiptApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendReceipt: build.mutation<null, string>({
      query: (id) => ({ url: fill(apiPaths.receipt, { id }), method: 'POST' }),
      // An email was sent only if the answer is empty: a café's network answers every call with a body.
      responseSchema: z.null(),
    }),
    saveReceipt: build.mutation<null, { id: string; number: number }>({
      queryFn: ({ id, number }, call, _options, ask) =>
        saveFile(call, ask, {
          url: fill(apiPaths.receiptPdf, { id }),
          type: 'application/pdf',
          name: `clear-round-${number}.pdf`,
        }),
    }),
  }),
})

export const { useSendReceiptMutation, useSaveReceiptMutation } = receiptApi
