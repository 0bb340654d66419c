import type { MessageDescriptor } from 'react-intl'
import type { ShowEvent, Work } from '#contract/show/history'
import { defineMessages } from '../../../i18n/defineMessages'

export const eventMessages: Record<ShowEvent['event'], MessageDescriptor> = defineMessages({
  added: { id: 'showEdit.event.added', defaultMessage: 'Created' },
  changed: { id: 'showEdit.event.changed', defaultMessage: 'Changed' },
  submitted: { id: 'showEdit.event.submitted', defaultMessage: 'Submitted for approval' },
  recalled: { id: 'showEdit.event.recalled', defaultMessage: 'Withdrawn from approval' },
  agreed: { id: 'showEdit.event.agreed', defaultMessage: 'Agreed' },
  returned: { id: 'showEdit.event.returned', defaultMessage: 'Returned to its author' },
  published: { id: 'showEdit.event.published', defaultMessage: 'Published' },
  cancelled: { id: 'showEdit.event.cancelled', defaultMessage: 'Cancelled' },
  finished: { id: 'showEdit.event.finished', defaultMessage: 'Finished' },
  fair_opening_set: { id: 'showEdit.event.fairOpeningSet', defaultMessage: 'Draw of the first places set' },
  draw_run: { id: 'showEdit.event.drawn', defaultMessage: 'First places drawn' },
  mailed: { id: 'showEdit.event.mailed', defaultMessage: 'Email sent to everyone entered' },
})

export const workMessages: Record<Work['kind'], MessageDescriptor> = defineMessages({
  judge_accepted: { id: 'showEdit.work.judgeAccepted', defaultMessage: 'Agreed to judge' },
  judge_declined: { id: 'showEdit.work.judgeDeclined', defaultMessage: 'Declined to judge' },
  course_uploaded: { id: 'showEdit.work.courseUploaded', defaultMessage: 'Course uploaded' },
  course_returned: { id: 'showEdit.work.courseReturned', defaultMessage: 'Course returned with remarks' },
  course_signed: { id: 'showEdit.work.courseSigned', defaultMessage: 'Course signed off' },
  order_published: { id: 'showEdit.work.orderPublished', defaultMessage: 'Running order published' },
  results_published: { id: 'showEdit.work.resultsPublished', defaultMessage: 'Results published' },
  results_corrected: { id: 'showEdit.work.resultsCorrected', defaultMessage: 'Published results corrected' },
})

export const historyMessages = defineMessages({
  loading: { id: 'showEdit.history.loading', defaultMessage: 'Loading the history' },
  failed: { id: 'showEdit.history.failed', defaultMessage: 'Couldn’t load the history' },
  failedText: { id: 'showEdit.history.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'showEdit.history.none', defaultMessage: 'Nothing has been recorded yet.' },
  when: { id: 'showEdit.history.when', defaultMessage: '{by}, {day}, {time}' },
  noOne: { id: 'showEdit.history.noOne', defaultMessage: 'Automatic' },
  isNew: {
    id: 'showEdit.history.isNew',
    description: 'Beside a change that an approver has not seen when they decided',
    defaultMessage: 'Since your decision',
  },
  nothing: { id: 'showEdit.history.nothing', defaultMessage: 'empty' },
  yes: { id: 'showEdit.history.yes', defaultMessage: 'yes' },
  no: { id: 'showEdit.history.no', defaultMessage: 'no' },
  fieldChange: { id: 'showEdit.history.fieldChange', defaultMessage: '{field}: {after} (was {before})' },
  className: { id: 'showEdit.history.className', defaultMessage: '{day}, {time}, ring {ring}' },
  added: { id: 'showEdit.history.added', defaultMessage: 'Class added: {name}' },
  removed: { id: 'showEdit.history.removed', defaultMessage: 'Class removed: {name}' },
  changed: { id: 'showEdit.history.changed', defaultMessage: 'Class {name}. {changes}' },
})
