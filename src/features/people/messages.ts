import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'deskPeople.title', defaultMessage: 'Judges and approvers' },
  lead: {
    id: 'deskPeople.lead',
    defaultMessage: 'Everyone who judges or approves shows.',
  },
  loading: { id: 'deskPeople.loading', defaultMessage: 'Loading people' },
  failed: { id: 'deskPeople.failed', defaultMessage: 'Couldn’t load the list' },
  failedText: { id: 'deskPeople.failedText', defaultMessage: 'Check your connection and try again.' },
  search: { id: 'deskPeople.search', defaultMessage: 'Name' },
  none: { id: 'deskPeople.none', defaultMessage: 'No results' },
  noneText: { id: 'deskPeople.noneText', defaultMessage: 'No one by that name. Clear the search to see everyone.' },
  empty: {
    id: 'deskPeople.empty',
    defaultMessage: 'No judges or approvers yet. Add a person to start.',
  },
  clear: { id: 'deskPeople.clear', defaultMessage: 'Clear the search' },
  more: { id: 'deskPeople.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'deskPeople.moreFailed', defaultMessage: 'Couldn’t load more people. Try again.' },
  counts: {
    id: 'deskPeople.counts',
    defaultMessage:
      'Judges {judges, plural, one {# show} other {# shows}}, approves {approves, plural, one {# show} other {# shows}}',
  },
  noAccount: { id: 'deskPeople.noAccount', defaultMessage: 'No account' },
  invited: { id: 'deskPeople.invited', defaultMessage: 'Invited' },
  addOpen: { id: 'deskPeople.addOpen', defaultMessage: 'Add a person' },
  add: { id: 'deskPeople.add', defaultMessage: 'Add' },
  name: { id: 'deskPeople.name', defaultMessage: 'Name' },
  nameHint: {
    id: 'deskPeople.nameHint',
    defaultMessage: 'As it should appear in schedules. You can invite them by email in the next step.',
  },
  cancel: { id: 'deskPeople.cancel', defaultMessage: 'Cancel' },
})

export const personMessages = defineMessages({
  title: { id: 'deskPeople.personTitle', defaultMessage: 'Person' },
  loading: { id: 'deskPeople.personLoading', defaultMessage: 'Loading this person’s details' },
  failed: { id: 'deskPeople.personFailed', defaultMessage: 'Couldn’t load this person’s details' },
  missing: { id: 'deskPeople.missing', defaultMessage: 'Person not found' },
  missingText: {
    id: 'deskPeople.missingText',
    defaultMessage: 'The link may be out of date, or you may not have access to this page.',
  },
  all: { id: 'deskPeople.all', defaultMessage: 'All judges and approvers' },
  you: { id: 'deskPeople.you', defaultMessage: 'This is you' },
  ahead: { id: 'deskPeople.ahead', defaultMessage: 'Upcoming shows' },
  past: { id: 'deskPeople.past', defaultMessage: 'Past shows' },
  noneAhead: { id: 'deskPeople.noneAhead', defaultMessage: 'No upcoming shows.' },
  nonePast: { id: 'deskPeople.nonePast', defaultMessage: 'No past shows.' },
  judges: { id: 'deskPeople.judges', defaultMessage: 'Judges' },
  approves: { id: 'deskPeople.approves', defaultMessage: 'Approves' },
  accepted: { id: 'deskPeople.accepted', defaultMessage: 'Can judge' },
  declined: { id: 'deskPeople.declined', defaultMessage: 'Can’t judge' },
  unanswered: { id: 'deskPeople.unanswered', defaultMessage: 'No answer yet' },
  agreed: { id: 'deskPeople.agreed', defaultMessage: 'Agreed' },
  returned: { id: 'deskPeople.returned', defaultMessage: 'Returned' },
  accept: { id: 'deskPeople.accept', defaultMessage: 'I can judge' },
  acceptOf: { id: 'deskPeople.acceptOf', defaultMessage: 'I can judge at {show}' },
  decline: { id: 'deskPeople.decline', defaultMessage: 'I can’t' },
  declineOf: { id: 'deskPeople.declineOf', defaultMessage: 'I can’t judge at {show}' },
  account: { id: 'deskPeople.account', defaultMessage: 'Account' },
  noAccountText: {
    id: 'deskPeople.noAccountText',
    defaultMessage: '{name} has no linked account. Invite them by email so that they can see their shows.',
  },
  linked: { id: 'deskPeople.linked', defaultMessage: 'Linked to the account of {email}.' },
  anotherRole: {
    id: 'deskPeople.anotherRole',
    defaultMessage: 'To give them the other role too, send another invitation to the same account.',
  },
  email: { id: 'deskPeople.email', defaultMessage: 'Email' },
  emailHint: {
    id: 'deskPeople.emailHint',
    defaultMessage: 'We’ll email a link that works for {days} days. Only the account with this address can use it.',
  },
  role: { id: 'deskPeople.role', defaultMessage: 'Invite as' },
  asJudge: { id: 'deskPeople.asJudge', defaultMessage: 'Judge' },
  asApprover: { id: 'deskPeople.asApprover', defaultMessage: 'Approver' },
  invite: { id: 'deskPeople.invite', defaultMessage: 'Send invitation' },
  sent: {
    id: 'deskPeople.sent',
    defaultMessage:
      '{role, select, judge {Invited as a judge} other {Invited as an approver}}: {email}. The link works until {day}.',
  },
  takeBack: { id: 'deskPeople.takeBack', defaultMessage: 'Cancel invitation' },
  rename: { id: 'deskPeople.rename', defaultMessage: 'Change the name' },
  renameText: {
    id: 'deskPeople.renameText',
    defaultMessage: 'The new name appears on all of this person’s shows.',
  },
  save: { id: 'deskPeople.save', defaultMessage: 'Save' },
})

export const invitationMessages = defineMessages({
  loading: { id: 'deskPeople.invitation.loading', defaultMessage: 'Loading the invitation' },
  failed: { id: 'deskPeople.invitation.failed', defaultMessage: 'Couldn’t load the invitation' },
  failedText: { id: 'deskPeople.invitation.failedText', defaultMessage: 'Check your connection and try again.' },
  spent: { id: 'deskPeople.invitation.spent', defaultMessage: 'This invitation is no longer open' },
  spentText: {
    id: 'deskPeople.invitation.spentText',
    defaultMessage: 'It’s been answered or cancelled, or it has expired. Ask the organiser for a new one.',
  },
  judgeTitle: { id: 'deskPeople.invitation.judgeTitle', defaultMessage: 'Judge as {name}?' },
  judgeText: {
    id: 'deskPeople.invitation.judgeText',
    defaultMessage:
      '{from} has invited you to judge as {name}. You’ll see the shows you’re judging, confirm if you can judge, and enter results.',
  },
  approverTitle: { id: 'deskPeople.invitation.approverTitle', defaultMessage: 'Approve shows as {name}?' },
  approverText: {
    id: 'deskPeople.invitation.approverText',
    defaultMessage:
      '{from} has invited you to approve shows as {name}. You’ll check shows before members see them, and approve them or return them for changes.',
  },
  until: { id: 'deskPeople.invitation.until', defaultMessage: 'Sent to {email}, open until {date}.' },
  visitor: {
    id: 'deskPeople.invitation.visitor',
    defaultMessage: 'To accept, log in with the account of {email}, or register with that address.',
  },
  other: {
    id: 'deskPeople.invitation.other',
    defaultMessage:
      'You’re logged in with another email address. To accept, log out, open the link in the email again and log in as {email}.',
  },
  unconfirmed: {
    id: 'deskPeople.invitation.unconfirmed',
    defaultMessage:
      'Confirm your email address first: open the link that we emailed you. You can get a new one from your profile.',
  },
  taken: {
    id: 'deskPeople.invitation.taken',
    defaultMessage: 'Your account or this person is already linked. Ask the organiser to sort it out.',
  },
  logIn: { id: 'deskPeople.invitation.logIn', defaultMessage: 'Log in to accept' },
  logOut: { id: 'deskPeople.invitation.logOut', defaultMessage: 'Log out' },
  toProfile: { id: 'deskPeople.invitation.toProfile', defaultMessage: 'Open your profile' },
  toContact: { id: 'deskPeople.invitation.toContact', defaultMessage: 'Contact the organisers' },
  accept: { id: 'deskPeople.invitation.accept', defaultMessage: 'Accept' },
  decline: { id: 'deskPeople.invitation.decline', defaultMessage: 'Decline' },
  declined: { id: 'deskPeople.invitation.declined', defaultMessage: 'Invitation declined' },
  declinedText: {
    id: 'deskPeople.invitation.declinedText',
    defaultMessage: 'We’ve emailed {from}. Nothing has changed.',
  },
  toHome: { id: 'deskPeople.invitation.toHome', defaultMessage: 'Go to the home page' },
  accepted: { id: 'deskPeople.invitation.accepted', defaultMessage: 'You’ve accepted this invitation' },
  acceptedText: {
    id: 'deskPeople.invitation.acceptedText',
    defaultMessage: 'Your account is linked to {name}. You’ll find your shows in the organiser area.',
  },
  toDesk: { id: 'deskPeople.invitation.toDesk', defaultMessage: 'Go to the organiser area' },
})
