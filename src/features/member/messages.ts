import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'member.title', defaultMessage: 'Members' },
  lead: {
    id: 'member.lead',
    defaultMessage:
      '{all, plural, one {# person} other {# people}}. {lapsing, plural, =0 {No memberships end by {day}.} one {# membership ends by {day}.} other {# memberships end by {day}.}}',
  },
  loading: { id: 'member.loading', defaultMessage: 'Loading members' },
  failed: { id: 'member.failed', defaultMessage: 'Couldn’t load the members' },
  failedText: { id: 'member.failedText', defaultMessage: 'Check your connection and try again.' },
  search: { id: 'member.search', defaultMessage: 'Name, number, email or dog' },
  none: { id: 'member.none', defaultMessage: 'No members here' },
  noneText: { id: 'member.noneText', defaultMessage: 'No member matches. Clear the filters to see everyone.' },
  empty: { id: 'member.empty', defaultMessage: 'There are no accounts yet.' },
  clear: { id: 'member.clear', defaultMessage: 'Clear filters' },
  more: { id: 'member.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'member.moreFailed', defaultMessage: 'Couldn’t load more members. Try again.' },
  view: { id: 'member.view', defaultMessage: 'View' },
  states: { id: 'member.states', defaultMessage: 'Status' },
  groups: { id: 'member.groups', defaultMessage: 'Also' },
  found: {
    id: 'member.found',
    defaultMessage: 'Showing {found} of {all} members',
  },
  columns: { id: 'member.columns', defaultMessage: 'Columns' },
  number: { id: 'member.number', defaultMessage: 'No.', description: 'Head of the column of member numbers' },
  name: { id: 'member.name', defaultMessage: 'Name' },
  state: { id: 'member.state', defaultMessage: 'Status' },
  renewal: { id: 'member.renewal', defaultMessage: 'Renewal date' },
  dogs: { id: 'member.dogs', defaultMessage: 'Dogs' },
  lastPayment: { id: 'member.lastPayment', defaultMessage: 'Last payment' },
  notYet: { id: 'member.notYet', defaultMessage: 'not yet' },
  noEnd: { id: 'member.noEnd', defaultMessage: 'no end' },
  daysLeft: {
    id: 'member.daysLeft',
    defaultMessage: '{days, plural, =0 {last day today} one {# day left} other {# days left}}',
  },
  daysAgo: {
    id: 'member.daysAgo',
    defaultMessage: '{days, plural, =1 {yesterday} one {# day ago} other {# days ago}}',
  },
  daysKept: { id: 'member.daysKept', defaultMessage: '{days, plural, one {# day} other {# days}} left' },
  joined: { id: 'member.joined', defaultMessage: 'joined {day}' },
  markOne: { id: 'member.markOne', defaultMessage: 'Select {name}' },
  markAll: { id: 'member.markAll', defaultMessage: 'Select all shown' },
  marked: {
    id: 'member.marked',
    defaultMessage: '{count, plural, one {# member selected} other {# members selected}}',
  },
  unmark: { id: 'member.unmark', defaultMessage: 'Clear the selection' },
  import: { id: 'member.importList', defaultMessage: 'Import a list' },
  emails: { id: 'member.emails', defaultMessage: 'Emails' },
  tooMany: {
    id: 'member.tooMany',
    defaultMessage: 'You can export, print or email up to {most} selected members. For more, filter the list instead.',
  },
  emailThese: { id: 'member.emailThese', defaultMessage: 'Email these members' },
  emailAll: { id: 'member.emailAll', defaultMessage: 'Email all members' },
  export: { id: 'member.export', defaultMessage: 'Export' },
  csv: { id: 'member.csv', defaultMessage: 'CSV' },
  csvNote: { id: 'member.csvNote', defaultMessage: 'For mailings and other programs' },
  xlsx: { id: 'member.xlsx', defaultMessage: 'XLSX' },
  xlsxNote: { id: 'member.xlsxNote', defaultMessage: 'For spreadsheets, with amounts as numbers' },
  cards: { id: 'member.cards', defaultMessage: 'Membership cards (PDF)' },
  fileFailed: { id: 'member.fileFailed', defaultMessage: 'Couldn’t save the file. Try again.' },
})

export const addMessages = defineMessages({
  open: { id: 'member.add.open', defaultMessage: 'Add a member' },
  title: { id: 'member.add.title', defaultMessage: 'Add a member' },
  text: {
    id: 'member.add.text',
    defaultMessage:
      'We’ll open an account and email them a link to choose a password. Once they’re in the register, record their membership.',
  },
  name: { id: 'member.add.name', defaultMessage: 'Name' },
  email: { id: 'member.add.email', defaultMessage: 'Email' },
  language: { id: 'member.add.language', defaultMessage: 'Language of our emails' },
  action: { id: 'member.add.action', defaultMessage: 'Open account' },
})

export const viewMessages = defineMessages({
  all: { id: 'member.views.all', defaultMessage: 'All members' },
  paidUp: { id: 'member.views.paidUp', defaultMessage: 'Paid-up members' },
  renewals: { id: 'member.views.renewals', defaultMessage: 'Renewals to chase' },
  juniors: { id: 'member.views.juniors', defaultMessage: 'Juniors' },
  officials: { id: 'member.views.officials', defaultMessage: 'Admins, judges and reviewers' },
  own: { id: 'member.views.own', defaultMessage: 'Custom filters' },
})

export const stateMessages = defineMessages({
  active: { id: 'member.states.active', defaultMessage: 'Active' },
  lapsing: { id: 'member.states.lapsing', defaultMessage: 'Lapsing' },
  lapsed: { id: 'member.states.lapsed', defaultMessage: 'Lapsed' },
  never_paid: { id: 'member.states.neverPaid', defaultMessage: 'Never paid' },
})

export const groupMessages = defineMessages({
  honorary: { id: 'member.groups.honorary', defaultMessage: 'Honorary' },
  life: { id: 'member.groups.life', defaultMessage: 'Life' },
  junior: { id: 'member.groups.junior', defaultMessage: 'Junior' },
  family: { id: 'member.groups.family', defaultMessage: 'Family' },
  paused: { id: 'member.groups.paused', defaultMessage: 'Paused' },
  blocked: { id: 'member.groups.blocked', defaultMessage: 'Blocked' },
  bounced: { id: 'member.groups.bounced', defaultMessage: 'Emails bounce' },
  admin: { id: 'member.groups.admin', defaultMessage: 'Admin' },
  judge: { id: 'member.groups.judge', defaultMessage: 'Judge' },
  reviewer: { id: 'member.groups.reviewer', defaultMessage: 'Reviewer' },
})
