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
      'Everything in the account you’re closing moves to the one you’re keeping. The email address of the closed account can’t be used to log in any more. You can undo this for 24 hours.',
  },
  refused: { id: 'member.merging.refused', defaultMessage: 'These accounts can’t be merged yet' },
  compared: { id: 'member.merging.compared', defaultMessage: 'Compare the accounts' },
  fact: { id: 'member.merging.fact', defaultMessage: 'Details' },
  kept: { id: 'member.merging.kept', defaultMessage: 'Account you’re keeping' },
  merged: { id: 'member.merging.merged', defaultMessage: 'Account you’re closing' },
  after: { id: 'member.merging.after', defaultMessage: 'After merging' },
  logIn: { id: 'member.merging.logIn', defaultMessage: 'Login email' },
  number: { id: 'member.merging.number', defaultMessage: 'Member number' },
  membership: { id: 'member.merging.membership', defaultMessage: 'Membership' },
  until: { id: 'member.merging.until', defaultMessage: '{kind}, until {day}' },
  endless: { id: 'member.merging.endless', defaultMessage: '{kind}, with no last day' },
  none: { id: 'member.merging.none', defaultMessage: 'None' },
  dogs: { id: 'member.merging.dogs', defaultMessage: 'Dogs' },
  purchases: { id: 'member.merging.purchases', defaultMessage: 'Purchases' },
  entries: { id: 'member.merging.entries', defaultMessage: 'Upcoming entries' },
  waiting: { id: 'member.merging.waiting', defaultMessage: 'Waiting lists' },
  notes: { id: 'member.merging.notes', defaultMessage: 'Notes' },
  unsubscribed: { id: 'member.merging.unsubscribed', defaultMessage: 'Unsubscribed from' },
  choose: { id: 'member.merging.choose', defaultMessage: 'Choose which details to keep' },
  reason: { id: 'member.merging.reason', defaultMessage: 'How do you know they belong to the same person?' },
  reasonHint: {
    id: 'member.merging.reasonHint',
    defaultMessage: 'This will appear in the history of both accounts. We’ll also email both addresses.',
  },
  action: { id: 'member.merging.action', defaultMessage: 'Merge accounts' },
  changed: {
    id: 'member.merging.changed',
    defaultMessage: 'One of the accounts has changed since you opened this page. Check both again, then merge them.',
  },
})

export const factMessages = defineMessages({
  name: { id: 'member.merging.name', defaultMessage: 'Name' },
  phone: { id: 'member.merging.phone', defaultMessage: 'Phone' },
  address: { id: 'member.merging.address', defaultMessage: 'Address' },
  emergency: { id: 'member.merging.emergency', defaultMessage: 'Emergency contact' },
  birthDate: { id: 'member.merging.birthDate', defaultMessage: 'Date of birth' },
  locale: { id: 'member.merging.locale', defaultMessage: 'Language' },
} satisfies Record<MergeFact, unknown>)

export const refusalMessages = defineMessages({
  role: {
    id: 'member.merging.role',
    defaultMessage:
      'The account you’re closing has a role, such as judge or admin. Keep this account and close the other one instead, or have the role removed on the server.',
  },
  person: {
    id: 'member.merging.person',
    defaultMessage:
      'The account you’re closing belongs to a judge or approver of shows. Keep this account and close the other one instead.',
  },
  merged_before: {
    id: 'member.merging.mergedBefore',
    defaultMessage:
      'Another account was merged into the one you’re closing less than 24 hours ago. Undo that merge first, or wait until the 24 hours are over.',
  },
  family: {
    id: 'member.merging.family',
    defaultMessage: 'The account you’re closing belongs to a family. Remove it from the family first.',
  },
  blocked: { id: 'member.merging.blocked', defaultMessage: 'One of the accounts is blocked. Unblock it first.' },
  mails_ended: {
    id: 'member.merging.mailsEnded',
    defaultMessage:
      'One of the accounts no longer gets emails from us, so we can’t let its owner know about the merge.',
  },
  paused: {
    id: 'member.merging.paused',
    defaultMessage: 'One of the memberships is paused. Resume it first, so that its renewal date is known.',
  },
  family_kept: {
    id: 'member.merging.familyKept',
    defaultMessage:
      'The account you’re keeping belongs to a family, and merging would change its membership. Remove it from the family first.',
  },
  unconfirmed: {
    id: 'member.merging.unconfirmed',
    defaultMessage:
      'The email address of the account you’re keeping isn’t confirmed, but the other one is. Keep the other account instead, or send a confirmation link first.',
  },
  draw: {
    id: 'member.merging.draw',
    defaultMessage:
      'Both accounts have entered the same draw, which would give one person two chances. Withdraw one of them from the draw first.',
  },
} satisfies Record<MergeRefusal, unknown>)

export const chooseMessages = defineMessages({
  open: { id: 'member.merge.open', defaultMessage: 'Merge with another account' },
  title: { id: 'member.merge.title', defaultMessage: 'Merge {name} with another account' },
  text: {
    id: 'member.merge.text',
    defaultMessage: 'Choose the same person’s other account. You’ll see both side by side before anything changes.',
  },
  likely: { id: 'member.merge.likely', defaultMessage: 'Probably the same person' },
  equal: { id: 'member.merge.equal', defaultMessage: 'Same {facts}' },
  name: { id: 'member.merge.name', defaultMessage: 'name' },
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
  number: { id: 'member.separate.number', defaultMessage: 'member number {number}' },
  until: { id: 'member.separate.until', defaultMessage: 'You can undo this until {day}, {time}' },
  open: { id: 'member.separate.open', defaultMessage: 'Undo' },
  openNamed: { id: 'member.separate.openNamed', defaultMessage: 'Undo the merge with {email}' },
  title: { id: 'member.separate.title', defaultMessage: 'Separate these two accounts?' },
  text: {
    id: 'member.separate.text',
    defaultMessage:
      '{email} will be a separate account again, with everything it had before the merge. Anything added since then stays in this account. We’ll email both addresses.',
  },
  lost: {
    id: 'member.separate.lost',
    defaultMessage:
      '{count, plural, one {This dog has been transferred or deleted since the merge, so it won’t move back: {dogs}.} other {These dogs have been transferred or deleted since the merge, so they won’t move back: {dogs}.}}',
  },
  reason: { id: 'member.separate.reason', defaultMessage: 'Why are you separating them?' },
  action: { id: 'member.separate.action', defaultMessage: 'Separate accounts' },
})

export const closedMessages = defineMessages({
  heading: { id: 'member.closed.heading', defaultMessage: 'This account has been merged' },
  text: {
    id: 'member.closed.text',
    defaultMessage: 'It belonged to the same person as another account. All the records are now in that one.',
  },
  kept: { id: 'member.closed.kept', defaultMessage: 'Open the other account' },
})
