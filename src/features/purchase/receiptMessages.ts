import { defineMessages } from '../../i18n/defineMessages'

export const receiptMessages = defineMessages({
  title: { id: 'purchase.receipt.title', defaultMessage: 'Receipt' },
  number: { id: 'purchase.receipt.number', defaultMessage: 'Number' },
  payer: { id: 'purchase.receipt.payer', defaultMessage: 'Paid by' },
  paidOn: { id: 'purchase.receipt.paidOn', defaultMessage: 'Paid on' },
  refundedOn: { id: 'purchase.receipt.refundedOn', defaultMessage: 'Paid back on' },
  state: { id: 'purchase.receipt.state', defaultMessage: 'Payment' },
  paid: { id: 'purchase.receipt.paid', defaultMessage: 'Paid' },
  refunded: { id: 'purchase.receipt.refunded', defaultMessage: 'Paid back' },
  refunding: { id: 'purchase.receipt.refunding', defaultMessage: 'On its way back' },
  print: { id: 'purchase.receipt.print', defaultMessage: 'Print' },
  send: { id: 'purchase.receipt.send', defaultMessage: 'Send by mail' },
  sent: { id: 'purchase.receipt.sent', defaultMessage: 'Sent to {email}.' },
})
