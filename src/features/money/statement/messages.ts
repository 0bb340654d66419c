import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.statement.title', defaultMessage: 'Bank statement' },
  lead: {
    id: 'money.statement.lead',
    defaultMessage: 'Match the money in and out of the club’s account with the payments recorded here.',
  },
  loading: { id: 'money.statement.loading', defaultMessage: 'Loading the bank statement' },
  failed: { id: 'money.statement.failed', defaultMessage: 'Couldn’t load the bank statement' },
  failedText: { id: 'money.statement.failedText', defaultMessage: 'Check your connection and try again.' },
  import: { id: 'money.statement.import', defaultMessage: 'Import a statement' },
  none: { id: 'money.statement.none', defaultMessage: 'No lines to settle' },
  noneText: {
    id: 'money.statement.noneText',
    defaultMessage: 'Import your bank’s file to match its lines with the payments you expect.',
  },
  sums: { id: 'money.statement.sums', defaultMessage: 'Lines to settle' },
  inAll: { id: 'money.statement.inAll', defaultMessage: 'to settle' },
  byReference: { id: 'money.statement.byReference', defaultMessage: 'matched by reference' },
  toDecide: { id: 'money.statement.toDecide', defaultMessage: 'proposed, you decide' },
  unknownOnes: { id: 'money.statement.unknownOnes', defaultMessage: 'unknown' },
  someShown: {
    id: 'money.statement.someShown',
    defaultMessage: 'The newest {shown} of {count} lines are shown. The others follow as you settle these.',
  },
  proposed: { id: 'money.statement.proposed', defaultMessage: 'Proposed' },
  unknown: { id: 'money.statement.unknown', defaultMessage: 'Unknown' },
  unknownText: {
    id: 'money.statement.unknownText',
    defaultMessage: 'These lines stay here until you find their payment, book them or leave them out.',
  },
  matched: { id: 'money.statement.matched', defaultMessage: 'Matched by reference' },
  settled: { id: 'money.statement.settled', defaultMessage: 'Recently settled' },
  line: { id: 'money.statement.line', defaultMessage: '{name}, {day}, {amount}' },
  lineWithText: { id: 'money.statement.lineWithText', defaultMessage: '{name}, {day}, {amount}: {text}' },
  noText: { id: 'money.statement.noText', defaultMessage: 'No reference' },
  noName: { id: 'money.statement.noName', defaultMessage: 'No name' },
  membership: { id: 'money.statement.membership', defaultMessage: 'Membership' },
  entries: { id: 'money.statement.entries', defaultMessage: 'Entries' },
  refund: { id: 'money.statement.refund', defaultMessage: 'Refund to send' },
  since: { id: 'money.statement.since', defaultMessage: 'since {day}' },
  sameSum: { id: 'money.statement.sameSum', defaultMessage: 'Same sum' },
  short: { id: 'money.statement.short', defaultMessage: '{amount} short' },
  over: { id: 'money.statement.over', defaultMessage: '{amount} over' },
  accept: { id: 'money.statement.accept', defaultMessage: 'Accept' },
  acceptShort: { id: 'money.statement.acceptShort', defaultMessage: 'Accept and write off {amount}' },
  acceptOver: { id: 'money.statement.acceptOver', defaultMessage: 'Accept and refund {amount}' },
  acceptNamed: { id: 'money.statement.acceptNamed', defaultMessage: '{action}: {name}, {amount}' },
  reject: { id: 'money.statement.reject', defaultMessage: 'Reject' },
  rejectNamed: { id: 'money.statement.rejectNamed', defaultMessage: 'Reject: {name}, {amount}' },
  own: { id: 'money.statement.own', defaultMessage: 'This is your own payment: another admin has to settle it.' },
  confirm: {
    id: 'money.statement.confirm',
    defaultMessage: 'Settle {count, plural, one {# line} other {# lines}}: {amount}',
  },
  confirmText: {
    id: 'money.statement.confirmText',
    defaultMessage: 'Receipts go out by email. Proposed and unknown lines are left alone.',
  },
  someSettled: {
    id: 'money.statement.someSettled',
    defaultMessage: 'This settles the first {count}. Press again for the rest.',
  },
})

export const reasonMessages = defineMessages({
  reference: { id: 'money.statement.why.reference', defaultMessage: 'Reference agrees' },
  number_and_amount: { id: 'money.statement.why.numberAndAmount', defaultMessage: 'Number and sum agree' },
  name_and_amount: { id: 'money.statement.why.nameAndAmount', defaultMessage: 'Name and sum agree' },
  name: { id: 'money.statement.why.name', defaultMessage: 'Name agrees' },
})

/** What became of a line, as the table of settled lines has it. */
export const outcomeMessages = defineMessages({
  paid: { id: 'money.statement.outcome.paid', defaultMessage: 'Paid purchase {number}' },
  refunded: {
    id: 'money.statement.outcome.refunded',
    defaultMessage: 'Too late for purchase {number}: refund due',
  },
  sent: { id: 'money.statement.outcome.sent', defaultMessage: 'Refund for purchase {number}' },
  booked: { id: 'money.statement.outcome.booked', defaultMessage: 'Booked: {account}' },
  left_out: { id: 'money.statement.outcome.leftOut', defaultMessage: 'Left out' },
})

/** Why a line was not settled. */
export const refusalMessages = defineMessages({
  line_settled: { id: 'money.statement.refusal.settled', defaultMessage: 'It was settled in the meantime.' },
  not_found: { id: 'money.statement.refusal.notFound', defaultMessage: 'This payment is no longer expected.' },
  own_account: {
    id: 'money.statement.refusal.own',
    defaultMessage: 'It’s for your own purchase: another admin has to settle it.',
  },
  purchase_paid: { id: 'money.statement.refusal.paid', defaultMessage: 'This purchase has already been paid.' },
  transfer_not_offered: {
    id: 'money.statement.refusal.noTransfer',
    defaultMessage: 'This purchase isn’t paid by bank transfer.',
  },
  transfer_amount: {
    id: 'money.statement.refusal.amount',
    defaultMessage: 'The sums differ, and the purchase has ended. Send the money back, then book the line.',
  },
})

export const answerMessages = defineMessages({
  done: {
    id: 'money.statement.answer.done',
    defaultMessage: '{count, plural, one {# line settled.} other {# lines settled.}}',
  },
  late: {
    id: 'money.statement.answer.late',
    defaultMessage:
      '{count, plural, one {# transfer came too late: it’s among the refunds to send.} other {# transfers came too late: they’re among the refunds to send.}}',
  },
  refused: {
    id: 'money.statement.answer.refused',
    defaultMessage: '{count, plural, one {# line not settled.} other {# lines not settled.}}',
  },
  failed: {
    id: 'money.statement.answer.failed',
    defaultMessage: 'Couldn’t settle the lines. Check your connection and try again: no line is settled twice.',
  },
})

export const findMessages = defineMessages({
  open: { id: 'money.statement.find.open', defaultMessage: 'Find its payment' },
  openNamed: { id: 'money.statement.find.openNamed', defaultMessage: 'Find the payment of {name}, {amount}' },
  title: { id: 'money.statement.find.title', defaultMessage: 'Find the payment' },
  payment: { id: 'money.statement.find.payment', defaultMessage: 'Payment' },
  paymentHint: { id: 'money.statement.find.paymentHint', defaultMessage: 'Find it by name, reference or show.' },
  refund: { id: 'money.statement.find.refund', defaultMessage: 'Refund to send' },
  none: { id: 'money.statement.find.none', defaultMessage: 'No payment is expected that this line could be.' },
  option: { id: 'money.statement.find.option', defaultMessage: '{payer}, {reference}, {what}, {amount}' },
  invalid: { id: 'money.statement.find.invalid', defaultMessage: 'Choose a payment' },
  short: {
    id: 'money.statement.find.short',
    defaultMessage: 'This transfer is {amount} short. The difference will be written off.',
  },
  over: {
    id: 'money.statement.find.over',
    defaultMessage: 'This transfer is {amount} too much. The difference will be added to the refunds to send.',
  },
  action: { id: 'money.statement.find.action', defaultMessage: 'Settle' },
})

export const bookMessages = defineMessages({
  open: { id: 'money.statement.book.open', defaultMessage: 'Book or leave out' },
  openNamed: { id: 'money.statement.book.openNamed', defaultMessage: 'Book or leave out {name}, {amount}' },
  payout: {
    id: 'money.statement.book.payout',
    defaultMessage: 'This is probably the Stripe payout of {day}. Book this line to settle it.',
  },
  title: { id: 'money.statement.book.title', defaultMessage: 'Book or leave out the line' },
  account: { id: 'money.statement.book.account', defaultMessage: 'Account' },
  accountHint: {
    id: 'money.statement.book.accountHint',
    defaultMessage: 'The ledger books it between the bank and this account.',
  },
  leftOut: { id: 'money.statement.book.leftOut', defaultMessage: 'None: leave it out of the ledger' },
  reason: { id: 'money.statement.book.reason', defaultMessage: 'Note' },
  reasonHint: {
    id: 'money.statement.book.reasonHint',
    defaultMessage: 'What the money is for. At least 10 characters.',
  },
  reasonInvalid: { id: 'money.statement.book.reasonInvalid', defaultMessage: 'Write a note of at least 10 characters' },
  action: { id: 'money.statement.book.action', defaultMessage: 'Save' },
})

export const settledMessages = defineMessages({
  line: { id: 'money.statement.settledLine.line', defaultMessage: 'Line' },
  amount: { id: 'money.statement.settledLine.amount', defaultMessage: 'Amount' },
  outcome: { id: 'money.statement.settledLine.outcome', defaultMessage: 'Outcome' },
  by: { id: 'money.statement.settledLine.by', defaultMessage: 'Settled' },
  byWhom: { id: 'money.statement.settledLine.byWhom', defaultMessage: '{day}, {name}' },
  deletedAdmin: { id: 'money.statement.settledLine.deletedAdmin', defaultMessage: 'deleted account' },
  reopen: { id: 'money.statement.settledLine.reopen', defaultMessage: 'Open again' },
  reopenNamed: {
    id: 'money.statement.settledLine.reopenNamed',
    defaultMessage: 'Open the line again: {name}, {amount}',
  },
})
