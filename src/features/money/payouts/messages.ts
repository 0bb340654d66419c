import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.payouts.title', defaultMessage: 'Stripe payouts' },
  lead: {
    id: 'money.payouts.lead',
    defaultMessage: 'Check what Stripe has paid out and charged against the payments recorded here.',
  },
  loading: { id: 'money.payouts.loading', defaultMessage: 'Loading payouts' },
  failed: { id: 'money.payouts.failed', defaultMessage: 'Couldn’t load payouts' },
  failedText: { id: 'money.payouts.failedText', defaultMessage: 'Check your connection and try again.' },
  import: { id: 'money.payouts.import', defaultMessage: 'Import a report' },
  none: { id: 'money.payouts.none', defaultMessage: 'No payouts yet' },
  noneText: {
    id: 'money.payouts.noneText',
    defaultMessage: 'Import Stripe’s payout reconciliation report to book its fees and check each payout.',
  },
  reported: { id: 'money.payouts.reported', defaultMessage: 'The imported reports cover {from} to {to}.' },
  figures: { id: 'money.payouts.figures', defaultMessage: 'Payouts' },
  expected: { id: 'money.payouts.expected', defaultMessage: 'in expected payouts' },
  unknownCount: {
    id: 'money.payouts.unknownCount',
    defaultMessage: '{count, plural, one {transaction to book or leave out} other {transactions to book or leave out}}',
  },
  differenceCount: {
    id: 'money.payouts.differenceCount',
    defaultMessage: '{count, plural, one {purchase that doesn’t match} other {purchases that don’t match}}',
  },
  payout: { id: 'money.payouts.payout', defaultMessage: 'Payout' },
  gross: { id: 'money.payouts.gross', defaultMessage: 'Before fees' },
  fees: { id: 'money.payouts.fees', defaultMessage: 'Fees' },
  amount: { id: 'money.payouts.amount', defaultMessage: 'Paid out' },
  state: { id: 'money.payouts.state', defaultMessage: 'State' },
  lines: {
    id: 'money.payouts.lines',
    defaultMessage: '{count, plural, one {# transaction} other {# transactions}}',
  },
  sumDiffers: { id: 'money.payouts.sumDiffers', defaultMessage: 'The transactions add up to {amount}' },
  awaited: { id: 'money.payouts.awaited', defaultMessage: 'Expected' },
  received: { id: 'money.payouts.received', defaultMessage: 'Received' },
  bookedTo: { id: 'money.payouts.bookedTo', defaultMessage: 'Booked: {account}' },
  leftOut: { id: 'money.payouts.leftOut', defaultMessage: 'Left out' },
  nothing: { id: 'money.payouts.nothing', defaultMessage: 'Nothing to pay out' },
  receive: { id: 'money.payouts.receive', defaultMessage: 'Settle' },
  receiveNamed: { id: 'money.payouts.receiveNamed', defaultMessage: 'Settle the payout of {day}, {amount}' },
  reopen: { id: 'money.payouts.reopen', defaultMessage: 'Undo' },
  reopenNamed: { id: 'money.payouts.reopenNamed', defaultMessage: 'Undo leaving out {name}, {amount}' },
  unknown: { id: 'money.payouts.unknown', defaultMessage: 'Transactions not recorded here' },
  unknownText: {
    id: 'money.payouts.unknownText',
    defaultMessage:
      'These are in Stripe’s reports, but don’t belong to any payment recorded here. Book them to an account or leave them out. Their fees have already been booked.',
  },
  unknownShown: {
    id: 'money.payouts.unknownShown',
    defaultMessage: 'The newest {shown} of {count} transactions are shown. The others follow as you settle these.',
  },
  book: { id: 'money.payouts.book', defaultMessage: 'Book or leave out' },
  bookNamed: { id: 'money.payouts.bookNamed', defaultMessage: 'Book or leave out: {name}, {amount}' },
  differences: { id: 'money.payouts.differences', defaultMessage: 'Purchases that don’t match Stripe' },
  differencesText: {
    id: 'money.payouts.differencesText',
    defaultMessage:
      'For these purchases, the ledger and Stripe’s reports have different amounts. We compare purchases up to {day}, two weeks before the last day in the reports, to give Stripe time to pay them out.',
  },
  purchase: { id: 'money.payouts.purchase', defaultMessage: 'Purchase' },
  day: { id: 'money.payouts.day', defaultMessage: 'Last ledger entry' },
  booked: { id: 'money.payouts.booked', defaultMessage: 'In the ledger' },
  atStripe: { id: 'money.payouts.atStripe', defaultMessage: 'At Stripe' },
  notReported: { id: 'money.payouts.notReported', defaultMessage: 'Not in any report' },
})

export const kindMessages = defineMessages({
  payment: { id: 'money.payouts.kind.payment', defaultMessage: 'Payment' },
  refund: { id: 'money.payouts.kind.refund', defaultMessage: 'Refund' },
  dispute: { id: 'money.payouts.kind.dispute', defaultMessage: 'Dispute' },
  fee: { id: 'money.payouts.kind.fee', defaultMessage: 'Fee' },
  other: { id: 'money.payouts.kind.other', defaultMessage: 'Adjustment' },
})

export const bookMessages = defineMessages({
  payoutTitle: { id: 'money.payouts.settle.payoutTitle', defaultMessage: 'Settle the payout' },
  payoutText: {
    id: 'money.payouts.settle.payoutText',
    defaultMessage:
      '{amount} from Stripe, expected on {day}. If you import bank statements, settle this payout on the bank statement page instead.',
  },
  lineTitle: { id: 'money.payouts.settle.lineTitle', defaultMessage: 'Book or leave out the transaction' },
  lineText: { id: 'money.payouts.settle.lineText', defaultMessage: '{name}, {day}, {amount}' },
  account: { id: 'money.payouts.settle.account', defaultMessage: 'Account' },
  accountHint: {
    id: 'money.payouts.settle.accountHint',
    defaultMessage:
      'We’ll book the amount between this account and “Online payments”. Leave it out if it’s already in the ledger.',
  },
  leftOut: { id: 'money.payouts.settle.leftOut', defaultMessage: 'None: leave it out of the ledger' },
  day: { id: 'money.payouts.settle.day', defaultMessage: 'Day' },
  dayInvalid: { id: 'money.payouts.settle.dayInvalid', defaultMessage: 'Enter today or an earlier day' },
  reason: { id: 'money.payouts.settle.reason', defaultMessage: 'Note' },
  reasonHint: {
    id: 'money.payouts.settle.reasonHint',
    defaultMessage: 'This appears in the journal. At least 10 characters.',
  },
  reasonInvalid: { id: 'money.payouts.settle.reasonInvalid', defaultMessage: 'Write a note of at least 10 characters' },
  action: { id: 'money.payouts.settle.action', defaultMessage: 'Settle' },
})
