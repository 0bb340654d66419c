import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'money.year.title', defaultMessage: 'Annual figures' },
  loading: { id: 'money.year.loading', defaultMessage: 'Loading the annual figures' },
  failed: { id: 'money.year.failed', defaultMessage: 'Couldn’t load the annual figures' },
  failedText: { id: 'money.year.failedText', defaultMessage: 'Check your connection and try again.' },
  empty: { id: 'money.year.empty', defaultMessage: 'There are no members, entries or income in {year}.' },
  year: { id: 'money.year.year', defaultMessage: 'Year' },
  yearBefore: { id: 'money.year.yearBefore', defaultMessage: 'Previous year' },
  yearAfter: { id: 'money.year.yearAfter', defaultMessage: 'Next year' },
  totals: { id: 'money.year.totals', defaultMessage: 'Totals for {year}' },
  membersNow: {
    id: 'money.year.membersNow',
    defaultMessage: '{count, plural, one {member today} other {members today}}',
  },
  membersThen: {
    id: 'money.year.membersThen',
    defaultMessage: '{count, plural, one {member on 31 December} other {members on 31 December}}',
  },
  begunInAll: {
    id: 'money.year.begunInAll',
    defaultMessage: '{count, plural, one {new membership} other {new memberships}}',
  },
  renewedInAll: {
    id: 'money.year.renewedInAll',
    defaultMessage: '{count, plural, one {renewal} other {renewals}}',
  },
  runsInAll: {
    id: 'money.year.runsInAll',
    defaultMessage:
      '{count, plural, one {entry} other {entries}}, {withdrawn, plural, =0 {none withdrawn} one {# withdrawn} other {# withdrawn}}',
  },
  incomeInAll: { id: 'money.year.incomeInAll', defaultMessage: 'income after refunds, {currency}' },
  month: { id: 'money.year.month', defaultMessage: 'Month' },
  members: { id: 'money.year.members', defaultMessage: 'Members' },
  membersNote: {
    id: 'money.year.membersNote',
    defaultMessage: 'Valid memberships at the end of each month; in the current month, today.',
  },
  membersChart: {
    id: 'money.year.membersChart',
    defaultMessage:
      'Bars for each month of {year}: members. The highest number is in {month}: {most, number}. The table has the figures for each month.',
  },
  memberships: { id: 'money.year.memberships', defaultMessage: 'Memberships' },
  membershipsNote: {
    id: 'money.year.membershipsNote',
    defaultMessage: 'By the month of payment or recording. Renewed: the person was already a member or had been one.',
  },
  membershipsChart: {
    id: 'money.year.membershipsChart',
    defaultMessage:
      'Bars for each month of {year}: new and renewed memberships. The highest bar is in {month}: {most, number}. The table has the figures for each month.',
  },
  begun: { id: 'money.year.begun', defaultMessage: 'New' },
  renewed: { id: 'money.year.renewed', defaultMessage: 'Renewed' },
  entries: { id: 'money.year.entries', defaultMessage: 'Entries' },
  entriesNote: {
    id: 'money.year.entriesNote',
    defaultMessage: 'By the month of payment, including entries withdrawn later.',
  },
  entriesChart: {
    id: 'money.year.entriesChart',
    defaultMessage:
      'Bars for each month of {year}: entries, and below the line those withdrawn. The highest number is in {month}: {most, number}. The table has the figures for each month.',
  },
  paid: { id: 'money.year.paid', defaultMessage: 'Paid' },
  withdrawn: { id: 'money.year.withdrawn', defaultMessage: 'Withdrawn later' },
  income: { id: 'money.year.income', defaultMessage: 'Income in {currency}' },
  incomeNote: { id: 'money.year.incomeNote', defaultMessage: 'After refunds, by the date in the ledger.' },
  incomeChart: {
    id: 'money.year.incomeChart',
    defaultMessage:
      'Bars for each month of {year}: income from memberships and from shows. The highest bar is in {month}: {amount}. The table has the figures for each month.',
  },
  fromMemberships: { id: 'money.year.fromMemberships', defaultMessage: 'From memberships' },
  fromShows: { id: 'money.year.fromShows', defaultMessage: 'From shows' },
  moreRefunded: { id: 'money.year.moreRefunded', defaultMessage: 'More refunded than paid' },
  total: { id: 'money.year.total', defaultMessage: 'Total' },
})
