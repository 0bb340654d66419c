import { purchaseListEndpoints } from '#contract/purchase/lists'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { fileCall, savesFile } from '../files'

/** Receipts by mail, to the address of the account, and as files. */
const receiptApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendReceipt: build.mutation<null, string>({
      query: (id) => callOf(purchaseListEndpoints.sendReceipt, { params: { id } }),
      responseSchema: answerOf(purchaseListEndpoints.sendReceipt),
    }),
    saveReceipt: build.mutation<null, { id: string; number: number }>({
      queryFn: savesFile(({ id, number }) => ({
        ...fileCall(purchaseListEndpoints.saveReceipt, { params: { id } }),
        name: `clear-round-${number}.pdf`,
      })),
    }),
  }),
})

export const { useSendReceiptMutation, useSaveReceiptMutation } = receiptApi
