import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.title', defaultMessage: 'Money' },
  loading: { id: 'money.loading', defaultMessage: 'Loading payments' },
  failed: { id: 'money.failed', defaultMessage: 'Couldn’t load the payments' },
  failedText: { id: 'money.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'money.none', defaultMessage: 'No payments here' },
  noneText: { id: 'money.noneText', defaultMessage: 'No payment matches. Clear the filters to see them all.' },
  empty: { id: 'money.empty', defaultMessage: 'Nothing was paid or refunded in this month.' },
  clear: { id: 'money.clear', defaultMessage: 'Clear filters' },
  more: { id: 'money.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'money.moreFailed', defaultMessage: 'Couldn’t load more payments. Try again.' },
  month: { id: 'money.month', defaultMessage: 'Month' },
  monthBefore: { id: 'money.monthBefore', defaultMessage: 'Month before' },
  monthAfter: { id: 'money.monthAfter', defaultMessage: 'Month after' },
  transfers: { id: 'money.transfers', defaultMessage: 'Bank transfers' },
  discounts: { id: 'money.discounts', defaultMessage: 'Discount codes' },
  invoices: { id: 'money.openInvoices', defaultMessage: 'Invoices' },
  statement: { id: 'money.openStatement', defaultMessage: 'Bank statement' },
  payouts: { id: 'money.openPayouts', defaultMessage: 'Stripe payouts' },
  pages: { id: 'money.pages', defaultMessage: 'Money pages' },
  plans: { id: 'money.openPlans', defaultMessage: 'Membership fees' },
  year: { id: 'money.openYear', defaultMessage: 'Annual figures' },
  openLedger: { id: 'money.openLedger', defaultMessage: 'Ledger' },
  sums: { id: 'money.sums', defaultMessage: 'Totals for {month}, {currency}' },
  taken: {
    id: 'money.taken',
    defaultMessage: 'taken, {count, plural, one {# payment} other {# payments}}',
  },
  refunded: {
    id: 'money.refunded',
    defaultMessage: 'refunded, {count, plural, =0 {no refunds} one {# refund} other {# refunds}}',
  },
  fees: { id: 'money.fees', defaultMessage: 'fees' },
  otherwise: { id: 'money.otherwise', defaultMessage: 'failed refunds and disputes, net' },
  kept: { id: 'money.kept', defaultMessage: 'kept after refunds and fees' },
  keptOfAll: { id: 'money.keptOfAll', defaultMessage: 'kept after refunds, disputes and fees' },
  awaited: {
    id: 'money.awaited',
    defaultMessage: 'expected now, {count, plural, one {# transfer} other {# transfers}}',
  },
  byDay: { id: 'money.byDay', defaultMessage: 'Taken by day' },
  chart: {
    id: 'money.chart',
    defaultMessage:
      'Bars for each day of {month}. The most was taken on {day}: {amount}. The table has the figures for each day.',
  },
  views: { id: 'money.views', defaultMessage: 'Show as' },
  day: { id: 'money.day', defaultMessage: 'Day' },
  takenOnDay: { id: 'money.takenOnDay', defaultMessage: 'Taken' },
  refundedOnDay: { id: 'money.refundedOnDay', defaultMessage: 'Refunded' },
  payments: { id: 'money.payments', defaultMessage: 'Payments' },
  search: { id: 'money.search', defaultMessage: 'Payer, dog, show or reference' },
  purpose: { id: 'money.purpose', defaultMessage: 'For' },
  anyPurpose: { id: 'money.anyPurpose', defaultMessage: 'Anything' },
  memberships: { id: 'money.memberships', defaultMessage: 'Memberships' },
  entries: { id: 'money.entries', defaultMessage: 'Entries' },
  way: { id: 'money.way', defaultMessage: 'How it was paid' },
  anyWay: { id: 'money.anyWay', defaultMessage: 'Any way' },
  state: { id: 'money.state', defaultMessage: 'Status' },
  anyState: { id: 'money.anyState', defaultMessage: 'Any status' },
  who: { id: 'money.who', defaultMessage: 'Who' },
  deletedPayer: { id: 'money.deletedPayer', defaultMessage: 'Deleted account' },
  amount: { id: 'money.amount', defaultMessage: 'Amount' },
  purchase: { id: 'money.purchase', defaultMessage: 'Purchase' },
  dayTaken: { id: 'money.dayTaken', defaultMessage: '{day}: {taken} taken' },
  dayBoth: { id: 'money.dayBoth', defaultMessage: '{day}: {taken} taken, {refunded} refunded' },
  membership: { id: 'money.membership', defaultMessage: 'Membership, {kind}' },
  membershipYears: {
    id: 'money.membershipYears',
    defaultMessage: 'Membership, {kind}, {years, plural, one {# year} other {# years}}',
  },
  runs: { id: 'money.runs', defaultMessage: '{shows}, {runs, plural, one {# run} other {# runs}}' },
})

export const stateMessages = defineMessages({
  taken: { id: 'money.states.taken', defaultMessage: 'Paid' },
  owed_back: { id: 'money.states.owedBack', defaultMessage: 'Refund due' },
  refunded: { id: 'money.states.refunded', defaultMessage: 'Refunded' },
  refund_failed: { id: 'money.states.refundFailed', defaultMessage: 'Refund failed' },
  refunded_outside: { id: 'money.states.refundedOutside', defaultMessage: 'Refunded at the provider' },
  disputed: { id: 'money.states.disputed', defaultMessage: 'Disputed' },
  dispute_returned: { id: 'money.states.disputeReturned', defaultMessage: 'Dispute returned' },
})

/** Of a payment: how it was paid. */
export const wayMessages = defineMessages({
  cash: { id: 'money.ways.cash', defaultMessage: 'Cash' },
  card_reader: { id: 'money.ways.cardReader', defaultMessage: 'Card reader' },
  bank: { id: 'money.ways.bank', defaultMessage: 'Bank transfer' },
  provider: { id: 'money.ways.provider', defaultMessage: 'Online' },
})

export const membershipMessages = defineMessages({
  adult: { id: 'money.kinds.adult', defaultMessage: 'adult' },
  junior: { id: 'money.kinds.junior', defaultMessage: 'junior' },
  family: { id: 'money.kinds.family', defaultMessage: 'family' },
  honorary: { id: 'money.kinds.honorary', defaultMessage: 'honorary' },
  life: { id: 'money.kinds.life', defaultMessage: 'life' },
})

export const viewMessages = defineMessages({
  bars: { id: 'money.as.bars', defaultMessage: 'Bars' },
  table: { id: 'money.as.table', defaultMessage: 'Table' },
})
