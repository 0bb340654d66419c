import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'people.title', defaultMessage: 'Judges and approvers' },
  lead: {
    id: 'people.lead',
    defaultMessage: 'Everyone who judges or approves shows.',
  },
  loading: { id: 'people.loading', defaultMessage: 'Loading people' },
  failed: { id: 'people.failed', defaultMessage: 'Couldn’t load the list' },
  failedText: { id: 'people.failedText', defaultMessage: 'Check your connection and try again.' },
  search: { id: 'people.search', defaultMessage: 'Name' },
  none: { id: 'people.none', defaultMessage: 'No results' },
  noneText: { id: 'people.noneText', defaultMessage: 'No one by that name. Clear the search to see everyone.' },
  empty: {
    id: 'people.empty',
    defaultMessage: 'No judges or approvers yet. Add a person to start.',
  },
  clear: { id: 'people.clear', defaultMessage: 'Clear the search' },
  more: { id: 'people.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'people.moreFailed', defaultMessage: 'Couldn’t load more people. Try again.' },
  counts: {
    id: 'people.counts',
    defaultMessage:
      'Judges {judges, plural, one {# show} other {# shows}}, approves {approves, plural, one {# show} other {# shows}}',
  },
  noAccount: { id: 'people.noAccount', defaultMessage: 'No account' },
  invited: { id: 'people.invited', defaultMessage: 'Invited' },
  addOpen: { id: 'people.addOpen', defaultMessage: 'Add a person' },
  add: { id: 'people.add', defaultMessage: 'Add' },
  name: { id: 'people.name', defaultMessage: 'Name' },
  nameHint: {
    id: 'people.nameHint',
    defaultMessage: 'As it should appear in schedules. You can invite them by email in the next step.',
  },
  cancel: { id: 'people.cancel', defaultMessage: 'Cancel' },
})

export const personMessages = defineMessages({
  title: { id: 'people.personTitle', defaultMessage: 'Person' },
  loading: { id: 'people.personLoading', defaultMessage: 'Loading this person’s details' },
  failed: { id: 'people.personFailed', defaultMessage: 'Couldn’t load this person’s details' },
  missing: { id: 'people.missing', defaultMessage: 'Person not found' },
  missingText: {
    id: 'people.missingText',
    defaultMessage: 'The link may be out of date, or you may not have access to this page.',
  },
  all: { id: 'people.all', defaultMessage: 'All judges and approvers' },
  you: { id: 'people.you', defaultMessage: 'This is you' },
  ahead: { id: 'people.ahead', defaultMessage: 'Upcoming shows' },
  past: { id: 'people.past', defaultMessage: 'Past shows' },
  noneAhead: { id: 'people.noneAhead', defaultMessage: 'No upcoming shows.' },
  nonePast: { id: 'people.nonePast', defaultMessage: 'No past shows.' },
  judges: { id: 'people.judges', defaultMessage: 'Judges' },
  approves: { id: 'people.approves', defaultMessage: 'Approves' },
  accepted: { id: 'people.accepted', defaultMessage: 'Can judge' },
  declined: { id: 'people.declined', defaultMessage: 'Can’t judge' },
  unanswered: { id: 'people.unanswered', defaultMessage: 'No answer yet' },
  agreed: { id: 'people.agreed', defaultMessage: 'Agreed' },
  returned: { id: 'people.returned', defaultMessage: 'Returned' },
  accept: { id: 'people.accept', defaultMessage: 'I can judge' },
  acceptOf: { id: 'people.acceptOf', defaultMessage: 'I can judge at {show}' },
  decline: { id: 'people.decline', defaultMessage: 'I can’t' },
  declineOf: { id: 'people.declineOf', defaultMessage: 'I can’t judge at {show}' },
  account: { id: 'people.account', defaultMessage: 'Account' },
  noAccountText: {
    id: 'people.noAccountText',
    defaultMessage: '{name} has no linked account. Invite them by email so that they can see their shows.',
  },
  linked: { id: 'people.linked', defaultMessage: 'Linked to the account of {email}.' },
  anotherRole: {
    id: 'people.anotherRole',
    defaultMessage: 'To give them the other role too, send another invitation to the same account.',
  },
  email: { id: 'people.email', defaultMessage: 'Email' },
  emailHint: {
    id: 'people.emailHint',
    defaultMessage: 'We’ll email a link that works for {days} days. Only the account with this address can use it.',
  },
  role: { id: 'people.role', defaultMessage: 'Invite as' },
  asJudge: { id: 'people.asJudge', defaultMessage: 'Judge' },
  asApprover: { id: 'people.asApprover', defaultMessage: 'Approver' },
  invite: { id: 'people.invite', defaultMessage: 'Send invitation' },
  sent: {
    id: 'people.sent',
    defaultMessage:
      '{role, select, judge {Invited as a judge} other {Invited as an approver}}: {email}. The link works until {day}.',
  },
  cancel: { id: 'people.cancelInvitation', defaultMessage: 'Cancel invitation' },
  rename: { id: 'people.rename', defaultMessage: 'Change the name' },
  renameText: {
    id: 'people.renameText',
    defaultMessage: 'The new name appears on all of this person’s shows.',
  },
  save: { id: 'people.save', defaultMessage: 'Save' },
})
