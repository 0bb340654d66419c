import { defineMessages } from '../../i18n/defineMessages'

export const reportMessages = defineMessages({
  row: { id: 'dogSync.report.row', defaultMessage: 'Row' },
  name: { id: 'dogSync.report.name', defaultMessage: 'Dog' },
  outcome: { id: 'dogSync.report.outcome', defaultMessage: 'Outcome' },
  fields: { id: 'dogSync.report.fields', defaultMessage: 'Changed fields' },
  reason: { id: 'dogSync.report.reason', defaultMessage: 'Reason' },
  added: { id: 'dogSync.report.added', defaultMessage: 'Added' },
  changed: { id: 'dogSync.report.changed', defaultMessage: 'Changed' },
  refused: { id: 'dogSync.report.refused', defaultMessage: 'Not saved' },
  stale: {
    id: 'dogSync.report.stale',
    defaultMessage: 'This dog was changed meanwhile. Review it again.',
  },
  tooMany: {
    id: 'dogSync.report.tooMany',
    defaultMessage: 'You’ve reached the maximum number of dogs for one account.',
  },
  other: { id: 'dogSync.report.other', defaultMessage: 'It couldn’t be saved. Review it again.' },
})
