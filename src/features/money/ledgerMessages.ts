import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.ledger.title', defaultMessage: 'Ledger' },
  loading: { id: 'money.ledger.loading', defaultMessage: 'Loading the ledger' },
  failed: { id: 'money.ledger.failed', defaultMessage: 'Couldn’t load the ledger' },
  failedText: { id: 'money.ledger.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'money.ledger.none', defaultMessage: 'Nothing booked' },
  noneText: { id: 'money.ledger.noneText', defaultMessage: 'Nothing was booked on this account in this month.' },
  empty: { id: 'money.ledger.empty', defaultMessage: 'Nothing was booked in this month.' },
  clear: { id: 'money.ledger.clear', defaultMessage: 'Show all accounts' },
  more: { id: 'money.ledger.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'money.ledger.moreFailed', defaultMessage: 'Couldn’t load more of the journal. Try again.' },
  balanced: {
    id: 'money.ledger.balanced',
    defaultMessage:
      'Balanced: {transactions, plural, one {# transaction} other {# transactions}}, checked at {time}. Debits and credits are both {sums}.',
  },
  notBalanced: {
    id: 'money.ledger.notBalanced',
    defaultMessage:
      'The ledger needs attention: {unbalanced, plural, one {# transaction doesn’t} other {# transactions don’t}} balance, and {missing, plural, one {# payment or refund isn’t} other {# payments and refunds aren’t}} booked yet. What is missing is booked within the hour. If this stays, contact the person who runs your server.',
  },
  accounts: { id: 'money.ledger.accounts', defaultMessage: 'Accounts' },
  account: { id: 'money.ledger.account', defaultMessage: 'Account' },
  before: { id: 'money.ledger.before', defaultMessage: 'Before' },
  debits: { id: 'money.ledger.debits', defaultMessage: 'Debits' },
  credits: { id: 'money.ledger.credits', defaultMessage: 'Credits' },
  after: { id: 'money.ledger.after', defaultMessage: 'Balance' },
  noAccounts: { id: 'money.ledger.noAccounts', defaultMessage: 'Nothing has been booked yet.' },
  journal: { id: 'money.ledger.journal', defaultMessage: 'Journal' },
  anyAccount: { id: 'money.ledger.anyAccount', defaultMessage: 'All accounts' },
  day: { id: 'money.ledger.day', defaultMessage: 'Date' },
  what: { id: 'money.ledger.what', defaultMessage: 'What' },
  debit: { id: 'money.ledger.debit', defaultMessage: 'Debit' },
  credit: { id: 'money.ledger.credit', defaultMessage: 'Credit' },
  amount: { id: 'money.ledger.amount', defaultMessage: 'Amount' },
  purchase: { id: 'money.ledger.purchase', defaultMessage: 'purchase {number}' },
  bookedBy: { id: 'money.ledger.bookedBy', defaultMessage: 'Booked by {name}' },
  export: { id: 'money.ledger.export', defaultMessage: 'Export' },
  csv: { id: 'money.ledger.csv', defaultMessage: 'CSV' },
  csvNote: { id: 'money.ledger.csvNote', defaultMessage: 'For bookkeeping programs' },
  xlsx: { id: 'money.ledger.xlsx', defaultMessage: 'XLSX' },
  xlsxNote: { id: 'money.ledger.xlsxNote', defaultMessage: 'For spreadsheets, with amounts as numbers' },
  fileFailed: { id: 'money.ledger.fileFailed', defaultMessage: 'Couldn’t save the file. Try again.' },
})

export const kindMessages = defineMessages({
  payment: { id: 'money.booked.payment', defaultMessage: 'Payment' },
  refund_owed: { id: 'money.booked.refundOwed', defaultMessage: 'Refund due' },
  refund_recalled: { id: 'money.booked.refundRecalled', defaultMessage: 'Refund cancelled' },
  refund_sent: { id: 'money.booked.refundSent', defaultMessage: 'Refund sent' },
  refund_failed: { id: 'money.booked.refundFailed', defaultMessage: 'Refund failed' },
  refund_outside: { id: 'money.booked.refundOutside', defaultMessage: 'Refund made at the payment provider' },
  refund_covered: { id: 'money.booked.refundCovered', defaultMessage: 'Refund already made' },
  dispute: { id: 'money.booked.dispute', defaultMessage: 'Dispute' },
  dispute_fee: { id: 'money.booked.disputeFee', defaultMessage: 'Dispute fee' },
  dispute_lost: { id: 'money.booked.disputeLost', defaultMessage: 'Dispute lost' },
  provider_fee: { id: 'money.booked.providerFee', defaultMessage: 'Payment provider’s fee' },
  journal: { id: 'money.booked.journal', defaultMessage: 'Journal entry' },
})

export const accountMessages = defineMessages({
  cash: { id: 'money.accounts.cash', defaultMessage: 'Cash' },
  card_reader: { id: 'money.accounts.cardReader', defaultMessage: 'Card reader' },
  bank: { id: 'money.accounts.bank', defaultMessage: 'Bank' },
  provider: { id: 'money.accounts.provider', defaultMessage: 'Online payments' },
  members: { id: 'money.accounts.members', defaultMessage: 'Owed by members' },
  refunds_owed: { id: 'money.accounts.refundsOwed', defaultMessage: 'Refunds owed' },
  disputed: { id: 'money.accounts.disputed', defaultMessage: 'Disputed payments' },
  memberships: { id: 'money.accounts.memberships', defaultMessage: 'Membership income' },
  shows: { id: 'money.accounts.shows', defaultMessage: 'Show income' },
  written_off: { id: 'money.accounts.writtenOff', defaultMessage: 'Written off' },
  fees: { id: 'money.accounts.fees', defaultMessage: 'Fees' },
})

export const journalMessages = defineMessages({
  open: { id: 'money.book.open', defaultMessage: 'Book an entry' },
  title: { id: 'money.book.title', defaultMessage: 'Book an entry' },
  text: {
    id: 'money.book.text',
    defaultMessage:
      'For money moved between accounts, fees and corrections. Payments and refunds are booked automatically. You can’t change an entry later, only correct it with another one.',
  },
  from: { id: 'money.book.from', defaultMessage: 'From (credit)' },
  to: { id: 'money.book.to', defaultMessage: 'To (debit)' },
  toInvalid: { id: 'money.book.toInvalid', defaultMessage: 'Choose two different accounts.' },
  amount: { id: 'money.book.amount', defaultMessage: 'Amount in {currency}' },
  amountInvalid: { id: 'money.book.amountInvalid', defaultMessage: 'Enter an amount such as 12.50.' },
  day: { id: 'money.book.day', defaultMessage: 'Date' },
  dayInvalid: { id: 'money.book.dayInvalid', defaultMessage: 'Enter a date, today at the latest.' },
  reason: { id: 'money.book.reason', defaultMessage: 'Note' },
  reasonHint: {
    id: 'money.book.reasonHint',
    defaultMessage: 'Say what this was, so that the books can be understood later. At least 10 characters.',
  },
  reasonInvalid: { id: 'money.book.reasonInvalid', defaultMessage: 'Write at least 10 characters.' },
  action: { id: 'money.book.action', defaultMessage: 'Book' },
})
