import type {
  BuyerCorrection,
  Invoice,
  InvoiceBuyer,
  InvoiceMonth,
  InvoiceRow,
  OfficeInvoice,
  PurchaseInvoices,
} from '#contract/money/invoice'
import { deskInvoiceEndpoints, invoiceEndpoints } from '#contract/money/invoiceEndpoints'
import type { Locale } from '#contract/shared/locales'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { fileCall, savesFile } from '../files'
import { cursorPages, pageQuery, type ListArg } from '../paging'

const tables = { csv: deskInvoiceEndpoints.getInvoiceTable, xlsx: deskInvoiceEndpoints.getInvoiceWorkbook }

/** One document as a file. */
export type InvoiceFile = Pick<InvoiceRow, 'id' | 'number'> & { language: Locale }

const fileName = ({ number, language }: InvoiceFile) => `${number.replaceAll('/', '-')}-${language}.pdf`

// A refund corrects the invoice of its purchase.
const ofPurchase = (id: string) => [{ type: 'Purchase', id } as const]

/** Invoices: a member's own, and the office's. */
const invoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPurchaseInvoices: build.query<PurchaseInvoices, string>({
      query: (id) => callOf(invoiceEndpoints.getPurchaseInvoices, { params: { id } }),
      responseSchema: answerOf(invoiceEndpoints.getPurchaseInvoices),
      providesTags: (_invoices, _failure, id) => ofPurchase(id),
    }),
    requestInvoice: build.mutation<PurchaseInvoices, InvoiceBuyer & { id: string }>({
      query: ({ id, ...body }) => callOf(invoiceEndpoints.requestInvoice, { params: { id }, body }),
      responseSchema: answerOf(invoiceEndpoints.requestInvoice),
      invalidatesTags: (_invoices, _failure, { id }) => ofPurchase(id),
    }),
    saveInvoice: build.mutation<null, InvoiceFile>({
      queryFn: savesFile((file) => ({
        ...fileCall(invoiceEndpoints.saveInvoice, { params: { id: file.id }, query: { language: file.language } }),
        name: fileName(file),
      })),
    }),
    sendInvoice: build.mutation<null, string>({
      query: (id) => callOf(invoiceEndpoints.sendInvoice, { params: { id } }),
      responseSchema: answerOf(invoiceEndpoints.sendInvoice),
    }),
    getInvoices: build.infiniteQuery<Page<InvoiceRow>, ListArg<'month' | 'text'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) =>
        callOf(deskInvoiceEndpoints.getInvoices, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(deskInvoiceEndpoints.getInvoices),
      providesTags: ['Money'],
    }),
    getInvoiceMonth: build.query<InvoiceMonth, string>({
      query: (month) => callOf(deskInvoiceEndpoints.getInvoiceMonth, { query: pageQuery(null, { month }) }),
      responseSchema: answerOf(deskInvoiceEndpoints.getInvoiceMonth),
      providesTags: ['Money'],
    }),
    getInvoice: build.query<Invoice, string>({
      query: (id) => callOf(deskInvoiceEndpoints.getInvoice, { params: { id } }),
      responseSchema: answerOf(deskInvoiceEndpoints.getInvoice),
      providesTags: ['Money'],
    }),
    getInvoicesOfPurchase: build.query<PurchaseInvoices, string>({
      query: (number) => callOf(deskInvoiceEndpoints.getInvoicesOfPurchase, { params: { number } }),
      responseSchema: answerOf(deskInvoiceEndpoints.getInvoicesOfPurchase),
      providesTags: ['Money'],
    }),
    issueInvoice: build.mutation<Invoice, OfficeInvoice>({
      query: (body) => callOf(deskInvoiceEndpoints.issueInvoice, { body }),
      responseSchema: answerOf(deskInvoiceEndpoints.issueInvoice),
      invalidatesTags: ['Money'],
    }),
    correctInvoice: build.mutation<Invoice, BuyerCorrection & { id: string }>({
      query: ({ id, ...body }) => callOf(deskInvoiceEndpoints.correctInvoice, { params: { id }, body }),
      responseSchema: answerOf(deskInvoiceEndpoints.correctInvoice),
      invalidatesTags: ['Money'],
    }),
    saveDeskInvoice: build.mutation<null, InvoiceFile>({
      queryFn: savesFile((file) => ({
        ...fileCall(deskInvoiceEndpoints.saveDeskInvoice, {
          params: { id: file.id },
          query: { language: file.language },
        }),
        name: fileName(file),
      })),
    }),
    sendDeskInvoice: build.mutation<null, string>({
      query: (id) => callOf(deskInvoiceEndpoints.sendDeskInvoice, { params: { id } }),
      responseSchema: answerOf(deskInvoiceEndpoints.sendDeskInvoice),
    }),
    saveInvoices: build.mutation<null, { as: keyof typeof tables; month: string }>({
      queryFn: savesFile(({ as, month }) => ({
        ...fileCall(tables[as], { query: { month } }),
        name: `invoices-${month.slice(0, 7)}.${as}`,
      })),
    }),
  }),
})

export const {
  useGetPurchaseInvoicesQuery,
  useRequestInvoiceMutation,
  useSaveInvoiceMutation,
  useSendInvoiceMutation,
  useGetInvoicesInfiniteQuery,
  useGetInvoiceMonthQuery,
  useGetInvoiceQuery,
  useGetInvoicesOfPurchaseQuery,
  useIssueInvoiceMutation,
  useCorrectInvoiceMutation,
  useSaveDeskInvoiceMutation,
  useSendDeskInvoiceMutation,
  useSaveInvoicesMutation,
} = invoiceApi
