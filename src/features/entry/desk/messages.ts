import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'showEntries.title', defaultMessage: 'Entries' },
  loading: { id: 'showEntries.loading', defaultMessage: 'Loading entries' },
  failed: { id: 'showEntries.failed', defaultMessage: 'Couldn’t load the entries' },
  failedText: { id: 'showEntries.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'showEntries.missing', defaultMessage: 'Show not found' },
  missingText: { id: 'showEntries.missingText', defaultMessage: 'Its address may have changed.' },
  allShows: { id: 'showEntries.allShows', defaultMessage: 'All shows' },
  places: { id: 'showEntries.places', defaultMessage: 'of {capacity, plural, one {# place} other {# places}}' },
  held: { id: 'showEntries.held', defaultMessage: 'being paid for' },
  waiting: { id: 'showEntries.waiting', defaultMessage: 'waiting' },
  refundsDue: { id: 'showEntries.refundsDue', defaultMessage: 'refunds in progress' },
  refundsByHand: { id: 'showEntries.refundsByHand', defaultMessage: 'cash refunds to pay' },
  counts: { id: 'showEntries.counts', defaultMessage: 'Places taken' },
  search: { id: 'showEntries.search', defaultMessage: 'Dog, member or handler' },
  columns: { id: 'showEntries.columns', defaultMessage: 'Columns' },
  cls: { id: 'showEntries.class', defaultMessage: 'Class' },
  anyClass: { id: 'showEntries.anyClass', defaultMessage: 'All classes' },
  status: { id: 'showEntries.status', defaultMessage: 'Status' },
  anyStatus: { id: 'showEntries.anyStatus', defaultMessage: 'Any status' },
  paid: { id: 'showEntries.paid', defaultMessage: 'Entered' },
  heldOne: { id: 'showEntries.heldOne', defaultMessage: 'Being paid for' },
  withdrawn: { id: 'showEntries.withdrawn', defaultMessage: 'Withdrawn' },
  dog: { id: 'showEntries.dog', defaultMessage: 'Dog' },
  handler: { id: 'showEntries.handler', defaultMessage: 'Handler' },
  member: { id: 'showEntries.member', defaultMessage: 'Member' },
  memberWith: {
    id: 'showEntries.memberWith',
    defaultMessage: '{handler}, entered by {member}',
    description: 'Who runs the dog, and who has entered it',
  },
  price: { id: 'showEntries.price', defaultMessage: 'Paid' },
  actions: { id: 'showEntries.actions', defaultMessage: 'Actions' },
  classOf: { id: 'showEntries.classOf', defaultMessage: '{day}, {time}, ring {ring}' },
  notForCompetition: { id: 'showEntries.notForCompetition', defaultMessage: 'Not for competition' },
  none: { id: 'showEntries.none', defaultMessage: 'No entries here' },
  noneText: {
    id: 'showEntries.noneText',
    defaultMessage: 'No entries match. Clear the search to see all of them.',
  },
  empty: {
    id: 'showEntries.empty',
    defaultMessage: 'Entries appear here as soon as members make them.',
  },
  clear: { id: 'showEntries.clear', defaultMessage: 'Clear the search' },
  more: { id: 'showEntries.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'showEntries.moreFailed', defaultMessage: 'Couldn’t load more entries. Try again.' },
  xlsx: { id: 'showEntries.xlsx', defaultMessage: 'Save as a workbook (Excel)' },
  csv: { id: 'showEntries.csv', defaultMessage: 'Save as a table (CSV)' },
  catalogue: { id: 'showEntries.catalogue', defaultMessage: 'Save the catalogue (PDF)' },
  add: { id: 'showEntries.add', defaultMessage: 'Add entries' },
  helpers: { id: 'showEntries.helpers', defaultMessage: 'Helpers' },
  write: { id: 'showEntries.write', defaultMessage: 'Email everyone entered' },
  fileFailed: { id: 'showEntries.fileFailed', defaultMessage: 'Couldn’t create the file. Try again.' },
})

export const withdrawMessages = defineMessages({
  open: { id: 'showEntries.withdraw', defaultMessage: 'Withdraw' },
  openOne: { id: 'showEntries.withdrawOne', defaultMessage: 'Withdraw {dog}, {time}' },
  title: { id: 'showEntries.withdrawTitle', defaultMessage: 'Withdraw {dog}?' },
  text: {
    id: 'showEntries.withdrawText',
    defaultMessage: '{day}, {time}, ring {ring}, entered by {member}. The place becomes available straight away.',
  },
  refund: { id: 'showEntries.refund', defaultMessage: 'Refund' },
  policy: { id: 'showEntries.refundPolicy', defaultMessage: 'Under the show’s refund policy: {amount}' },
  whole: { id: 'showEntries.refundWhole', defaultMessage: 'Full refund: {amount}' },
  nothing: { id: 'showEntries.refundNothing', defaultMessage: 'No refund' },
  reason: { id: 'showEntries.reason', defaultMessage: 'Reason for withdrawing' },
  reasonHint: { id: 'showEntries.reasonHint', defaultMessage: 'The member will read this in an email.' },
  reasonShort: {
    id: 'showEntries.reasonShort',
    defaultMessage: 'Enter at least 10 characters.',
  },
  keep: { id: 'showEntries.keep', defaultMessage: 'Keep the entry' },
  action: { id: 'showEntries.withdrawAction', defaultMessage: 'Withdraw the entry' },
  changed: {
    id: 'showEntries.withdrawChanged',
    defaultMessage: 'The refund amount has changed. Check it, then decide.',
  },
})

export const bulkMessages = defineMessages({
  markOne: { id: 'showEntries.markOne', defaultMessage: 'Select {dog}, {time}' },
  markAll: { id: 'showEntries.markAll', defaultMessage: 'Select all the entries shown' },
  marked: {
    id: 'showEntries.marked',
    defaultMessage: '{count, plural, one {# entry selected} other {# entries selected}}',
  },
  clear: { id: 'showEntries.clearMarked', defaultMessage: 'Clear selection' },
  withdraw: { id: 'showEntries.withdrawMarked', defaultMessage: 'Withdraw {count}' },
  xlsx: { id: 'showEntries.xlsxMarked', defaultMessage: 'Save {count} for Excel' },
  csv: { id: 'showEntries.csvMarked', defaultMessage: 'Save {count} as CSV' },
  tooMany: {
    id: 'showEntries.tooManyMarked',
    defaultMessage: 'Select up to {most} entries at a time.',
  },
  title: {
    id: 'showEntries.withdrawMarkedTitle',
    defaultMessage: 'Withdraw {count, plural, one {# entry} other {# entries}}?',
  },
  text: {
    id: 'showEntries.withdrawMarkedText',
    defaultMessage: 'The places become available straight away. Each member gets one email covering all their entries.',
  },
  nothingLeft: {
    id: 'showEntries.nothingMarked',
    defaultMessage: 'None of the entries you selected can still be withdrawn.',
  },
  byHand: {
    id: 'showEntries.markedByHand',
    defaultMessage:
      '{count, plural, one {# of them was} other {# of them were}} paid at the show. Refund {refund} in cash.',
  },
  action: {
    id: 'showEntries.withdrawMarkedAction',
    defaultMessage: 'Withdraw {count, plural, one {# entry} other {# entries}}',
  },
  keep: { id: 'showEntries.keepMarked', defaultMessage: 'Keep the entries' },
  nothingChanged: {
    id: 'showEntries.markedNothingChanged',
    defaultMessage: 'Nothing was withdrawn. Check the entries again, then decide.',
  },
  isWithdrawn: {
    id: 'showEntries.markedWithdrawn',
    defaultMessage: '{count, plural, one {# entry has} other {# entries have}} been withdrawn already.',
  },
  isClosed: {
    id: 'showEntries.markedClosed',
    defaultMessage: '{count, plural, one {# entry can} other {# entries can}} no longer be withdrawn.',
  },
  isMissing: {
    id: 'showEntries.markedMissing',
    defaultMessage: '{count, plural, one {# entry is} other {# entries are}} no longer in this show.',
  },
  isChanged: {
    id: 'showEntries.markedChanged',
    defaultMessage: 'The refund of {count, plural, one {# entry} other {# entries}} has changed.',
  },
})

export const deskMessages = defineMessages({
  cash: { id: 'showEntries.cash', defaultMessage: 'Cash at the show office' },
  card_reader: { id: 'showEntries.cardReader', defaultMessage: 'Card at the show office' },
  free: { id: 'showEntries.free', defaultMessage: 'Free of charge' },
  byHand: {
    id: 'showEntries.byHand',
    defaultMessage: 'This entry was paid at the show, so we can’t refund it automatically. Refund it in cash.',
  },
  due: { id: 'showEntries.refundDue', defaultMessage: '{refund} to refund in cash' },
  give: { id: 'showEntries.giveRefund', defaultMessage: 'Mark as refunded' },
  giveOne: { id: 'showEntries.giveRefundOne', defaultMessage: 'Mark as refunded: {refund} for {dog}, {time}' },
  giveTitle: { id: 'showEntries.giveRefundTitle', defaultMessage: 'Have you paid the {refund} refund?' },
  giveText: {
    id: 'showEntries.giveRefundText',
    defaultMessage: '{dog}, {member}. The receipt will show a refund dated today.',
  },
  giveAction: { id: 'showEntries.giveRefundAction', defaultMessage: 'Yes, mark as refunded' },
  notYet: { id: 'showEntries.giveRefundNotYet', defaultMessage: 'Not yet' },
})

export const undoMessages = defineMessages({
  withdrawn: {
    id: 'showEntries.justWithdrawn',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} withdrawn',
  },
  undo: { id: 'showEntries.undo', defaultMessage: 'Undo' },
  undone: {
    id: 'showEntries.undone',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} restored. No email was sent.',
  },
})

export const moveMessages = defineMessages({
  open: { id: 'showEntries.move', defaultMessage: 'Move' },
  openOne: { id: 'showEntries.moveOne', defaultMessage: 'Move {dog}, {time}' },
  text: {
    id: 'showEntries.moveText',
    defaultMessage:
      '{day}, {time}, ring {ring}, entered by {member}. You can move it to another class at the same price or to another of their dogs.',
  },
  reason: { id: 'showEntries.moveReason', defaultMessage: 'Reason for the move' },
})

export const mailMessages = defineMessages({
  title: { id: 'showEntries.mailTitle', defaultMessage: 'Email everyone entered' },
  lead: {
    id: 'showEntries.mailLead',
    defaultMessage:
      'We send one email to each member with a paid entry. The greeting and footer are in their language; your message stays as you write it.',
  },
  to: { id: 'showEntries.mailTo', defaultMessage: 'To everyone in' },
  whole: { id: 'showEntries.mailWhole', defaultMessage: 'The whole show' },
  subject: { id: 'showEntries.mailSubject', defaultMessage: 'Subject' },
  subjectHint: { id: 'showEntries.mailSubjectHint', defaultMessage: 'We add the name of the show in front.' },
  text: { id: 'showEntries.mailText', defaultMessage: 'Message' },
  look: { id: 'showEntries.mailLook', defaultMessage: 'Preview' },
  sendTitle: {
    id: 'showEntries.mailSendTitle',
    defaultMessage: 'Send this to {members, plural, one {# member} other {# members}}?',
  },
  send: { id: 'showEntries.mailSend', defaultMessage: 'Send email' },
  keep: { id: 'showEntries.mailKeep', defaultMessage: 'Keep writing' },
  noOne: {
    id: 'showEntries.mailNobody',
    defaultMessage: 'No one has a paid entry there, so no one would receive this.',
  },
  counting: { id: 'showEntries.mailCounting', defaultMessage: 'Counting the members' },
  countFailed: {
    id: 'showEntries.mailCountFailed',
    defaultMessage: 'Couldn’t count the members. Close this and try again.',
  },
  changed: {
    id: 'showEntries.mailChanged',
    defaultMessage: 'The list of recipients has changed. Check the number and confirm again.',
  },
  sent: {
    id: 'showEntries.mailSent',
    defaultMessage: 'Sending to {members, plural, one {# member} other {# members}}',
  },
  sentText: { id: 'showEntries.mailSentText', defaultMessage: 'You can read it below.' },
  another: { id: 'showEntries.mailAnother', defaultMessage: 'Write another' },
  history: { id: 'showEntries.mailHistory', defaultMessage: 'Sent emails' },
  noHistory: { id: 'showEntries.mailNoHistory', defaultMessage: 'Nothing has been sent yet.' },
  sentLine: {
    id: 'showEntries.mailSentLine',
    defaultMessage: '{day}, {time}, {by}, to {members, plural, one {# member} other {# members}}',
    description: 'When it was sent, by whom, and how many got it',
  },
  somebody: { id: 'showEntries.mailSomebody', defaultMessage: 'a deleted account' },
})
