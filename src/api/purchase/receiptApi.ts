import { purchaseListEndpoints } from '#contract/purchase/lists'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { saveFile } from '../saveFile'

/** Receipts by mail, to the address of the account, and as files. */
const receiptApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendReceipt: build.mutation<null, string>({
      query: (id) => callOf(purchaseListEndpoints.sendReceipt, { params: { id } }),
      responseSchema: answerOf(purchaseListEndpoints.sendReceipt),
    }),
    saveReceipt: build.mutation<null, { id: string; number: number }>({
      queryFn: ({ id, number }, call, _options, ask) =>
        saveFile(call, ask, {
          of: purchaseListEndpoints.saveReceipt,
          request: callOf(purchaseListEndpoints.saveReceipt, { params: { id } }),
          name: `clear-round-${number}.pdf`,
        }),
    }),
  }),
})

export const { useSendReceiptMutation, useSaveReceiptMutation } = receiptApi
