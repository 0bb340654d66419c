import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'dogSync.title', defaultMessage: 'Sync dogs' },
  path: { id: 'dogSync.path', defaultMessage: 'You are in' },
  dogs: { id: 'dogSync.dogs', defaultMessage: 'Dogs' },
  register: { id: 'dogSync.register', defaultMessage: 'Sync with a register' },
  lead: {
    id: 'dogSync.lead',
    defaultMessage:
      'Compare your dogs with an export from the Kennel Club or another portal. You decide what to take over, and nothing changes until you apply it.',
  },
  loading: { id: 'dogSync.loading', defaultMessage: 'Loading your dogs' },
  failed: { id: 'dogSync.failed', defaultMessage: 'Couldn’t load your dogs' },
  failedText: { id: 'dogSync.failedText', defaultMessage: 'Check your connection and try again.' },
  steps: { id: 'dogSync.steps', defaultMessage: 'Steps', description: 'Names the list of steps of comparing a file' },
  stepFile: { id: 'dogSync.step.file', defaultMessage: 'File' },
  stepFileNote: { id: 'dogSync.step.fileNote', defaultMessage: 'CSV, Excel or JSON' },
  stepReview: { id: 'dogSync.step.review', defaultMessage: 'Review' },
  stepReviewNote: {
    id: 'dogSync.step.reviewNote',
    defaultMessage: 'Reviewed: {reviewed, number} of {total, number}',
  },
  stepApply: { id: 'dogSync.step.apply', defaultMessage: 'Apply' },
  stepApplyNote: { id: 'dogSync.step.applyNote', defaultMessage: 'Nothing has changed yet' },
  stepDone: { id: 'dogSync.step.done', defaultMessage: 'Done' },
  stepDoneNote: { id: 'dogSync.step.doneNote', defaultMessage: 'Download the report' },
  another: { id: 'dogSync.another', defaultMessage: 'Choose another file' },
  file: { id: 'dogSync.file.label', defaultMessage: 'Register export' },
  fileHint: {
    id: 'dogSync.file.hint',
    defaultMessage:
      'Up to 10,000 rows. Your browser reads the file; it isn’t uploaded. If you reload the page, choose it again. Applied changes are kept.',
  },
  fileTypes: { id: 'dogSync.file.types', defaultMessage: 'CSV, Excel (.xlsx) or JSON' },
  reading: { id: 'dogSync.file.reading', defaultMessage: 'Reading {name}' },
  cancel: { id: 'dogSync.cancel', defaultMessage: 'Cancel' },
  fromRegister: { id: 'dogSync.file.register', defaultMessage: 'Get dogs from {host}' },
  problemEmpty: { id: 'dogSync.problem.empty', defaultMessage: 'This file has no rows. Choose another file.' },
  problemTable: {
    id: 'dogSync.problem.table',
    defaultMessage: 'This file isn’t a table. Save it as CSV or Excel (.xlsx) and choose that file.',
  },
  problemRows: {
    id: 'dogSync.problem.rows',
    defaultMessage: 'This file has more than 10,000 rows. Split it into smaller files.',
  },
  problemQuote: {
    id: 'dogSync.problem.quote',
    defaultMessage:
      'A quotation mark in this file is never closed. Export the file again, or correct it in a spreadsheet.',
  },
  problemText: {
    id: 'dogSync.problem.text',
    defaultMessage: 'This file isn’t text. If it is a spreadsheet, save it as CSV or .xlsx first.',
  },
  problemLong: {
    id: 'dogSync.problem.long',
    defaultMessage: 'This file is larger than 10 MB. Split it into smaller files.',
  },
  problemRegister: {
    id: 'dogSync.problem.register',
    defaultMessage: 'Couldn’t get the dogs from the register. Try again later, or choose a file.',
  },
  columns: { id: 'dogSync.columns.title', defaultMessage: 'Match the columns' },
  columnsText: {
    id: 'dogSync.columns.text',
    defaultMessage:
      '{name}: {rows, plural, one {# row} other {# rows}}, {encoding}. We remember your choice for files with the same columns.',
  },
  readAs: { id: 'dogSync.reading.title', defaultMessage: 'How the file is read' },
  readAsText: {
    id: 'dogSync.reading.text',
    defaultMessage: 'If names or columns below look wrong, change this until they look right.',
  },
  encoding: { id: 'dogSync.reading.encoding', defaultMessage: 'Encoding' },
  separator: { id: 'dogSync.reading.separator', defaultMessage: 'Between columns' },
  comma: { id: 'dogSync.reading.comma', defaultMessage: 'Comma (,)' },
  semicolon: { id: 'dogSync.reading.semicolon', defaultMessage: 'Semicolon (;)' },
  tab: { id: 'dogSync.reading.tab', defaultMessage: 'Tab' },
  bar: { id: 'dogSync.reading.bar', defaultMessage: 'Vertical bar (|)' },
  headerLine: { id: 'dogSync.reading.headerLine', defaultMessage: 'Line with the column names' },
  headerLineHint: {
    id: 'dogSync.reading.headerLineHint',
    defaultMessage: 'Lines above it, such as a title, aren’t read.',
  },
  lineOf: { id: 'dogSync.reading.line', defaultMessage: 'Line {number, number}: {text}' },
  column: { id: 'dogSync.columns.column', defaultMessage: 'Column in the file' },
  example: { id: 'dogSync.columns.example', defaultMessage: 'Example' },
  fieldOf: { id: 'dogSync.columns.fieldOf', defaultMessage: 'Field for “{column}”' },
  unnamed: { id: 'dogSync.columns.unnamed', defaultMessage: 'Column {number, number}' },
  notRead: { id: 'dogSync.columns.notRead', defaultMessage: 'Skip' },
  order: { id: 'dogSync.columns.order', defaultMessage: 'What does {text} mean?' },
  orderHint: {
    id: 'dogSync.columns.orderHint',
    defaultMessage: 'The file doesn’t say whether the day or the month comes first.',
  },
  noColumns: {
    id: 'dogSync.columns.none',
    defaultMessage:
      'Choose a column for the microchip number, the Kennel Club name, or the name and birth date. We need one of them to find your dogs.',
  },
  continue: { id: 'dogSync.continue', defaultMessage: 'Compare dogs' },
  counts: { id: 'dogSync.counts', defaultMessage: 'In this file' },
  countRows: { id: 'dogSync.count.rows', defaultMessage: '{count, plural, one {row read} other {rows read}}' },
  countNew: { id: 'dogSync.count.new', defaultMessage: '{count, plural, one {new dog} other {new dogs}}' },
  countChanged: { id: 'dogSync.count.changed', defaultMessage: 'changed' },
  countConflict: { id: 'dogSync.count.conflict', defaultMessage: 'in conflict' },
  countSame: { id: 'dogSync.count.same', defaultMessage: 'already the same' },
  conflict: { id: 'dogSync.list.conflict', defaultMessage: 'In conflict' },
  changed: { id: 'dogSync.list.changed', defaultMessage: 'Changed' },
  new: { id: 'dogSync.list.new', defaultMessage: 'New' },
  showMore: { id: 'dogSync.list.more', defaultMessage: 'Show {count, number} more' },
  showLess: { id: 'dogSync.list.less', defaultMessage: 'Show fewer' },
  acceptList: { id: 'dogSync.list.accept', defaultMessage: 'Accept all {count, number}' },
  toDecide: { id: 'dogSync.tag.toDecide', defaultMessage: '{count, number} to decide' },
  accepted: { id: 'dogSync.tag.accepted', defaultMessage: 'Accepted' },
  rejected: { id: 'dogSync.tag.rejected', defaultMessage: 'Rejected' },
  cannotAdd: { id: 'dogSync.tag.cannotAdd', defaultMessage: 'Can’t be added' },
  nothingToReview: { id: 'dogSync.same.title', defaultMessage: 'Everything matches' },
  nothingToReviewText: {
    id: 'dogSync.same.text',
    defaultMessage: 'Your dogs already match this file.',
  },
  reviewed: {
    id: 'dogSync.apply.reviewed',
    defaultMessage: 'Reviewed: {reviewed, number} of {total, number}',
  },
  toApply: {
    id: 'dogSync.apply.toApply',
    defaultMessage:
      'To apply: {dogs, plural, one {# dog} other {# dogs}}, {changes, plural, one {# change} other {# changes}}. Rejected: {rejected, number}.',
  },
  wholeDogs: {
    id: 'dogSync.apply.whole',
    defaultMessage: 'Each dog is saved in full or not at all. You can apply some now and the rest later.',
  },
  apply: {
    id: 'dogSync.apply.button',
    defaultMessage: 'Apply {changes, plural, one {# change} other {# changes}}',
  },
  applying: {
    id: 'dogSync.apply.progress',
    defaultMessage: 'Saving dogs: {done, number} of {total, number}',
  },
  stop: { id: 'dogSync.apply.stop', defaultMessage: 'Stop' },
  applyFailed: {
    id: 'dogSync.apply.failed',
    defaultMessage: 'Not all dogs could be saved. The ones that were saved are kept; apply again to save the rest.',
  },
  done: { id: 'dogSync.done.title', defaultMessage: 'Dogs synced' },
  doneText: {
    id: 'dogSync.done.text',
    defaultMessage:
      'The report lists every dog that was sent, with what changed. Syncing the same file again changes nothing.',
  },
  doneAdded: { id: 'dogSync.done.added', defaultMessage: '{count, plural, one {dog added} other {dogs added}}' },
  doneChanged: {
    id: 'dogSync.done.changed',
    defaultMessage: '{count, plural, one {dog changed} other {dogs changed}}',
  },
  doneRefused: {
    id: 'dogSync.done.refused',
    defaultMessage: '{count, plural, one {dog not saved} other {dogs not saved}}',
  },
  notSaved: { id: 'dogSync.done.notSaved', defaultMessage: 'Not saved' },
  download: { id: 'dogSync.done.download', defaultMessage: 'Download the report' },
  backToReview: { id: 'dogSync.done.back', defaultMessage: 'Review the remaining dogs' },
  backToDogs: { id: 'dogSync.done.dogs', defaultMessage: 'Back to dogs' },
})
