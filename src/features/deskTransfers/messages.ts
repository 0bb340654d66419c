import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'deskTransfers.title', defaultMessage: 'Bank transfers' },
  lead: {
    id: 'deskTransfers.lead',
    defaultMessage: 'Compare this list with the bank statement every working day. Places are held until the day shown.',
  },
  loading: { id: 'deskTransfers.loading', defaultMessage: 'Loading the bank transfers' },
  failed: { id: 'deskTransfers.failed', defaultMessage: 'Couldn’t load the bank transfers' },
  failedText: { id: 'deskTransfers.failedText', defaultMessage: 'Check your connection and try again.' },
  awaited: { id: 'deskTransfers.awaited', defaultMessage: 'Awaited' },
  noneAwaited: { id: 'deskTransfers.noneAwaited', defaultMessage: 'No transfer is awaited' },
  noneAwaitedText: {
    id: 'deskTransfers.noneAwaitedText',
    defaultMessage:
      'Purchases appear here as soon as members choose to pay by bank transfer. You can still record one that arrived late.',
  },
  transfer: { id: 'deskTransfers.transfer', defaultMessage: 'Reference and member' },
  bought: { id: 'deskTransfers.bought', defaultMessage: 'Bought' },
  amount: { id: 'deskTransfers.amount', defaultMessage: 'Amount' },
  due: { id: 'deskTransfers.due', defaultMessage: 'Held until' },
  actions: { id: 'deskTransfers.actions', defaultMessage: 'Actions' },
  since: { id: 'deskTransfers.since', defaultMessage: 'Checked out {day}' },
  membership: { id: 'deskTransfers.membership', defaultMessage: 'Membership' },
  places: {
    id: 'deskTransfers.places',
    defaultMessage: '{places, plural, =0 {No places held} one {# place held} other {# places held}}',
  },
  code: { id: 'deskTransfers.code', defaultMessage: 'Holds a use of {code}', description: '{code}: a discount code' },
  noLimit: { id: 'deskTransfers.noLimit', defaultMessage: 'No limit', description: 'No day until which it is held' },
  own: {
    id: 'deskTransfers.own',
    defaultMessage: 'Yours: another admin settles it.',
    description: 'A transfer of the admin who reads it',
  },
})

export const recordMessages = defineMessages({
  open: { id: 'deskTransfers.record.open', defaultMessage: 'Record a transfer' },
  openOne: { id: 'deskTransfers.record.openOne', defaultMessage: 'Mark as paid' },
  openNamed: { id: 'deskTransfers.record.openNamed', defaultMessage: 'Mark {reference} from {payer} as paid' },
  title: { id: 'deskTransfers.record.title', defaultMessage: 'Has the money arrived?' },
  text: {
    id: 'deskTransfers.record.text',
    defaultMessage:
      'Enter what the bank statement says. This marks the purchase as paid and emails the receipt. A purchase that has ended gets its places back, or the money has to be sent back if they are gone.',
  },
  textOne: {
    id: 'deskTransfers.record.textOne',
    defaultMessage:
      '{reference} from {payer}, {amount}. Enter what the bank statement says. This marks the purchase as paid and emails the receipt to the member.',
  },
  reference: { id: 'deskTransfers.record.reference', defaultMessage: 'Reference' },
  referenceHint: { id: 'deskTransfers.record.referenceHint', defaultMessage: 'For example RF40 1001' },
  amount: { id: 'deskTransfers.record.amount', defaultMessage: 'Amount received' },
  amountInvalid: { id: 'deskTransfers.record.amountInvalid', defaultMessage: 'Enter an amount, such as 12.50' },
  receivedOn: { id: 'deskTransfers.record.receivedOn', defaultMessage: 'Day on the bank statement' },
  dayInvalid: {
    id: 'deskTransfers.record.dayInvalid',
    defaultMessage: 'Enter the day shown on the bank statement',
  },
  action: { id: 'deskTransfers.record.action', defaultMessage: 'Mark as paid' },
  otherAmount: {
    id: 'deskTransfers.record.otherAmount',
    defaultMessage:
      'This purchase costs {expected}, not {received}. Nothing was recorded. Check the amount; if it’s right, write to the member.',
  },
  unknown: {
    id: 'deskTransfers.record.unknown',
    defaultMessage: 'No purchase has this reference. Compare it with the bank statement.',
  },
  paid: {
    id: 'deskTransfers.record.paid',
    defaultMessage: '{reference} is paid. The member gets the receipt by email.',
  },
  refunded: {
    id: 'deskTransfers.record.refunded',
    defaultMessage: '{reference} came too late, and its places are gone. Send the money back: it’s in the list below.',
  },
})

export const endMessages = defineMessages({
  open: { id: 'deskTransfers.end.open', defaultMessage: 'End' },
  openNamed: { id: 'deskTransfers.end.openNamed', defaultMessage: 'End {reference} from {payer}' },
  title: { id: 'deskTransfers.end.title', defaultMessage: 'Stop waiting for {reference}?' },
  text: {
    id: 'deskTransfers.end.text',
    defaultMessage:
      '{places, plural, =0 {The purchase is cancelled.} one {The purchase is cancelled, and # place is free at once.} other {The purchase is cancelled, and # places are free at once.}} {payer} gets an email that says not to send the money.',
  },
  code: {
    id: 'deskTransfers.end.code',
    defaultMessage: 'The use of {code} is free again, too.',
    description: '{code}: a discount code',
  },
  action: { id: 'deskTransfers.end.action', defaultMessage: 'End the purchase' },
  keep: { id: 'deskTransfers.end.keep', defaultMessage: 'Keep waiting' },
  done: {
    id: 'deskTransfers.end.done',
    defaultMessage: 'The purchase is cancelled. What it held is free, and the member gets an email.',
  },
})

export const refundMessages = defineMessages({
  heading: { id: 'deskTransfers.refunds.heading', defaultMessage: 'To send back' },
  lead: {
    id: 'deskTransfers.refunds.lead',
    defaultMessage: 'Send each amount to the account that it came from, then say so here.',
  },
  none: { id: 'deskTransfers.refunds.none', defaultMessage: 'No money has to be sent back.' },
  toPayer: { id: 'deskTransfers.refunds.toPayer', defaultMessage: '{amount} to {payer}' },
  facts: {
    id: 'deskTransfers.refunds.facts',
    defaultMessage: '{reference}, {day}',
    description: 'The reference of the transfer, and the day on which it was bought or withdrawn',
  },
  open: { id: 'deskTransfers.refunds.open', defaultMessage: 'Mark as sent back' },
  openNamed: {
    id: 'deskTransfers.refunds.openNamed',
    defaultMessage: 'Mark {amount} to {payer}, {reference}, as sent back',
  },
  title: { id: 'deskTransfers.refunds.title', defaultMessage: 'Have you sent {amount} back?' },
  text: {
    id: 'deskTransfers.refunds.text',
    defaultMessage: 'To {payer}, for {reference}. The receipt will say that it was refunded today.',
  },
  action: { id: 'deskTransfers.refunds.action', defaultMessage: 'Yes, it’s sent' },
  keep: { id: 'deskTransfers.refunds.keep', defaultMessage: 'Not yet' },
  done: { id: 'deskTransfers.refunds.done', defaultMessage: 'The refund is marked as sent back.' },
})
