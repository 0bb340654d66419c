import type { MessageDescriptor } from 'react-intl'
import type { InvoiceForm, InvoiceKind } from '#contract/money/invoiceKinds'
import { defineMessages } from '../../../i18n/defineMessages'

export const buyerMessages = defineMessages({
  name: { id: 'money.invoices.buyer.name', defaultMessage: 'Name or company' },
  address: { id: 'money.invoices.buyer.address', defaultMessage: 'Address' },
  addressHint: {
    id: 'money.invoices.buyer.addressHint',
    defaultMessage: 'Street on the first line, town and postcode on the next.',
  },
  addressInvalid: { id: 'money.invoices.buyer.addressInvalid', defaultMessage: 'Enter up to eight lines of text.' },
  action: { id: 'money.invoices.buyer.action', defaultMessage: 'Issue invoice' },
})

export const taxNumberMessages: Record<InvoiceForm, Record<'label' | 'hint' | 'invalid', MessageDescriptor>> = {
  gb: defineMessages({
    label: { id: 'money.invoices.buyer.vat', defaultMessage: 'VAT number (optional)' },
    hint: { id: 'money.invoices.buyer.vatHint', defaultMessage: 'For a business, such as GB 123 4567 89.' },
    invalid: {
      id: 'money.invoices.buyer.vatInvalid',
      defaultMessage: 'Enter a British VAT number, GB and 9 digits, or leave this empty.',
    },
  }),
  pl: defineMessages({
    label: { id: 'money.invoices.buyer.nip', defaultMessage: 'Polish tax number, NIP (optional)' },
    hint: { id: 'money.invoices.buyer.nipHint', defaultMessage: 'For a business, such as 526-025-02-74.' },
    invalid: {
      id: 'money.invoices.buyer.nipInvalid',
      defaultMessage: 'This isn’t a valid NIP. Check its 10 digits, or leave this empty.',
    },
  }),
}

export const documentMessages = defineMessages({
  documents: { id: 'money.invoices.documents', defaultMessage: 'Invoices and corrections' },
  facts: {
    id: 'money.invoices.facts',
    defaultMessage: 'Issued on {day} to {buyer}',
    description: 'Of an invoice; buyer: a name',
  },
  corrects: { id: 'money.invoices.corrects', defaultMessage: 'Corrects {number}' },
  english: { id: 'money.invoices.english', defaultMessage: 'English' },
  polish: { id: 'money.invoices.polish', defaultMessage: 'Polish' },
  englishNamed: { id: 'money.invoices.englishNamed', defaultMessage: 'Download {number} in English' },
  polishNamed: { id: 'money.invoices.polishNamed', defaultMessage: 'Download {number} in Polish' },
  send: { id: 'money.invoices.send', defaultMessage: 'Email' },
  sendNamed: { id: 'money.invoices.sendNamed', defaultMessage: 'Email {number}' },
  sent: { id: 'money.invoices.sent', defaultMessage: 'We’ve emailed a link to {number}.' },
})

export const kindMessages: Record<InvoiceKind, MessageDescriptor> = defineMessages({
  invoice: { id: 'money.invoices.kinds.invoice', defaultMessage: 'Invoice' },
  correction: { id: 'money.invoices.kinds.correction', defaultMessage: 'Correction' },
})

/** A purchase's documents, to its owner and to the office. */
export const ofPurchaseMessages = defineMessages({
  loading: { id: 'money.invoices.loading', defaultMessage: 'Loading the invoice' },
  none: { id: 'money.invoices.none', defaultMessage: 'No invoice for this purchase' },
  noneText: {
    id: 'money.invoices.noneText',
    defaultMessage: 'It hasn’t been paid for, was free, or has been refunded in full.',
  },
})

/** The member's own page. */
export const ownMessages = defineMessages({
  title: { id: 'money.invoices.own.title', defaultMessage: 'Invoice' },
  titleOf: { id: 'money.invoices.own.titleOf', defaultMessage: 'Invoice for purchase {number}' },
  back: { id: 'money.invoices.own.back', defaultMessage: 'Purchase' },
  failed: { id: 'money.invoices.own.failed', defaultMessage: 'Couldn’t load the invoice' },
  failedText: {
    id: 'money.invoices.own.failedText',
    defaultMessage: 'Check the address and your connection, then try again.',
  },
  lead: {
    id: 'money.invoices.own.lead',
    defaultMessage:
      'We’ll issue an invoice for {total} and email you a link to it. Check the details first: once it’s been issued, only we can correct them.',
  },
  issued: {
    id: 'money.invoices.own.issued',
    defaultMessage: 'Download it in English or Polish. If there’s a mistake in your details, contact us.',
  },
})
