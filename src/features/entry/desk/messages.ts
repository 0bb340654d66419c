import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'entry.desk.title', defaultMessage: 'Entries' },
  loading: { id: 'entry.desk.loading', defaultMessage: 'Loading entries' },
  failed: { id: 'entry.desk.failed', defaultMessage: 'Couldn’t load the entries' },
  failedText: { id: 'entry.desk.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'entry.desk.missing', defaultMessage: 'Show not found' },
  missingText: { id: 'entry.desk.missingText', defaultMessage: 'Its address may have changed.' },
  allShows: { id: 'entry.desk.allShows', defaultMessage: 'All shows' },
  places: { id: 'entry.desk.places', defaultMessage: 'of {capacity, plural, one {# place} other {# places}}' },
  held: { id: 'entry.desk.held', defaultMessage: 'being paid for' },
  waiting: { id: 'entry.desk.waiting', defaultMessage: 'waiting' },
  refundsDue: { id: 'entry.desk.refundsDue', defaultMessage: 'refunds in progress' },
  refundsByHand: { id: 'entry.desk.refundsByHand', defaultMessage: 'cash refunds to pay' },
  counts: { id: 'entry.desk.counts', defaultMessage: 'Places taken' },
  search: { id: 'entry.desk.search', defaultMessage: 'Number, dog, member or handler' },
  columns: { id: 'entry.desk.columns', defaultMessage: 'Columns' },
  cls: { id: 'entry.desk.class', defaultMessage: 'Class' },
  anyClass: { id: 'entry.desk.anyClass', defaultMessage: 'All classes' },
  status: { id: 'entry.desk.status', defaultMessage: 'Status' },
  anyStatus: { id: 'entry.desk.anyStatus', defaultMessage: 'Any status' },
  paid: { id: 'entry.desk.paid', defaultMessage: 'Entered' },
  heldOne: { id: 'entry.desk.heldOne', defaultMessage: 'Being paid for' },
  withdrawn: { id: 'entry.desk.withdrawn', defaultMessage: 'Withdrawn' },
  number: { id: 'entry.desk.number', defaultMessage: 'Number' },
  dog: { id: 'entry.desk.dog', defaultMessage: 'Dog' },
  handler: { id: 'entry.desk.handler', defaultMessage: 'Handler' },
  member: { id: 'entry.desk.member', defaultMessage: 'Member' },
  memberWith: {
    id: 'entry.desk.memberWith',
    defaultMessage: '{handler}, entered by {member}',
    description: 'Who runs the dog, and who has entered it',
  },
  price: { id: 'entry.desk.price', defaultMessage: 'Paid' },
  actions: { id: 'entry.desk.actions', defaultMessage: 'Actions' },
  classOf: { id: 'entry.desk.classOf', defaultMessage: '{day}, {time}, ring {ring}' },
  notForCompetition: { id: 'entry.desk.notForCompetition', defaultMessage: 'Not for competition' },
  none: { id: 'entry.desk.none', defaultMessage: 'No entries here' },
  noneText: {
    id: 'entry.desk.noneText',
    defaultMessage: 'No entries match. Clear the search to see all of them.',
  },
  empty: {
    id: 'entry.desk.empty',
    defaultMessage: 'Entries appear here as soon as members make them.',
  },
  clear: { id: 'entry.desk.clear', defaultMessage: 'Clear the search' },
  more: { id: 'entry.desk.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'entry.desk.moreFailed', defaultMessage: 'Couldn’t load more entries. Try again.' },
  xlsx: { id: 'entry.desk.xlsx', defaultMessage: 'Save as a workbook (Excel)' },
  csv: { id: 'entry.desk.csv', defaultMessage: 'Save as a table (CSV)' },
  catalogue: { id: 'entry.desk.catalogue', defaultMessage: 'Save the catalogue (PDF)' },
  add: { id: 'entry.desk.add', defaultMessage: 'Add entries' },
  toMeasure: { id: 'entry.desk.toMeasure', defaultMessage: 'Dogs to measure' },
  helpers: { id: 'entry.desk.helpers', defaultMessage: 'Helpers' },
  write: { id: 'entry.desk.write', defaultMessage: 'Email everyone entered' },
  fileFailed: { id: 'entry.desk.fileFailed', defaultMessage: 'Couldn’t create the file. Try again.' },
})

export const withdrawMessages = defineMessages({
  open: { id: 'entry.desk.withdraw', defaultMessage: 'Withdraw' },
  openOne: { id: 'entry.desk.withdrawOne', defaultMessage: 'Withdraw {dog}, {time}' },
  title: { id: 'entry.desk.withdrawTitle', defaultMessage: 'Withdraw {dog}?' },
  text: {
    id: 'entry.desk.withdrawText',
    defaultMessage: '{day}, {time}, ring {ring}, entered by {member}. The place becomes available straight away.',
  },
  refund: { id: 'entry.desk.refund', defaultMessage: 'Refund' },
  policy: { id: 'entry.desk.refundPolicy', defaultMessage: 'Under the show’s refund policy: {amount}' },
  whole: { id: 'entry.desk.refundWhole', defaultMessage: 'Full refund: {amount}' },
  nothing: { id: 'entry.desk.refundNothing', defaultMessage: 'No refund' },
  reason: { id: 'entry.desk.reason', defaultMessage: 'Reason for withdrawing' },
  reasonHint: { id: 'entry.desk.reasonHint', defaultMessage: 'The member will read this in an email.' },
  reasonShort: {
    id: 'entry.desk.reasonShort',
    defaultMessage: 'Enter at least 10 characters.',
  },
  keep: { id: 'entry.desk.keep', defaultMessage: 'Keep the entry' },
  action: { id: 'entry.desk.withdrawAction', defaultMessage: 'Withdraw the entry' },
  changed: {
    id: 'entry.desk.withdrawChanged',
    defaultMessage: 'The refund amount has changed. Check it, then decide.',
  },
})

export const bulkMessages = defineMessages({
  markOne: { id: 'entry.desk.markOne', defaultMessage: 'Select {dog}, {time}' },
  markAll: { id: 'entry.desk.markAll', defaultMessage: 'Select all the entries shown' },
  marked: {
    id: 'entry.desk.marked',
    defaultMessage: '{count, plural, one {# entry selected} other {# entries selected}}',
  },
  clear: { id: 'entry.desk.clearMarked', defaultMessage: 'Clear selection' },
  withdraw: { id: 'entry.desk.withdrawMarked', defaultMessage: 'Withdraw {count}' },
  xlsx: { id: 'entry.desk.xlsxMarked', defaultMessage: 'Save {count} for Excel' },
  csv: { id: 'entry.desk.csvMarked', defaultMessage: 'Save {count} as CSV' },
  tooMany: {
    id: 'entry.desk.tooManyMarked',
    defaultMessage: 'Select up to {most} entries at a time.',
  },
  title: {
    id: 'entry.desk.withdrawMarkedTitle',
    defaultMessage: 'Withdraw {count, plural, one {# entry} other {# entries}}?',
  },
  text: {
    id: 'entry.desk.withdrawMarkedText',
    defaultMessage: 'The places become available straight away. Each member gets one email covering all their entries.',
  },
  nothingLeft: {
    id: 'entry.desk.nothingMarked',
    defaultMessage: 'None of the entries you selected can still be withdrawn.',
  },
  byHand: {
    id: 'entry.desk.markedByHand',
    defaultMessage:
      '{count, plural, one {# of them was} other {# of them were}} paid at the show. Refund {refund} in cash.',
  },
  action: {
    id: 'entry.desk.withdrawMarkedAction',
    defaultMessage: 'Withdraw {count, plural, one {# entry} other {# entries}}',
  },
  keep: { id: 'entry.desk.keepMarked', defaultMessage: 'Keep the entries' },
  nothingChanged: {
    id: 'entry.desk.markedNothingChanged',
    defaultMessage: 'Nothing was withdrawn. Check the entries again, then decide.',
  },
  isWithdrawn: {
    id: 'entry.desk.markedWithdrawn',
    defaultMessage: '{count, plural, one {# entry has} other {# entries have}} been withdrawn already.',
  },
  isClosed: {
    id: 'entry.desk.markedClosed',
    defaultMessage: '{count, plural, one {# entry can} other {# entries can}} no longer be withdrawn.',
  },
  isMissing: {
    id: 'entry.desk.markedMissing',
    defaultMessage: '{count, plural, one {# entry is} other {# entries are}} no longer in this show.',
  },
  isChanged: {
    id: 'entry.desk.markedChanged',
    defaultMessage: 'The refund of {count, plural, one {# entry} other {# entries}} has changed.',
  },
})

export const deskMessages = defineMessages({
  cash: { id: 'entry.desk.cash', defaultMessage: 'Cash at the show office' },
  card_reader: { id: 'entry.desk.cardReader', defaultMessage: 'Card at the show office' },
  transfer: { id: 'entry.desk.byTransfer', defaultMessage: 'Bank transfer, recorded by an organiser' },
  free: { id: 'entry.desk.free', defaultMessage: 'Free of charge' },
  byHand: {
    id: 'entry.desk.byHand',
    defaultMessage: 'This entry was paid at the show, so we can’t refund it automatically. Refund it in cash.',
  },
  due: { id: 'entry.desk.refundDue', defaultMessage: '{refund} to refund in cash' },
  give: { id: 'entry.desk.giveRefund', defaultMessage: 'Mark as refunded' },
  giveOne: { id: 'entry.desk.giveRefundOne', defaultMessage: 'Mark as refunded: {refund} for {dog}, {time}' },
  giveTitle: { id: 'entry.desk.giveRefundTitle', defaultMessage: 'Have you paid the {refund} refund?' },
  giveText: {
    id: 'entry.desk.giveRefundText',
    defaultMessage: '{dog}, {member}. The receipt will show a refund dated today.',
  },
  giveAction: { id: 'entry.desk.giveRefundAction', defaultMessage: 'Yes, mark as refunded' },
  notYet: { id: 'entry.desk.giveRefundNotYet', defaultMessage: 'Not yet' },
})

export const undoMessages = defineMessages({
  withdrawn: {
    id: 'entry.desk.justWithdrawn',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} withdrawn',
  },
  undo: { id: 'entry.desk.undo', defaultMessage: 'Undo' },
  undone: {
    id: 'entry.desk.undone',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} restored. No email was sent.',
  },
})

export const moveMessages = defineMessages({
  open: { id: 'entry.desk.move', defaultMessage: 'Move' },
  openOne: { id: 'entry.desk.moveOne', defaultMessage: 'Move {dog}, {time}' },
  text: {
    id: 'entry.desk.moveText',
    defaultMessage:
      '{day}, {time}, ring {ring}, entered by {member}. You can move it to another class at the same price or to another of their dogs.',
  },
  reason: { id: 'entry.desk.moveReason', defaultMessage: 'Reason for the move' },
})

export const mailMessages = defineMessages({
  title: { id: 'entry.desk.mailTitle', defaultMessage: 'Email everyone entered' },
  lead: {
    id: 'entry.desk.mailLead',
    defaultMessage:
      'We send one email to each member with a paid entry. The greeting and footer are in their language; your message stays as you write it.',
  },
  to: { id: 'entry.desk.mailTo', defaultMessage: 'To everyone in' },
  whole: { id: 'entry.desk.mailWhole', defaultMessage: 'The whole show' },
  subject: { id: 'entry.desk.mailSubject', defaultMessage: 'Subject' },
  subjectHint: { id: 'entry.desk.mailSubjectHint', defaultMessage: 'We add the name of the show in front.' },
  text: { id: 'entry.desk.mailText', defaultMessage: 'Message' },
  look: { id: 'entry.desk.mailLook', defaultMessage: 'Preview' },
  sendTitle: {
    id: 'entry.desk.mailSendTitle',
    defaultMessage: 'Send this to {members, plural, one {# member} other {# members}}?',
  },
  send: { id: 'entry.desk.mailSend', defaultMessage: 'Send email' },
  keep: { id: 'entry.desk.mailKeep', defaultMessage: 'Keep writing' },
  noOne: {
    id: 'entry.desk.mailNobody',
    defaultMessage: 'No one has a paid entry there, so no one would receive this.',
  },
  counting: { id: 'entry.desk.mailCounting', defaultMessage: 'Counting the members' },
  countFailed: {
    id: 'entry.desk.mailCountFailed',
    defaultMessage: 'Couldn’t count the members. Close this and try again.',
  },
  changed: {
    id: 'entry.desk.mailChanged',
    defaultMessage: 'The list of recipients has changed. Check the number and confirm again.',
  },
  sent: {
    id: 'entry.desk.mailSent',
    defaultMessage: 'Sending to {members, plural, one {# member} other {# members}}',
  },
  sentText: { id: 'entry.desk.mailSentText', defaultMessage: 'You can read it below.' },
  another: { id: 'entry.desk.mailAnother', defaultMessage: 'Write another' },
  history: { id: 'entry.desk.mailHistory', defaultMessage: 'Sent emails' },
  noHistory: { id: 'entry.desk.mailNoHistory', defaultMessage: 'Nothing has been sent yet.' },
  sentLine: {
    id: 'entry.desk.mailSentLine',
    defaultMessage: '{day}, {time}, {by}, to {members, plural, one {# member} other {# members}}',
    description: 'When it was sent, by whom, and how many got it',
  },
  deletedSender: { id: 'entry.desk.mailDeletedSender', defaultMessage: 'a deleted account' },
})
