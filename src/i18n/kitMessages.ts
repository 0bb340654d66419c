import { defineMessages } from './defineMessages'

/** What dialogs, menus and fields of the kit say themselves, the same on every screen. */
export const kitMessages = defineMessages({
  loading: { id: 'kit.loading', defaultMessage: 'Loading' },
  partFailed: {
    id: 'kit.partFailed',
    defaultMessage: 'Part of this page couldn’t be loaded. Check your connection and try again.',
  },
  close: { id: 'kit.close', defaultMessage: 'Close', description: 'Button that closes a dialog' },
  cancel: { id: 'kit.cancel', defaultMessage: 'Cancel', description: 'Button of a dialog: closes it, nothing happens' },
  previousPage: { id: 'kit.pages.previous', defaultMessage: 'Previous', description: 'Button: the page before' },
  nextPage: { id: 'kit.pages.next', defaultMessage: 'Next', description: 'Button: the page after' },
  pageOf: { id: 'kit.pages.of', defaultMessage: 'Page {page} of {pages}' },
  pages: {
    id: 'kit.pages.label',
    defaultMessage: 'Pages',
    description: 'Name of the part that leads from page to page',
  },
  pagesOf: {
    id: 'kit.pages.ofList',
    defaultMessage: 'Pages: {list}',
    description: 'The same, of one of several lists',
  },
  showOptions: { id: 'kit.options.show', defaultMessage: 'Show options' },
  noOptions: { id: 'kit.options.none', defaultMessage: 'No matches' },
  optionsLoading: { id: 'kit.options.loading', defaultMessage: 'Searching' },
  optionsFailed: {
    id: 'kit.options.failed',
    defaultMessage: 'Couldn’t load the options. Check your connection and try again.',
  },
  optionCount: {
    id: 'kit.options.count',
    defaultMessage: '{count, plural, one {# option} other {# options}}',
    description: 'Read out while the reader types into a field with suggestions',
  },
  dateHint: { id: 'kit.date.hint', defaultMessage: 'For example {example}' },
  chooseDate: { id: 'kit.date.choose', defaultMessage: 'Choose a date' },
  previousMonth: { id: 'kit.date.previousMonth', defaultMessage: 'Previous month' },
  nextMonth: { id: 'kit.date.nextMonth', defaultMessage: 'Next month' },
  month: { id: 'kit.date.month', defaultMessage: 'Month' },
  year: { id: 'kit.date.year', defaultMessage: 'Year' },
  dropHere: { id: 'kit.files.drop', defaultMessage: 'Drop files here, or' },
  chooseFiles: { id: 'kit.files.choose', defaultMessage: 'Choose files' },
  fileLimits: {
    id: 'kit.files.limits',
    defaultMessage: '{types}, up to {size} MB each, {count, plural, one {# file} other {# files}} at most',
  },
  removeFile: { id: 'kit.files.remove', defaultMessage: 'Remove {name}' },
  fileSize: { id: 'kit.files.size', defaultMessage: '{size} MB' },
  fileTooLarge: { id: 'kit.files.tooLarge', defaultMessage: '{name} is larger than {size} MB.' },
  fileWrongType: { id: 'kit.files.wrongType', defaultMessage: '{name} isn’t one of these: {types}.' },
  fileTooMany: {
    id: 'kit.files.tooMany',
    defaultMessage: '{name} was not added: {count, plural, one {# file} other {# files}} at most.',
  },
  fileExists: { id: 'kit.files.exists', defaultMessage: '{name} is already in the list.' },
  fileRefused: { id: 'kit.files.refused', defaultMessage: 'We couldn’t use {name}. Choose a different file.' },
})
