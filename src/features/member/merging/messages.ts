import type { DuplicateFact, MergeFact, MergeRefusal } from '#contract/member/merging'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'member.merging.loading', defaultMessage: 'Loading both accounts' },
  failed: { id: 'member.merging.failed', defaultMessage: 'Couldn’t load the accounts' },
  failedText: { id: 'member.merging.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'member.merging.missing', defaultMessage: 'Account not found' },
  missingText: {
    id: 'member.merging.missingText',
    defaultMessage: 'One of the two accounts may have been deleted or merged already.',
  },
  title: { id: 'member.merging.title', defaultMessage: 'Merge two accounts' },
  back: { id: 'member.merging.back', defaultMessage: 'Back to the member' },
  swap: { id: 'member.merging.swap', defaultMessage: 'Keep the other account instead' },
  text: {
    id: 'member.merging.text',
    defaultMessage:
      'Everything in the other account moves to the kept one, and the other account is closed. Its email address can’t be used to log in any more. You can undo this for a day.',
  },
  refused: { id: 'member.merging.refused', defaultMessage: 'These accounts can’t be merged yet' },
  compared: { id: 'member.merging.compared', defaultMessage: 'Both accounts, and the kept one afterwards' },
  fact: { id: 'member.merging.fact', defaultMessage: 'Fact' },
  kept: { id: 'member.merging.kept', defaultMessage: 'To keep' },
  merged: { id: 'member.merging.merged', defaultMessage: 'To close' },
  after: { id: 'member.merging.after', defaultMessage: 'Afterwards' },
  logIn: { id: 'member.merging.logIn', defaultMessage: 'Email to log in' },
  number: { id: 'member.merging.number', defaultMessage: 'Member number' },
  membership: { id: 'member.merging.membership', defaultMessage: 'Membership' },
  until: { id: 'member.merging.until', defaultMessage: '{kind}, until {day}' },
  endless: { id: 'member.merging.endless', defaultMessage: '{kind}, no last day' },
  none: { id: 'member.merging.none', defaultMessage: 'none' },
  dogs: { id: 'member.merging.dogs', defaultMessage: 'Dogs' },
  purchases: { id: 'member.merging.purchases', defaultMessage: 'Purchases' },
  entries: { id: 'member.merging.entries', defaultMessage: 'Entries ahead' },
  waiting: { id: 'member.merging.waiting', defaultMessage: 'Waiting lists' },
  notes: { id: 'member.merging.notes', defaultMessage: 'Notes' },
  unsubscribed: { id: 'member.merging.unsubscribed', defaultMessage: 'Unsubscribed from' },
  choose: { id: 'member.merging.choose', defaultMessage: 'Choose what to keep' },
  reason: { id: 'member.merging.reason', defaultMessage: 'How do you know that both are one person?' },
  reasonHint: {
    id: 'member.merging.reasonHint',
    defaultMessage: 'The history of both accounts shows it. Both addresses get an email.',
  },
  action: { id: 'member.merging.action', defaultMessage: 'Merge accounts' },
  changed: {
    id: 'member.merging.changed',
    defaultMessage: 'One of the accounts has changed in the meantime. Check both again, then merge them.',
  },
})

export const factMessages = defineMessages({
  name: { id: 'member.merging.name', defaultMessage: 'Name' },
  phone: { id: 'member.merging.phone', defaultMessage: 'Phone' },
  address: { id: 'member.merging.address', defaultMessage: 'Address' },
  emergency: { id: 'member.merging.emergency', defaultMessage: 'Emergency contact' },
  birthDate: { id: 'member.merging.birthDate', defaultMessage: 'Born' },
  locale: { id: 'member.merging.locale', defaultMessage: 'Language' },
} satisfies Record<MergeFact, unknown>)

export const refusalMessages = defineMessages({
  role: {
    id: 'member.merging.role',
    defaultMessage:
      'The account to close has a role, such as judge or admin. Keep that account instead, or have the role removed on the server.',
  },
  person: {
    id: 'member.merging.person',
    defaultMessage: 'Shows name the account to close as a judge or approver. Keep that account instead.',
  },
  merged_before: {
    id: 'member.merging.mergedBefore',
    defaultMessage:
      'Another account was merged into the one to close less than a day ago. Undo that first, or wait until the day is over.',
  },
  family: {
    id: 'member.merging.family',
    defaultMessage: 'The account to close belongs to a family. Remove it from the family first.',
  },
  blocked: { id: 'member.merging.blocked', defaultMessage: 'One of the accounts is blocked. Unblock it first.' },
  mails_ended: {
    id: 'member.merging.mailsEnded',
    defaultMessage: 'One of the accounts gets no emails any more, so its owner couldn’t be told about this.',
  },
  paused: {
    id: 'member.merging.paused',
    defaultMessage: 'One of the memberships is paused. Resume it first, so that its last day is known.',
  },
  family_kept: {
    id: 'member.merging.familyKept',
    defaultMessage:
      'The kept account belongs to a family, and its membership would change. Remove it from the family first.',
  },
  unconfirmed: {
    id: 'member.merging.unconfirmed',
    defaultMessage:
      'The kept account’s email address isn’t confirmed, but the other one’s is. Keep the other account, or send the confirmation link first.',
  },
  draw: {
    id: 'member.merging.draw',
    defaultMessage:
      'Both accounts are in the same draw, which would give one person two chances. One has to leave it first.',
  },
} satisfies Record<MergeRefusal, unknown>)

export const chooseMessages = defineMessages({
  open: { id: 'member.merge.open', defaultMessage: 'Merge with another account' },
  title: { id: 'member.merge.title', defaultMessage: 'Merge {name} with another account' },
  text: {
    id: 'member.merge.text',
    defaultMessage:
      'Choose the other account of the same person. Nothing changes before you’ve seen both side by side.',
  },
  likely: { id: 'member.merge.likely', defaultMessage: 'Likely the same person' },
  equal: { id: 'member.merge.equal', defaultMessage: 'Same name, {facts}' },
  person: { id: 'member.merge.person', defaultMessage: 'Other account' },
  personInvalid: { id: 'member.merge.personInvalid', defaultMessage: 'Choose an account from the list.' },
  action: { id: 'member.merge.action', defaultMessage: 'Compare accounts' },
})

export const equalMessages = defineMessages({
  phone: { id: 'member.merge.phone', defaultMessage: 'phone' },
  postcode: { id: 'member.merge.postcode', defaultMessage: 'postcode' },
  birthDate: { id: 'member.merge.birthDate', defaultMessage: 'date of birth' },
  dog: { id: 'member.merge.dog', defaultMessage: 'dog' },
} satisfies Record<DuplicateFact, unknown>)

export const undoMessages = defineMessages({
  heading: { id: 'member.separate.heading', defaultMessage: 'Merged accounts' },
  merged: { id: 'member.separate.merged', defaultMessage: 'Merged on {day}' },
  number: { id: 'member.separate.number', defaultMessage: 'number {number}' },
  until: { id: 'member.separate.until', defaultMessage: 'can be undone until {day}, {time}' },
  open: { id: 'member.separate.open', defaultMessage: 'Undo' },
  openNamed: { id: 'member.separate.openNamed', defaultMessage: 'Undo the merge of {email}' },
  title: { id: 'member.separate.title', defaultMessage: 'Separate the two accounts again?' },
  text: {
    id: 'member.separate.text',
    defaultMessage:
      '{email} becomes an account of its own again, with what it had. What was added since the merge stays here. We’ll email both addresses.',
  },
  lost: {
    id: 'member.separate.lost',
    defaultMessage:
      '{count, plural, one {This dog has changed hands or been deleted since, so it stays as it is: {dogs}.} other {These dogs have changed hands or been deleted since, so they stay as they are: {dogs}.}}',
  },
  reason: { id: 'member.separate.reason', defaultMessage: 'Why should they be separated?' },
  action: { id: 'member.separate.action', defaultMessage: 'Separate accounts' },
})

export const closedMessages = defineMessages({
  heading: { id: 'member.closed.heading', defaultMessage: 'Account merged' },
  text: {
    id: 'member.closed.text',
    defaultMessage: 'This account was merged into another one of the same person, which has all its records now.',
  },
  kept: { id: 'member.closed.kept', defaultMessage: 'Go to that account' },
})
