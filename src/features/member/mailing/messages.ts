import type { MessageDescriptor } from 'react-intl'
import type { LeftOutReason, MailingState, MailKind } from '#contract/member/mailKinds'
import { defineMessages } from '../../../i18n/defineMessages'

export const listMessages = defineMessages({
  title: { id: 'member.mailing.title', defaultMessage: 'Emails to members' },
  lead: {
    id: 'member.mailing.lead',
    defaultMessage: 'Drafts, scheduled emails and sent emails.',
  },
  trail: { id: 'member.mailing.trail', defaultMessage: 'Emails' },
  write: { id: 'member.mailing.write', defaultMessage: 'Write an email' },
  loading: { id: 'member.mailing.loading', defaultMessage: 'Loading the emails' },
  failed: { id: 'member.mailing.failed', defaultMessage: 'Couldn’t load the emails' },
  failedText: { id: 'member.mailing.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'member.mailing.none', defaultMessage: 'No emails yet' },
  noneText: { id: 'member.mailing.noneText', defaultMessage: 'Write the first one to everyone, or choose members.' },
  empty: { id: 'member.mailing.empty', defaultMessage: 'Write the first one to everyone, or choose members.' },
  clear: { id: 'member.mailing.clear', defaultMessage: 'Show all' },
  more: { id: 'member.mailing.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'member.mailing.moreFailed', defaultMessage: 'Couldn’t load more emails. Try again.' },
  email: { id: 'member.mailing.email', defaultMessage: 'Email' },
  untitled: { id: 'member.mailing.untitled', defaultMessage: 'No subject yet' },
  to: { id: 'member.mailing.to', defaultMessage: 'To' },
  result: { id: 'member.mailing.result', defaultMessage: 'Result' },
  when: { id: 'member.mailing.when', defaultMessage: 'When' },
  state: { id: 'member.mailing.state', defaultMessage: 'Status' },
  moment: { id: 'member.mailing.moment', defaultMessage: '{day}, {time}', description: 'Day and time of an email' },
  by: { id: 'member.mailing.by', defaultMessage: 'by {name}', description: 'Who wrote an email' },
  deletedWriter: { id: 'member.mailing.deletedWriter', defaultMessage: 'a deleted account' },
})

export const stateMessages: Record<MailingState, MessageDescriptor> = defineMessages({
  draft: { id: 'member.mailing.states.draft', defaultMessage: 'Draft' },
  scheduled: { id: 'member.mailing.states.scheduled', defaultMessage: 'Scheduled' },
  sending: { id: 'member.mailing.states.sending', defaultMessage: 'Sending' },
  sent: { id: 'member.mailing.states.sent', defaultMessage: 'Sent' },
  cancelled: { id: 'member.mailing.states.cancelled', defaultMessage: 'Cancelled' },
})

export const kindMessages: Record<MailKind, MessageDescriptor> = defineMessages({
  membership: { id: 'member.mailing.kinds.membership', defaultMessage: 'Membership' },
  news: { id: 'member.mailing.kinds.news', defaultMessage: 'News' },
  offers: { id: 'member.mailing.kinds.offers', defaultMessage: 'Shows and offers' },
})

export const kindNotes: Record<MailKind, MessageDescriptor> = defineMessages({
  membership: {
    id: 'member.mailing.kindNotes.membership',
    defaultMessage: 'Only for what members need to know. They can’t unsubscribe.',
  },
  news: { id: 'member.mailing.kindNotes.news', defaultMessage: 'Members can unsubscribe.' },
  offers: { id: 'member.mailing.kindNotes.offers', defaultMessage: 'Members can unsubscribe.' },
})

export const countMessages = defineMessages({
  recipients: {
    id: 'member.mailing.counts.recipients',
    defaultMessage: '{count, plural, one {# recipient} other {# recipients}}',
  },
  sent: { id: 'member.mailing.counts.sent', defaultMessage: '{count, number} sent' },
  waiting: { id: 'member.mailing.counts.waiting', defaultMessage: '{count, number} waiting' },
  failed: { id: 'member.mailing.counts.failed', defaultMessage: '{count, number} failed' },
  stopped: { id: 'member.mailing.counts.stopped', defaultMessage: '{count, number} not sent' },
  bounced: { id: 'member.mailing.counts.bounced', defaultMessage: '{count, number} bounced' },
  unsubscribed: { id: 'member.mailing.counts.unsubscribed', defaultMessage: '{count, number} unsubscribed' },
})

export const figureMessages = defineMessages({
  label: { id: 'member.mailing.figures.label', defaultMessage: 'Delivery of this email' },
  recipients: { id: 'member.mailing.figures.recipients', defaultMessage: 'Recipients' },
  sent: { id: 'member.mailing.figures.sent', defaultMessage: 'Sent' },
  waiting: { id: 'member.mailing.figures.waiting', defaultMessage: 'Waiting' },
  failed: { id: 'member.mailing.figures.failed', defaultMessage: 'Failed' },
  stopped: { id: 'member.mailing.figures.stopped', defaultMessage: 'Not sent' },
  bounced: { id: 'member.mailing.figures.bounced', defaultMessage: 'Bounced' },
  unsubscribed: { id: 'member.mailing.figures.unsubscribed', defaultMessage: 'Unsubscribed' },
})

export const leftOutMessages: Record<LeftOutReason, MessageDescriptor> = defineMessages({
  ended: {
    id: 'member.mailing.leftOut.ended',
    defaultMessage: '{count, plural, one {# who has died} other {# who have died}}',
  },
  blocked: { id: 'member.mailing.leftOut.blocked', defaultMessage: '{count, number} with a blocked account' },
  unconfirmed: {
    id: 'member.mailing.leftOut.unconfirmed',
    defaultMessage: '{count, number} without a confirmed address',
  },
  bounced: { id: 'member.mailing.leftOut.bounced', defaultMessage: '{count, number} whose emails bounce' },
  unsubscribed: { id: 'member.mailing.leftOut.unsubscribed', defaultMessage: '{count, number} unsubscribed' },
})

export const audienceMessages = defineMessages({
  everyone: { id: 'member.mailing.audience.everyone', defaultMessage: 'All members' },
  marked: {
    id: 'member.mailing.audience.marked',
    defaultMessage: '{count, plural, one {# selected member} other {# selected members}}',
  },
  named: { id: 'member.mailing.audience.named', defaultMessage: 'matching “{text}”' },
  parts: {
    id: 'member.mailing.audience.parts',
    defaultMessage: '{first} · {second}',
    description: 'Two conditions that both hold: active members · judges',
  },
  heading: { id: 'member.mailing.audience.heading', defaultMessage: 'To' },
  search: { id: 'member.mailing.audience.search', defaultMessage: 'Name, number, email or dog' },
  counting: { id: 'member.mailing.audience.counting', defaultMessage: 'Counting the recipients' },
  countFailed: { id: 'member.mailing.audience.countFailed', defaultMessage: 'Couldn’t count the recipients' },
  countFailedText: {
    id: 'member.mailing.audience.countFailedText',
    defaultMessage: 'Check your connection and try again.',
  },
  languages: {
    id: 'member.mailing.audience.languages',
    defaultMessage: '{en, number} in English, {pl, number} in Polish',
  },
  leftOut: { id: 'member.mailing.audience.leftOut', defaultMessage: 'Left out:' },
  noOne: { id: 'member.mailing.audience.noOne', defaultMessage: 'No one would get this email.' },
})

export const draftMessages = defineMessages({
  title: { id: 'member.mailing.draft.title', defaultMessage: 'Email to members' },
  missing: { id: 'member.mailing.draft.missing', defaultMessage: 'Email not found' },
  missingText: { id: 'member.mailing.draft.missingText', defaultMessage: 'The draft may have been deleted.' },
  all: { id: 'member.mailing.draft.all', defaultMessage: 'All emails to members' },
  loading: { id: 'member.mailing.draft.loading', defaultMessage: 'Loading the email' },
  failed: { id: 'member.mailing.draft.failed', defaultMessage: 'Couldn’t load the email' },
  failedText: { id: 'member.mailing.draft.failedText', defaultMessage: 'Check your connection and try again.' },
  kind: { id: 'member.mailing.draft.kind', defaultMessage: 'About' },
  english: { id: 'member.mailing.draft.english', defaultMessage: 'In English' },
  polish: { id: 'member.mailing.draft.polish', defaultMessage: 'In Polish' },
  subjectEn: { id: 'member.mailing.draft.subjectEn', defaultMessage: 'Subject in English' },
  textEn: { id: 'member.mailing.draft.textEn', defaultMessage: 'Message in English' },
  subjectPl: { id: 'member.mailing.draft.subjectPl', defaultMessage: 'Subject in Polish' },
  textPl: { id: 'member.mailing.draft.textPl', defaultMessage: 'Message in Polish' },
  textHint: {
    id: 'member.mailing.draft.textHint',
    defaultMessage: 'We add the greeting and the footer. A blank line starts a new paragraph.',
  },
  oneLanguage: { id: 'member.mailing.draft.oneLanguage', defaultMessage: 'Send one language to everyone' },
  oneLanguageHint: {
    id: 'member.mailing.draft.oneLanguageHint',
    defaultMessage: 'Members who chose the other language get the one you’ve written.',
  },
  yes: { id: 'member.mailing.draft.yes', defaultMessage: 'Yes' },
  no: { id: 'member.mailing.draft.no', defaultMessage: 'No' },
  save: { id: 'member.mailing.draft.save', defaultMessage: 'Save draft' },
  saved: { id: 'member.mailing.draft.saved', defaultMessage: 'Draft saved.' },
  check: { id: 'member.mailing.draft.check', defaultMessage: 'Check and send' },
  unsaved: {
    id: 'member.mailing.draft.unsaved',
    defaultMessage: 'Save the draft to preview it, test it and send it.',
  },
  missingWords: {
    id: 'member.mailing.draft.missingWords',
    defaultMessage: 'Still missing: {fields}. You can also send one language to everyone.',
  },
  missingHalf: { id: 'member.mailing.draft.missingHalf', defaultMessage: 'Still missing: {fields}.' },
  test: {
    id: 'member.mailing.draft.test',
    defaultMessage: 'Send me a test in {language, select, pl {Polish} other {English}}',
  },
  tested: { id: 'member.mailing.draft.tested', defaultMessage: 'We’ve sent the test to your address.' },
  delete: { id: 'member.mailing.draft.delete', defaultMessage: 'Delete draft' },
  deleteTitle: { id: 'member.mailing.draft.deleteTitle', defaultMessage: 'Delete this draft?' },
  deleteText: { id: 'member.mailing.draft.deleteText', defaultMessage: 'You can’t undo this.' },
  deleteKeep: { id: 'member.mailing.draft.deleteKeep', defaultMessage: 'Keep draft' },
})

export const previewMessages = defineMessages({
  heading: { id: 'member.mailing.preview.heading', defaultMessage: 'Preview' },
  message: { id: 'member.mailing.preview.message', defaultMessage: 'Message' },
  designed: {
    id: 'member.mailing.preview.designed',
    defaultMessage: 'View the final email in {language, select, pl {Polish} other {English}}',
  },
  loading: { id: 'member.mailing.preview.loading', defaultMessage: 'Loading the preview' },
  failed: { id: 'member.mailing.preview.failed', defaultMessage: 'Couldn’t load the preview' },
  failedText: { id: 'member.mailing.preview.failedText', defaultMessage: 'Check your connection and try again.' },
})

export const sendMessages = defineMessages({
  open: { id: 'member.mailing.send.open', defaultMessage: 'Send or schedule' },
  title: {
    id: 'member.mailing.send.title',
    defaultMessage: 'Send this email to {count, plural, one {# member} other {# members}}?',
  },
  text: {
    id: 'member.mailing.send.text',
    defaultMessage:
      'We choose the recipients when sending starts, so changes until then count. You can cancel emails that haven’t been sent yet.',
  },
  when: { id: 'member.mailing.send.when', defaultMessage: 'When' },
  now: { id: 'member.mailing.send.now', defaultMessage: 'Now' },
  later: { id: 'member.mailing.send.later', defaultMessage: 'Later' },
  day: { id: 'member.mailing.send.day', defaultMessage: 'Day' },
  time: { id: 'member.mailing.send.time', defaultMessage: 'Time' },
  timeHint: { id: 'member.mailing.send.timeHint', defaultMessage: '24-hour clock, in the club’s time zone ({zone})' },
  timeInvalid: {
    id: 'member.mailing.send.timeInvalid',
    defaultMessage: 'Enter a time within the next year, such as 18:30',
  },
  sendNow: { id: 'member.mailing.send.sendNow', defaultMessage: 'Send now' },
  schedule: { id: 'member.mailing.send.schedule', defaultMessage: 'Schedule' },
  keep: { id: 'member.mailing.send.keep', defaultMessage: 'Keep writing' },
  changed: {
    id: 'member.mailing.send.changed',
    defaultMessage: 'The number of recipients has changed. Check it and confirm again.',
  },
})

export const recordMessages = defineMessages({
  scheduled: {
    id: 'member.mailing.record.scheduled',
    defaultMessage: 'This email will be sent on {moment} ({zone}). We’ll choose the recipients then.',
  },
  sending: {
    id: 'member.mailing.record.sending',
    defaultMessage: 'This email is being sent gradually, so that receipts and login links aren’t delayed.',
  },
  sent: { id: 'member.mailing.record.sent', defaultMessage: 'Sending is finished.' },
  cancelled: {
    id: 'member.mailing.record.cancelled',
    defaultMessage: 'This email was cancelled. The remaining recipients won’t get it.',
  },
  cancel: { id: 'member.mailing.record.cancel', defaultMessage: 'Cancel email' },
  cancelTitle: { id: 'member.mailing.record.cancelTitle', defaultMessage: 'Cancel this email?' },
  cancelText: {
    id: 'member.mailing.record.cancelText',
    defaultMessage: 'Emails that have already been sent can’t be recalled. You can reuse the text in a new draft.',
  },
  cancelKeep: { id: 'member.mailing.record.cancelKeep', defaultMessage: 'Don’t cancel' },
  copy: { id: 'member.mailing.record.copy', defaultMessage: 'Copy to a new draft' },
  facts: { id: 'member.mailing.record.facts', defaultMessage: 'Details' },
  writer: { id: 'member.mailing.record.writer', defaultMessage: 'Written by' },
  leftOut: { id: 'member.mailing.record.leftOut', defaultMessage: 'Left out' },
  started: { id: 'member.mailing.record.started', defaultMessage: 'Started' },
  ended: { id: 'member.mailing.record.ended', defaultMessage: 'Finished' },
})
