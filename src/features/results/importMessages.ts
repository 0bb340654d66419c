import type { MessageDescriptor } from 'react-intl'
import type { ImportFate } from '../../store/results/resultSheetsSlice'
import { defineMessages } from '../../i18n/defineMessages'

export const importMessages = defineMessages({
  file: { id: 'results.importFile', defaultMessage: 'Results from a file' },
  hint: {
    id: 'results.importHint',
    defaultMessage:
      'CSV with the columns number (or dog), faults, refusals, points, time and result (E or N), as far as the class has them. You see what changes before anything is filled in, and nothing is saved until you save.',
  },
  types: { id: 'results.importTypes', defaultMessage: 'CSV' },
  failed: {
    id: 'results.importFailed',
    defaultMessage:
      'We couldn’t read this file. Use a CSV with the columns number (or dog), faults, refusals, time and result.',
  },
  preview: { id: 'results.importPreview', defaultMessage: 'Check the file' },
  changes: {
    id: 'results.importChanges',
    defaultMessage:
      '{rows, plural, =0 {Nothing in this file changes a row.} one {# row will be filled in.} other {# rows will be filled in.}}',
  },
  left: {
    id: 'results.importLeft',
    defaultMessage:
      '{lines, plural, one {# line can’t be used. Correct it in the file, or enter that result by hand.} other {# lines can’t be used. Correct them in the file, or enter those results by hand.}}',
  },
  line: { id: 'results.importLine', defaultMessage: 'Line' },
  result: { id: 'results.importResult', defaultMessage: 'In the file' },
  fate: { id: 'results.importFate', defaultMessage: 'What happens' },
  accept: {
    id: 'results.importAccept',
    defaultMessage: '{rows, plural, one {Fill in # row} other {Fill in # rows}}',
  },
  cancel: { id: 'results.importCancel', defaultMessage: 'Cancel' },
  filled: {
    id: 'results.importDone',
    defaultMessage:
      '{rows, plural, one {# row filled in. Check it, then save.} other {# rows filled in. Check them, then save.}}',
  },
})

export const fateMessages: Record<ImportFate, MessageDescriptor> = defineMessages({
  fills: { id: 'results.importFills', defaultMessage: 'Fills the empty row' },
  replaces: { id: 'results.importReplaces', defaultMessage: 'Replaces what the row has' },
  same: { id: 'results.importSame', defaultMessage: 'No change' },
  empty: { id: 'results.importEmpty', defaultMessage: 'No result in the file' },
  unknown: { id: 'results.importUnknown', defaultMessage: 'Not in this class' },
  severalDogs: { id: 'results.importSeveralDogs', defaultMessage: 'Two dogs have this name. Use numbers.' },
  repeated: { id: 'results.importRepeated', defaultMessage: 'More than one line for this dog' },
  otherDog: { id: 'results.importOtherDog', defaultMessage: 'The number is another dog’s:' },
  unreadable: { id: 'results.importUnreadable', defaultMessage: 'Can’t be read:' },
})
