import * as z from 'zod/mini'
import { apiPaths } from '#contract/apiPaths'
import { fill } from '#contract/paths'
import { api, badAnswer } from './api'
import type { ApiExtra } from './request'

const pdf = 'application/pdf'
const isPdf = (answer: Response) => answer.ok && answer.headers.get('content-type') === pdf

/** Receipts by mail, to the address of the account, and as files. */
const receiptApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendReceipt: build.mutation<null, string>({
      query: (id) => ({ url: fill(apiPaths.receipt, { id }), method: 'POST' }),
      // A mail is on its way only if nothing comes back: a café's network answers everything with something.
      responseSchema: z.null(),
    }),
    /** A receipt as a PDF, handed to the reader: the store never holds it. */
    saveReceipt: build.mutation<null, { id: string; number: number }>({
      queryFn: async ({ id, number }, { extra }, _options, ask) => {
        const received: Blob[] = []
        const read = async (answer: Response): Promise<unknown> =>
          isPdf(answer) ? received.push(await answer.blob()) : answer.json()
        const { error } = await ask({ url: fill(apiPaths.receiptPdf, { id }), responseHandler: read })
        if (error) return { error }
        const [file] = received
        if (!file) return { error: badAnswer }
        ;(extra as ApiExtra).effects.files.save(`clear-round-${number}.pdf`, pdf, file)
        return { data: null }
      },
    }),
  }),
})

export const { useSendReceiptMutation, useSaveReceiptMutation } = receiptApi
