import { defineMessages } from '../../../i18n/defineMessages'

export const listMessages = defineMessages({
  title: { id: 'problem.desk.title', defaultMessage: 'Problem reports' },
  lead: {
    id: 'problem.desk.lead',
    defaultMessage: 'Problems reported by members and visitors. Old reports are deleted automatically.',
  },
  loading: { id: 'problem.desk.loading', defaultMessage: 'Loading the reports' },
  failed: { id: 'problem.desk.failed', defaultMessage: 'Couldn’t load the reports' },
  failedText: { id: 'problem.desk.failedText', defaultMessage: 'Check your connection and try again.' },
  search: { id: 'problem.desk.search', defaultMessage: 'Text, page, name or email' },
  state: { id: 'problem.desk.state', defaultMessage: 'Status' },
  anyState: { id: 'problem.desk.anyState', defaultMessage: 'All reports' },
  open: { id: 'problem.desk.open', defaultMessage: 'Unanswered' },
  answered: { id: 'problem.desk.answered', defaultMessage: 'Answered' },
  none: { id: 'problem.desk.none', defaultMessage: 'No reports match your search' },
  noneText: { id: 'problem.desk.noneText', defaultMessage: 'Clear the search to see all reports.' },
  empty: { id: 'problem.desk.empty', defaultMessage: 'No problems have been reported.' },
  clear: { id: 'problem.desk.clear', defaultMessage: 'Clear the search' },
  more: { id: 'problem.desk.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'problem.desk.moreFailed', defaultMessage: 'Couldn’t load more reports. Try again.' },
  facts: { id: 'problem.desk.facts', defaultMessage: '{sender}, {day}, {time}, on {page}' },
  visitor: { id: 'problem.desk.visitor', defaultMessage: 'Visitor' },
  crashed: { id: 'problem.desk.crashed', defaultMessage: 'Crash' },
  traced: { id: 'problem.desk.traced', defaultMessage: 'With steps' },
})

export const reportMessages = defineMessages({
  report: { id: 'problem.desk.report', defaultMessage: 'Problem report' },
  loading: { id: 'problem.desk.loadingOne', defaultMessage: 'Loading the report' },
  failed: { id: 'problem.desk.failedOne', defaultMessage: 'Couldn’t load the report' },
  missing: { id: 'problem.desk.missing', defaultMessage: 'Report not found' },
  missingText: {
    id: 'problem.desk.missingText',
    defaultMessage: 'An admin may have deleted it, or it may have been too old to keep.',
  },
  all: { id: 'problem.desk.all', defaultMessage: 'All problem reports' },
  whatHappened: { id: 'problem.desk.whatHappened', defaultMessage: 'What happened' },
  details: { id: 'problem.desk.details', defaultMessage: 'Details' },
  sender: { id: 'problem.desk.sender', defaultMessage: 'From' },
  email: { id: 'problem.desk.email', defaultMessage: 'Email' },
  noEmail: { id: 'problem.desk.noEmail', defaultMessage: 'Not given' },
  reportedAt: { id: 'problem.desk.reportedAt', defaultMessage: 'Sent' },
  moment: { id: 'problem.desk.moment', defaultMessage: '{day}, {time}' },
  page: { id: 'problem.desk.page', defaultMessage: 'Page' },
  version: { id: 'problem.desk.version', defaultMessage: 'Version' },
  browser: { id: 'problem.desk.browser', defaultMessage: 'Browser' },
  crash: { id: 'problem.desk.crash', defaultMessage: 'Error message' },
  stack: { id: 'problem.desk.stack', defaultMessage: 'Stack trace' },
  answers: { id: 'problem.desk.answers', defaultMessage: 'Answers' },
  noAnswers: { id: 'problem.desk.noAnswers', defaultMessage: 'Not answered yet.' },
  noAddress: {
    id: 'problem.desk.noAddress',
    defaultMessage:
      'The sender left no email address, so you can’t reply. Delete the report once you’ve dealt with it, or leave it: old reports are deleted automatically.',
  },
  answeredLine: { id: 'problem.desk.answeredLine', defaultMessage: '{by}, {day}, {time}' },
  deletedAdmin: { id: 'problem.desk.deletedAdmin', defaultMessage: 'Deleted account' },
})

export const traceMessages = defineMessages({
  steps: { id: 'problem.desk.steps', defaultMessage: 'Steps before the report' },
  loadingTrace: { id: 'problem.desk.loadingTrace', defaultMessage: 'Loading the steps' },
  failedTrace: { id: 'problem.desk.failedTrace', defaultMessage: 'Couldn’t load the steps' },
  failedTraceText: { id: 'problem.desk.failedTraceText', defaultMessage: 'Check your connection and try again.' },
  noTrace: { id: 'problem.desk.noTrace', defaultMessage: 'This report was sent without steps.' },
  traceName: { id: 'problem.desk.traceName', defaultMessage: 'Steps from the report' },
  openPlayer: { id: 'problem.desk.openPlayer', defaultMessage: 'Open in the player' },
  download: { id: 'problem.desk.download', defaultMessage: 'Download' },
  downloadFailed: { id: 'problem.desk.downloadFailed', defaultMessage: 'Couldn’t download the steps. Try again.' },
  playerTitle: { id: 'problem.desk.playerTitle', defaultMessage: 'Steps from a problem report' },
  back: { id: 'problem.desk.back', defaultMessage: 'Back to the report' },
})

export const answerMessages = defineMessages({
  answer: { id: 'problem.desk.answer', defaultMessage: 'Answer' },
  answerAgain: { id: 'problem.desk.answerAgain', defaultMessage: 'Answer again' },
  answerTitle: { id: 'problem.desk.answerTitle', defaultMessage: 'Answer by email' },
  answerText: {
    id: 'problem.desk.answerText',
    defaultMessage: 'We’ll email your answer to {email}, with their report below it.',
  },
  text: { id: 'problem.desk.text', defaultMessage: 'Your answer' },
  send: { id: 'problem.desk.send', defaultMessage: 'Send the answer' },
})

export const deleteMessages = defineMessages({
  remove: { id: 'problem.desk.remove', defaultMessage: 'Delete the report' },
  removeTitle: { id: 'problem.desk.removeTitle', defaultMessage: 'Delete this report?' },
  removeText: {
    id: 'problem.desk.removeText',
    defaultMessage: 'This permanently deletes the report, its steps and its answers.',
  },
  removeFailed: { id: 'problem.desk.removeFailed', defaultMessage: 'Couldn’t delete the report. Try again.' },
  keep: { id: 'problem.desk.keep', defaultMessage: 'Keep it' },
})
