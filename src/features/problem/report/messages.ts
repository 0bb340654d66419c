import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'problem.report.title', defaultMessage: 'Report a problem' },
  lead: {
    id: 'problem.report.lead',
    defaultMessage: 'Tell us about anything that doesn’t work or is hard to understand, so that we can fix it.',
  },
  whatHappened: { id: 'problem.report.description', defaultMessage: 'What happened?' },
  descriptionHint: {
    id: 'problem.report.descriptionHint',
    defaultMessage: 'What did you do, what did you expect, and what did you see instead? Please don’t enter passwords.',
  },
  email: { id: 'problem.report.email', defaultMessage: 'Email' },
  emailHint: { id: 'problem.report.emailHint', defaultMessage: 'Optional. We only use it to reply to you.' },
  replyTo: { id: 'problem.report.replyTo', defaultMessage: 'We’ll reply to {email}.' },
  facts: { id: 'problem.report.facts', defaultMessage: 'Sent with your report' },
  page: { id: 'problem.report.page', defaultMessage: 'Page' },
  version: { id: 'problem.report.version', defaultMessage: 'Version of the site' },
  browser: { id: 'problem.report.browser', defaultMessage: 'Browser' },
  error: { id: 'problem.report.error', defaultMessage: 'Error message' },
  steps: { id: 'problem.report.steps', defaultMessage: 'Your recent steps' },
  withSteps: { id: 'problem.report.withSteps', defaultMessage: 'Send what I did here as well' },
  stepsText: {
    id: 'problem.report.stepsText',
    description: 'Above the list of steps, which is sent as a file',
    defaultMessage:
      '{count, plural, one {We’ll send this step and the screen it led to.} other {We’ll send these # steps and the screens they led to.}} Names, emails and everything you typed are replaced by made-up letters and digits.',
  },
  stepsList: { id: 'problem.report.stepsList', defaultMessage: 'Steps to send' },
  noConsent: {
    id: 'problem.report.noConsent',
    defaultMessage:
      'You can report a problem without this. If it happens again, switch this on, repeat what you did, and come back here. Your text will still be here.',
  },
  noSteps: {
    id: 'problem.report.noSteps',
    defaultMessage:
      'No steps have been kept yet. Repeat what you did, then come back here. Your text will still be here.',
  },
  secret: {
    id: 'problem.report.secret',
    defaultMessage:
      'Your steps can’t be sent, because some personal details couldn’t be removed from them. You can still send your report without them.',
  },
  diverged: {
    id: 'problem.report.diverged',
    defaultMessage:
      'Your steps can’t be sent, because they couldn’t be replayed. You can still send your report without them.',
  },
  large: {
    id: 'problem.report.large',
    defaultMessage: 'Your steps can’t be sent, because they’re too large. You can still send your report without them.',
  },
  wholeFile: { id: 'problem.report.wholeFile', defaultMessage: 'Show the file we’ll send' },
  cut: {
    id: 'problem.report.cut',
    defaultMessage: 'This is only the beginning. Save the file to see all {count} characters.',
  },
  saveFile: { id: 'problem.report.saveFile', defaultMessage: 'Save the file' },
  send: { id: 'problem.report.send', defaultMessage: 'Send report' },
  failed: {
    id: 'problem.report.failed',
    defaultMessage: 'Couldn’t send your report. Your text is still here. Try again in a moment.',
  },
  offline: {
    id: 'problem.report.offline',
    defaultMessage: 'You’re offline. Your text is still here. Send it when you’re back online.',
  },
  tooMany: {
    id: 'problem.report.tooMany',
    defaultMessage: 'You’ve sent too many reports. Your text is still here. Try again in a few minutes.',
  },
  tooLarge: {
    id: 'problem.report.tooLarge',
    defaultMessage: 'Your report is too large. Untick “Send what I did here as well”, and send it again.',
  },
  off: {
    id: 'problem.report.off',
    defaultMessage: 'We aren’t accepting problem reports at the moment.',
  },
  contact: { id: 'problem.report.contact', defaultMessage: 'Contact us instead' },
  sent: { id: 'problem.report.sent', defaultMessage: 'Thank you' },
  sentText: {
    id: 'problem.report.sentText',
    defaultMessage: 'We’ve received your report.',
  },
  sentReply: {
    id: 'problem.report.sentReply',
    defaultMessage: 'If we have an answer or a question, we’ll email you.',
  },
  sentReplyVisitor: {
    id: 'problem.report.sentReplyVisitor',
    defaultMessage: 'If you left your email address, we’ll write to you when we have an answer or a question.',
  },
  sentKept: {
    id: 'problem.report.sentKept',
    defaultMessage: 'We’ll delete your report after {days, plural, one {# day} other {# days}}.',
  },
  sentOwnData: {
    id: 'problem.report.sentOwnData',
    defaultMessage: 'Until then, you can download it under <link>your data</link>.',
  },
  back: { id: 'problem.report.back', defaultMessage: 'Back to the page' },
  another: { id: 'problem.report.another', defaultMessage: 'Report another problem' },
})

/** A step as its reader would tell it; names of calls, forms and fields are those of the code. */
export const stepMessages = defineMessages({
  page: { id: 'problem.report.step.page', defaultMessage: 'Opened the page {page}' },
  answered: { id: 'problem.report.step.answered', defaultMessage: 'The server answered: {call}' },
  refused: { id: 'problem.report.step.refused', defaultMessage: 'Failed: {call} ({why})' },
  unanswered: { id: 'problem.report.step.unanswered', defaultMessage: 'Failed: {call}' },
  field: { id: 'problem.report.step.field', defaultMessage: 'Filled in the field “{field}” ({form})' },
  submitted: { id: 'problem.report.step.submitted', defaultMessage: 'Sent the form “{form}”' },
  formRefused: { id: 'problem.report.step.formRefused', defaultMessage: 'The form “{form}” had errors' },
  online: { id: 'problem.report.step.online', defaultMessage: 'Back online' },
  offline: { id: 'problem.report.step.offline', defaultMessage: 'Offline' },
  broken: { id: 'problem.report.step.broken', defaultMessage: 'The page stopped working: {message}' },
  threw: { id: 'problem.report.step.threw', defaultMessage: 'Error on the page: {message}' },
  other: { id: 'problem.report.step.other', defaultMessage: 'Change: {event}' },
})
