import type { MessageDescriptor } from 'react-intl'
import type { ShowEvent, Work } from '#contract/show/history'
import { defineMessages } from '../../../i18n/defineMessages'

export const eventMessages: Record<ShowEvent['event'], MessageDescriptor> = defineMessages({
  added: { id: 'show.edit.event.added', defaultMessage: 'Created' },
  changed: { id: 'show.edit.event.changed', defaultMessage: 'Changed' },
  submitted: { id: 'show.edit.event.submitted', defaultMessage: 'Submitted for approval' },
  recalled: { id: 'show.edit.event.recalled', defaultMessage: 'Withdrawn from approval' },
  agreed: { id: 'show.edit.event.agreed', defaultMessage: 'Agreed' },
  returned: { id: 'show.edit.event.returned', defaultMessage: 'Returned to its author' },
  published: { id: 'show.edit.event.published', defaultMessage: 'Published' },
  approval_waived: { id: 'show.edit.event.approvalWaived', defaultMessage: 'Submitted without approval' },
  cancelled: { id: 'show.edit.event.cancelled', defaultMessage: 'Cancelled' },
  classes_cancelled: { id: 'show.edit.event.classesCancelled', defaultMessage: 'Classes cancelled' },
  classes_merged: { id: 'show.edit.event.classesMerged', defaultMessage: 'Classes merged' },
  class_split: { id: 'show.edit.event.classSplit', defaultMessage: 'Class split' },
  finished: { id: 'show.edit.event.finished', defaultMessage: 'Finished' },
  fair_opening_set: { id: 'show.edit.event.fairOpeningSet', defaultMessage: 'Draw of the first places set' },
  draw_run: { id: 'show.edit.event.drawn', defaultMessage: 'First places drawn' },
  proposed: { id: 'show.edit.event.proposed', defaultMessage: 'Change proposed' },
  proposal_agreed: { id: 'show.edit.event.proposalAgreed', defaultMessage: 'Agreed to the change' },
  proposal_returned: { id: 'show.edit.event.proposalReturned', defaultMessage: 'Proposed change returned' },
  proposal_withdrawn: { id: 'show.edit.event.proposalWithdrawn', defaultMessage: 'Proposed change withdrawn' },
  proposal_outdated: {
    id: 'show.edit.event.proposalOutdated',
    defaultMessage: 'Proposed change closed',
    description: 'The show was cancelled or finished before the approvers agreed',
  },
  mailed: { id: 'show.edit.event.mailed', defaultMessage: 'Email sent to everyone entered' },
})

export const workMessages: Record<Work['kind'], MessageDescriptor> = defineMessages({
  judge_accepted: { id: 'show.edit.work.judgeAccepted', defaultMessage: 'Agreed to judge' },
  judge_declined: { id: 'show.edit.work.judgeDeclined', defaultMessage: 'Declined to judge' },
  course_uploaded: { id: 'show.edit.work.courseUploaded', defaultMessage: 'Course uploaded' },
  course_returned: { id: 'show.edit.work.courseReturned', defaultMessage: 'Course returned with remarks' },
  course_signed: { id: 'show.edit.work.courseSigned', defaultMessage: 'Course signed off' },
  order_published: { id: 'show.edit.work.orderPublished', defaultMessage: 'Running order published' },
  results_published: { id: 'show.edit.work.resultsPublished', defaultMessage: 'Results published' },
  results_corrected: { id: 'show.edit.work.resultsCorrected', defaultMessage: 'Published results corrected' },
})

export const historyMessages = defineMessages({
  loading: { id: 'show.edit.history.loading', defaultMessage: 'Loading the history' },
  failed: { id: 'show.edit.history.failed', defaultMessage: 'Couldn’t load the history' },
  failedText: { id: 'show.edit.history.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'show.edit.history.none', defaultMessage: 'Nothing has been recorded yet.' },
  when: { id: 'show.edit.history.when', defaultMessage: '{by}, {day}, {time}' },
  noOne: { id: 'show.edit.history.noOne', defaultMessage: 'Automatic' },
  isNew: {
    id: 'show.edit.history.isNew',
    description: 'Beside a change that an approver has not seen when they decided',
    defaultMessage: 'Since your decision',
  },
  nothing: { id: 'show.edit.history.nothing', defaultMessage: 'empty' },
  yes: { id: 'show.edit.history.yes', defaultMessage: 'yes' },
  no: { id: 'show.edit.history.no', defaultMessage: 'no' },
  fieldChange: { id: 'show.edit.history.fieldChange', defaultMessage: '{field}: {after} (was {before})' },
  className: { id: 'show.edit.history.className', defaultMessage: '{day}, {time}, ring {ring}' },
  added: { id: 'show.edit.history.added', defaultMessage: 'Class added: {name}' },
  removed: { id: 'show.edit.history.removed', defaultMessage: 'Class removed: {name}' },
  changed: { id: 'show.edit.history.changed', defaultMessage: 'Class {name}. {changes}' },
})
