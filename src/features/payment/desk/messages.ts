import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'deskTransfers.title', defaultMessage: 'Bank transfers' },
  lead: {
    id: 'deskTransfers.lead',
    defaultMessage:
      'Check this list against the bank statement every working day. Places are held until the date shown.',
  },
  loading: { id: 'deskTransfers.loading', defaultMessage: 'Loading the bank transfers' },
  failed: { id: 'deskTransfers.failed', defaultMessage: 'Couldn’t load the bank transfers' },
  failedText: { id: 'deskTransfers.failedText', defaultMessage: 'Check your connection and try again.' },
  awaited: { id: 'deskTransfers.awaited', defaultMessage: 'Expected' },
  noneAwaited: { id: 'deskTransfers.noneAwaited', defaultMessage: 'No transfers expected' },
  noneAwaitedText: {
    id: 'deskTransfers.noneAwaitedText',
    defaultMessage:
      'Purchases appear here when members choose to pay by bank transfer. You can still record a transfer that arrives late.',
  },
  search: { id: 'deskTransfers.search', defaultMessage: 'Find a reference or payer' },
  transfer: { id: 'deskTransfers.transfer', defaultMessage: 'Transfer' },
  bought: { id: 'deskTransfers.bought', defaultMessage: 'Purchase' },
  amount: { id: 'deskTransfers.amount', defaultMessage: 'Amount' },
  due: { id: 'deskTransfers.due', defaultMessage: 'Held until' },
  actions: { id: 'deskTransfers.actions', defaultMessage: 'Actions' },
  since: { id: 'deskTransfers.since', defaultMessage: 'Checked out on {day}' },
  membership: { id: 'deskTransfers.membership', defaultMessage: 'Membership' },
  places: {
    id: 'deskTransfers.places',
    defaultMessage: '{places, plural, =0 {No places held} one {# place held} other {# places held}}',
  },
  code: { id: 'deskTransfers.code', defaultMessage: 'Discount code {code}', description: '{code}: a discount code' },
  noLimit: { id: 'deskTransfers.noLimit', defaultMessage: 'No deadline', description: 'No day until which it is held' },
  own: {
    id: 'deskTransfers.own',
    defaultMessage: 'Your own purchase: another admin has to handle it.',
    description: 'A transfer of the admin who reads it',
  },
})

export const recordMessages = defineMessages({
  open: { id: 'deskTransfers.record.open', defaultMessage: 'Record transfer' },
  openOne: { id: 'deskTransfers.record.openOne', defaultMessage: 'Mark as paid' },
  openNamed: { id: 'deskTransfers.record.openNamed', defaultMessage: 'Mark {reference} from {payer} as paid' },
  title: { id: 'deskTransfers.record.title', defaultMessage: 'Has the money arrived?' },
  text: {
    id: 'deskTransfers.record.text',
    defaultMessage:
      'Enter the details from the bank statement. We’ll mark the purchase as paid and email a receipt. If the purchase has expired and its places are gone, you’ll need to send the money back.',
  },
  textOne: {
    id: 'deskTransfers.record.textOne',
    defaultMessage:
      '{reference} from {payer}, {amount}. Enter the details from the bank statement. We’ll mark the purchase as paid and email a receipt.',
  },
  reference: { id: 'deskTransfers.record.reference', defaultMessage: 'Reference' },
  referenceHint: { id: 'deskTransfers.record.referenceHint', defaultMessage: 'For example RF40 1001' },
  amount: { id: 'deskTransfers.record.amount', defaultMessage: 'Amount received' },
  amountInvalid: { id: 'deskTransfers.record.amountInvalid', defaultMessage: 'Enter an amount, such as 12.50' },
  receivedOn: { id: 'deskTransfers.record.receivedOn', defaultMessage: 'Date on the bank statement' },
  dayInvalid: {
    id: 'deskTransfers.record.dayInvalid',
    defaultMessage: 'Enter the date shown on the bank statement',
  },
  action: { id: 'deskTransfers.record.action', defaultMessage: 'Mark as paid' },
  otherAmount: {
    id: 'deskTransfers.record.otherAmount',
    defaultMessage:
      'This purchase costs {expected}, but you entered {received}. Nothing has been recorded. If the bank statement says {received}, contact the member.',
  },
  unknown: {
    id: 'deskTransfers.record.unknown',
    defaultMessage: 'No purchase has this reference. Check it against the bank statement.',
  },
  paid: {
    id: 'deskTransfers.record.paid',
    defaultMessage: '{reference} is paid. The member will get a receipt by email.',
  },
  refunded: {
    id: 'deskTransfers.record.refunded',
    defaultMessage:
      '{reference} arrived too late, and its places are no longer available. Send the money back: it’s listed below.',
  },
})

export const endMessages = defineMessages({
  open: { id: 'deskTransfers.end.open', defaultMessage: 'Cancel purchase' },
  openNamed: { id: 'deskTransfers.end.openNamed', defaultMessage: 'Cancel purchase {reference} from {payer}' },
  title: { id: 'deskTransfers.end.title', defaultMessage: 'Cancel purchase {reference}?' },
  text: {
    id: 'deskTransfers.end.text',
    defaultMessage:
      '{places, plural, =0 {} one {Its place will be available to others. } other {Its # places will be available to others. }}{payer} will get an email asking them not to send the money.',
  },
  code: {
    id: 'deskTransfers.end.code',
    defaultMessage: 'Discount code {code} can then be used once more.',
    description: '{code}: a discount code',
  },
  action: { id: 'deskTransfers.end.action', defaultMessage: 'Cancel purchase' },
  keep: { id: 'deskTransfers.end.keep', defaultMessage: 'Keep purchase' },
  done: {
    id: 'deskTransfers.end.done',
    defaultMessage: 'Purchase cancelled. The member will get an email.',
  },
})

export const refundMessages = defineMessages({
  heading: { id: 'deskTransfers.refunds.heading', defaultMessage: 'Refunds to send' },
  lead: {
    id: 'deskTransfers.refunds.lead',
    defaultMessage: 'Send each refund to the account the payment came from, then mark it as sent.',
  },
  none: { id: 'deskTransfers.refunds.none', defaultMessage: 'No refunds to send.' },
  toPayer: { id: 'deskTransfers.refunds.toPayer', defaultMessage: '{amount} to {payer}' },
  facts: {
    id: 'deskTransfers.refunds.facts',
    defaultMessage: '{reference}, {day}',
    description: 'The reference of the transfer, and the day on which it was bought or withdrawn',
  },
  open: { id: 'deskTransfers.refunds.open', defaultMessage: 'Mark as sent' },
  openNamed: {
    id: 'deskTransfers.refunds.openNamed',
    defaultMessage: 'Mark {amount} to {payer}, {reference}, as sent',
  },
  title: { id: 'deskTransfers.refunds.title', defaultMessage: 'Have you sent the refund of {amount}?' },
  text: {
    id: 'deskTransfers.refunds.text',
    defaultMessage: 'To {payer}, for {reference}. The receipt will show today as the date of the refund.',
  },
  action: { id: 'deskTransfers.refunds.action', defaultMessage: 'Yes, it’s sent' },
  keep: { id: 'deskTransfers.refunds.keep', defaultMessage: 'Not yet' },
  done: { id: 'deskTransfers.refunds.done', defaultMessage: 'Refund marked as sent.' },
})
