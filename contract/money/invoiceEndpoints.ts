import * as z from 'zod/mini'
import { csv, type Endpoints, noContent, pdf, xlsx } from '../shared/endpoint'
import { InvoicesQuery, LanguageQuery, MonthQuery } from '../shared/listQueries'
import { UuidParams } from '../shared/params'
import {
  BuyerCorrection,
  Invoice,
  InvoiceBuyer,
  InvoiceMonth,
  InvoicePage,
  OfficeInvoice,
  PurchaseInvoices,
} from './invoice'

const PurchaseNumberParams = z.object({ number: z.string() })

/** A member's own. */
export const invoiceEndpoints = {
  getPurchaseInvoices: {
    method: 'GET',
    path: '/purchases/:id/invoices',
    action: 'invoice.read',
    schema: { params: UuidParams, response: { 200: PurchaseInvoices } },
  },
  /** Issues an invoice for a paid purchase, once: the same buyer again finds it. */
  requestInvoice: {
    method: 'POST',
    path: '/purchases/:id/invoices',
    action: 'invoice.request',
    schema: { params: UuidParams, body: InvoiceBuyer, response: { 200: PurchaseInvoices, 201: PurchaseInvoices } },
    refusals: ['invoice_issued', 'no_invoice'],
  },
  saveInvoice: {
    method: 'GET',
    path: '/invoices/:id/invoice.pdf',
    action: 'invoice.read',
    schema: { params: UuidParams, querystring: LanguageQuery, response: pdf },
  },
  sendInvoice: {
    method: 'POST',
    path: '/invoices/:id/email',
    action: 'invoice.send',
    schema: { params: UuidParams, response: noContent },
    refusals: ['mails_ended'],
  },
} as const satisfies Endpoints

/** The office's. */
export const deskInvoiceEndpoints = {
  getInvoices: {
    method: 'GET',
    path: '/desk/invoices',
    action: 'money.read',
    schema: { querystring: InvoicesQuery, response: { 200: InvoicePage } },
  },
  getInvoiceMonth: {
    method: 'GET',
    path: '/desk/invoices/month',
    action: 'money.read',
    schema: { querystring: MonthQuery, response: { 200: InvoiceMonth } },
  },
  getInvoice: {
    method: 'GET',
    path: '/desk/invoices/:id',
    action: 'money.read',
    schema: { params: UuidParams, response: { 200: Invoice } },
  },
  getInvoicesOfPurchase: {
    method: 'GET',
    path: '/desk/purchases/:number/invoices',
    action: 'money.read',
    schema: { params: PurchaseNumberParams, response: { 200: PurchaseInvoices } },
    refusals: ['not_found'],
  },
  issueInvoice: {
    method: 'POST',
    path: '/desk/invoices',
    action: 'invoice.manage',
    schema: { body: OfficeInvoice, response: { 200: Invoice, 201: Invoice } },
    refusals: ['invoice_issued', 'no_invoice', 'own_account'],
  },
  /** Corrects the buyer's details by another document; only the last one of a purchase can be corrected. */
  correctInvoice: {
    method: 'POST',
    path: '/desk/invoices/:id/corrections',
    action: 'invoice.manage',
    schema: { params: UuidParams, body: BuyerCorrection, response: { 201: Invoice } },
    refusals: ['invoice_corrected', 'invoice_unchanged', 'own_account'],
  },
  saveDeskInvoice: {
    method: 'GET',
    path: '/desk/invoices/:id/invoice.pdf',
    action: 'money.read',
    schema: { params: UuidParams, querystring: LanguageQuery, response: pdf },
  },
  sendDeskInvoice: {
    method: 'POST',
    path: '/desk/invoices/:id/email',
    action: 'invoice.manage',
    schema: { params: UuidParams, response: noContent },
    refusals: ['mails_ended'],
  },
  getInvoiceTable: {
    method: 'GET',
    path: '/desk/invoices.csv',
    action: 'money.read',
    schema: { querystring: MonthQuery, response: csv },
  },
  getInvoiceWorkbook: {
    method: 'GET',
    path: '/desk/invoices.xlsx',
    action: 'money.read',
    schema: { querystring: MonthQuery, response: xlsx },
  },
} as const satisfies Endpoints
