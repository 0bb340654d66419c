import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'payment.desk.title', defaultMessage: 'Bank transfers' },
  lead: {
    id: 'payment.desk.lead',
    defaultMessage:
      'Check this list against the bank statement every working day. Places are held until the date shown.',
  },
  loading: { id: 'payment.desk.loading', defaultMessage: 'Loading the bank transfers' },
  failed: { id: 'payment.desk.failed', defaultMessage: 'Couldn’t load the bank transfers' },
  failedText: { id: 'payment.desk.failedText', defaultMessage: 'Check your connection and try again.' },
  awaited: { id: 'payment.desk.awaited', defaultMessage: 'Expected' },
  noneAwaited: { id: 'payment.desk.noneAwaited', defaultMessage: 'No transfers expected' },
  noneAwaitedText: {
    id: 'payment.desk.noneAwaitedText',
    defaultMessage:
      'Purchases appear here when members choose to pay by bank transfer. You can still record a transfer that arrives late.',
  },
  search: { id: 'payment.desk.search', defaultMessage: 'Find a reference or payer' },
  transfer: { id: 'payment.desk.transfer', defaultMessage: 'Transfer' },
  bought: { id: 'payment.desk.bought', defaultMessage: 'Purchase' },
  amount: { id: 'payment.desk.amount', defaultMessage: 'Amount' },
  due: { id: 'payment.desk.due', defaultMessage: 'Held until' },
  actions: { id: 'payment.desk.actions', defaultMessage: 'Actions' },
  since: { id: 'payment.desk.since', defaultMessage: 'Checked out on {day}' },
  membership: { id: 'payment.desk.membership', defaultMessage: 'Membership' },
  places: {
    id: 'payment.desk.places',
    defaultMessage: '{places, plural, =0 {No places held} one {# place held} other {# places held}}',
  },
  code: { id: 'payment.desk.code', defaultMessage: 'Discount code {code}', description: '{code}: a discount code' },
  noLimit: { id: 'payment.desk.noLimit', defaultMessage: 'No deadline', description: 'No day until which it is held' },
  own: {
    id: 'payment.desk.own',
    defaultMessage: 'Your own purchase: another admin has to handle it.',
    description: 'A transfer of the admin who reads it',
  },
})

export const recordMessages = defineMessages({
  open: { id: 'payment.desk.record.open', defaultMessage: 'Record transfer' },
  openOne: { id: 'payment.desk.record.openOne', defaultMessage: 'Mark as paid' },
  openNamed: { id: 'payment.desk.record.openNamed', defaultMessage: 'Mark {reference} from {payer} as paid' },
  title: { id: 'payment.desk.record.title', defaultMessage: 'Has the money arrived?' },
  text: {
    id: 'payment.desk.record.text',
    defaultMessage:
      'Enter the details from the bank statement. We’ll mark the purchase as paid and email a receipt. If the purchase has expired and its places are gone, you’ll need to send the money back.',
  },
  textOne: {
    id: 'payment.desk.record.textOne',
    defaultMessage:
      '{reference} from {payer}, {amount}. Enter the details from the bank statement. We’ll mark the purchase as paid and email a receipt.',
  },
  reference: { id: 'payment.desk.record.reference', defaultMessage: 'Reference' },
  referenceHint: { id: 'payment.desk.record.referenceHint', defaultMessage: 'For example RF40 1001' },
  amount: { id: 'payment.desk.record.amount', defaultMessage: 'Amount received' },
  amountInvalid: { id: 'payment.desk.record.amountInvalid', defaultMessage: 'Enter an amount, such as 12.50' },
  receivedOn: { id: 'payment.desk.record.receivedOn', defaultMessage: 'Date on the bank statement' },
  dayInvalid: {
    id: 'payment.desk.record.dayInvalid',
    defaultMessage: 'Enter the date shown on the bank statement',
  },
  action: { id: 'payment.desk.record.action', defaultMessage: 'Mark as paid' },
  otherAmount: {
    id: 'payment.desk.record.otherAmount',
    defaultMessage:
      'This purchase costs {expected}, but you entered {received}. Nothing has been recorded. If the bank statement says {received}, contact the member.',
  },
  unknown: {
    id: 'payment.desk.record.unknown',
    defaultMessage: 'No purchase has this reference. Check it against the bank statement.',
  },
  paid: {
    id: 'payment.desk.record.paid',
    defaultMessage: '{reference} is paid. The member will get a receipt by email.',
  },
  refunded: {
    id: 'payment.desk.record.refunded',
    defaultMessage:
      '{reference} arrived too late, and its places are no longer available. Send the money back: it’s listed below.',
  },
})

export const endMessages = defineMessages({
  open: { id: 'payment.desk.end.open', defaultMessage: 'Cancel purchase' },
  openNamed: { id: 'payment.desk.end.openNamed', defaultMessage: 'Cancel purchase {reference} from {payer}' },
  title: { id: 'payment.desk.end.title', defaultMessage: 'Cancel purchase {reference}?' },
  text: {
    id: 'payment.desk.end.text',
    defaultMessage:
      '{places, plural, =0 {} one {Its place will be available to others. } other {Its # places will be available to others. }}{payer} will get an email asking them not to send the money.',
  },
  code: {
    id: 'payment.desk.end.code',
    defaultMessage: 'Discount code {code} can then be used once more.',
    description: '{code}: a discount code',
  },
  action: { id: 'payment.desk.end.action', defaultMessage: 'Cancel purchase' },
  keep: { id: 'payment.desk.end.keep', defaultMessage: 'Keep purchase' },
  done: {
    id: 'payment.desk.end.done',
    defaultMessage: 'Purchase cancelled. The member will get an email.',
  },
})

/** How a purchase was paid, and is refunded. */
export const wayMessages = defineMessages({
  bank: { id: 'payment.desk.refunds.bank', defaultMessage: 'bank transfer' },
  cash: { id: 'payment.desk.refunds.cash', defaultMessage: 'cash' },
  card_reader: { id: 'payment.desk.refunds.cardReader', defaultMessage: 'card reader' },
  provider: { id: 'payment.desk.refunds.provider', defaultMessage: 'online payment' },
})

export const refundMessages = defineMessages({
  heading: { id: 'payment.desk.refunds.heading', defaultMessage: 'Refunds to send' },
  lead: {
    id: 'payment.desk.refunds.lead',
    defaultMessage: 'Send each refund the way it was paid, then mark it as sent.',
  },
  none: { id: 'payment.desk.refunds.none', defaultMessage: 'No refunds to send.' },
  toPayer: { id: 'payment.desk.refunds.toPayer', defaultMessage: '{amount} to {payer}' },
  facts: {
    id: 'payment.desk.refunds.facts',
    defaultMessage: '{reference}, {day}, {way}',
    description: 'The reference of the purchase, the day on which it was bought or refunded, and how it was paid',
  },
  failedFacts: {
    id: 'payment.desk.refunds.failedFacts',
    defaultMessage: '{reference}, {day}. The online refund failed: send it by bank transfer.',
    description:
      'The reference of the purchase, and the day on which the payment provider said that its refund had failed',
  },
  open: { id: 'payment.desk.refunds.open', defaultMessage: 'Mark as sent' },
  openNamed: {
    id: 'payment.desk.refunds.openNamed',
    defaultMessage: 'Mark {amount} to {payer}, {reference}, as sent',
  },
  title: { id: 'payment.desk.refunds.title', defaultMessage: 'Have you sent the refund of {amount}?' },
  text: {
    id: 'payment.desk.refunds.text',
    defaultMessage: 'To {payer}, for {reference}. The receipt will show today as the date of the refund.',
  },
  action: { id: 'payment.desk.refunds.action', defaultMessage: 'Yes, it’s sent' },
  keep: { id: 'payment.desk.refunds.keep', defaultMessage: 'Not yet' },
  done: { id: 'payment.desk.refunds.done', defaultMessage: 'Refund marked as sent.' },
})
