import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'invitation.loading', defaultMessage: 'Loading the invitation' },
  failed: { id: 'invitation.failed', defaultMessage: 'Couldn’t load the invitation' },
  failedText: { id: 'invitation.failedText', defaultMessage: 'Check your connection and try again.' },
  spent: { id: 'invitation.spent', defaultMessage: 'This invitation is no longer open' },
  spentText: {
    id: 'invitation.spentText',
    defaultMessage: 'It’s been answered or cancelled, or it has expired. Ask the person who invited you for a new one.',
  },
  until: { id: 'invitation.until', defaultMessage: 'Sent to {email}, open until {date}.' },
  visitor: {
    id: 'invitation.visitor',
    defaultMessage: 'To accept, log in with the account of {email}, or register with that address.',
  },
  other: {
    id: 'invitation.other',
    defaultMessage:
      'You’re logged in with another email address. To accept, log out, open the link in the email again and log in as {email}.',
  },
  unconfirmed: {
    id: 'invitation.unconfirmed',
    defaultMessage:
      'Confirm your email address first: open the link that we emailed you. You can get a new one from your profile.',
  },
  notMember: {
    id: 'invitation.notMember',
    defaultMessage: 'Only members can look after dogs here. Choose a membership, then open this invitation again.',
  },
  taken: {
    id: 'invitation.taken',
    defaultMessage: 'Your account or this person is already linked. Ask the organiser to sort it out.',
  },
  logIn: { id: 'invitation.logIn', defaultMessage: 'Log in to accept' },
  logOut: { id: 'invitation.logOut', defaultMessage: 'Log out' },
  toMembership: { id: 'invitation.toMembership', defaultMessage: 'Choose a membership' },
  toContact: { id: 'invitation.toContact', defaultMessage: 'Contact the organisers' },
  accept: { id: 'invitation.accept', defaultMessage: 'Accept' },
  decline: { id: 'invitation.decline', defaultMessage: 'Decline' },
  declined: { id: 'invitation.declined', defaultMessage: 'Invitation declined' },
  declinedText: { id: 'invitation.declinedText', defaultMessage: 'We’ve emailed {from}. Nothing has changed.' },
  declinedQuietly: { id: 'invitation.declinedQuietly', defaultMessage: 'Nothing has changed.' },
  toHome: { id: 'invitation.toHome', defaultMessage: 'Go to the home page' },
  accepted: { id: 'invitation.accepted', defaultMessage: 'You’ve accepted this invitation' },
  toDogs: { id: 'invitation.toDogs', defaultMessage: 'See your dogs' },
  toDesk: { id: 'invitation.toDesk', defaultMessage: 'Go to the organiser area' },
  toProfile: { id: 'invitation.toProfile', defaultMessage: 'Open your profile' },
})

export const titles = defineMessages({
  manager: { id: 'invitation.manager.title', defaultMessage: 'Manage {about} with {from}?' },
  owner: { id: 'invitation.owner.title', defaultMessage: 'Become {about}’s owner?' },
  judge: { id: 'invitation.judge.title', defaultMessage: 'Judge as {about}?' },
  approver: { id: 'invitation.approver.title', defaultMessage: 'Approve shows as {about}?' },
  household: { id: 'invitation.household.title', defaultMessage: 'Do you live with {from}?' },
})

export const texts = defineMessages({
  manager: {
    id: 'invitation.manager.text',
    defaultMessage:
      'You can enter {about} in shows, pay for the entries and edit {about}’s details. {from} stays the owner: permanent changes and sharing {about}’s card are up to them. You can stop at any time.',
  },
  owner: {
    id: 'invitation.owner.text',
    defaultMessage:
      '{from} wants to transfer {about} to you. {about} moves to your account with its history and paid entries, and {from} no longer sees it.',
  },
  judge: {
    id: 'invitation.judge.text',
    defaultMessage:
      '{from} has invited you to judge as {about}. You’ll see the shows you’re judging, confirm if you can judge, and enter results.',
  },
  approver: {
    id: 'invitation.approver.text',
    defaultMessage:
      '{from} has invited you to approve shows as {about}. You’ll check shows before members see them, and approve them or return them for changes.',
  },
  household: {
    id: 'invitation.household.text',
    defaultMessage:
      '{from} says you live together. We only use this to make sure that no one judges or approves for someone they live with. Either of you can undo this in your profile at any time.',
  },
})

export const acceptedTexts = defineMessages({
  manager: { id: 'invitation.manager.accepted', defaultMessage: '{about} is now on your list of dogs.' },
  owner: { id: 'invitation.owner.accepted', defaultMessage: '{about} is now on your list of dogs.' },
  judge: {
    id: 'invitation.judge.accepted',
    defaultMessage: 'Your account is linked to {about}. You’ll find your shows in the organiser area.',
  },
  approver: {
    id: 'invitation.approver.accepted',
    defaultMessage: 'Your account is linked to {about}. You’ll find your shows in the organiser area.',
  },
  household: {
    id: 'invitation.household.accepted',
    defaultMessage: 'You and {from} are now in one household. Either of you can undo this in your profile at any time.',
  },
})
