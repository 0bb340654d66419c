import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from '../../i18n/defineMessages'

export const receiptMessages = defineMessages({
  title: { id: 'purchase.receipt.title', defaultMessage: 'Receipt' },
  number: { id: 'purchase.receipt.number', defaultMessage: 'Number', description: 'Label of the purchase’s number' },
  memberNumber: { id: 'purchase.receipt.memberNumber', defaultMessage: 'Member number' },
  payer: { id: 'purchase.receipt.payer', defaultMessage: 'Paid by', description: 'Label of name and address' },
  paidOn: { id: 'purchase.receipt.paidOn', defaultMessage: 'Paid on', description: 'Label of a date' },
  refundedOn: { id: 'purchase.receipt.refundedOn', defaultMessage: 'Refunded on', description: 'Label of a date' },
  card: { id: 'purchase.receipt.card', defaultMessage: 'Card', description: 'Label of the payment card' },
  cardEnding: { id: 'purchase.receipt.cardEnding', defaultMessage: '{brand} ending in {last4}' },
  way: { id: 'purchase.receipt.way', defaultMessage: 'Paid with', description: 'Label: Bank transfer' },
  byTransfer: { id: 'purchase.receipt.byTransfer', defaultMessage: 'Bank transfer' },
  why: { id: 'purchase.receipt.why', defaultMessage: 'Note from the organiser', description: 'Label of a reason' },
  memberUntil: {
    id: 'purchase.receipt.memberUntil',
    defaultMessage: 'Member until',
    description: 'Label of the last day of the membership that was paid',
  },
  state: { id: 'purchase.receipt.state', defaultMessage: 'Payment', description: 'Label: Paid or Refunded' },
  refundOf: {
    id: 'purchase.receipt.refundOf',
    defaultMessage: 'Refund: {dog}, {day} {time}',
    description: 'Before an amount that was refunded for an entry',
  },
  refund: {
    id: 'purchase.receipt.refund',
    defaultMessage: 'Refund',
    description: 'Before the whole amount of a purchase that is refunded',
  },
  afterRefund: { id: 'purchase.receipt.afterRefund', defaultMessage: 'Total after refund' },
  taxNumber: {
    id: 'purchase.receipt.taxNumber',
    defaultMessage: 'VAT no. {number}',
    description: 'Tax number of the seller, below name and address',
  },
  tax: {
    id: 'purchase.receipt.tax',
    defaultMessage: 'Including VAT ({rate})',
    description: 'Before the amount of tax in the total; rate: 23%',
  },
  save: { id: 'purchase.receipt.save', defaultMessage: 'Save as PDF', description: 'Button' },
  print: { id: 'purchase.receipt.print', defaultMessage: 'Print', description: 'Button' },
  send: { id: 'purchase.receipt.send', defaultMessage: 'Email receipt', description: 'Button' },
  invoice: {
    id: 'purchase.receipt.invoice',
    defaultMessage: 'Invoice',
    description: 'Link to the invoice of a purchase',
  },
  sent: { id: 'purchase.receipt.sent', defaultMessage: 'We’ve emailed the receipt to {email}.' },
})

/** How it was paid at the desk. */
export const deskWayMessages: Record<string, MessageDescriptor> = defineMessages({
  cash: { id: 'purchase.receipt.cash', defaultMessage: 'Cash, paid to the organiser' },
  card_reader: { id: 'purchase.receipt.cardReader', defaultMessage: 'Card, paid to the organiser' },
  transfer: { id: 'purchase.receipt.deskTransfer', defaultMessage: 'Bank transfer, recorded by the organiser' },
  free: { id: 'purchase.receipt.free', defaultMessage: 'Free of charge, added by the organiser' },
})
