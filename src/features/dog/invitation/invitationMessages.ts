import { defineMessages } from '../../../i18n/defineMessages'

export const invitationMessages = defineMessages({
  loading: { id: 'dogInvitation.loading', defaultMessage: 'Loading the invitation' },
  failed: { id: 'dogInvitation.failed', defaultMessage: 'Couldn’t load the invitation' },
  failedText: { id: 'dogInvitation.failedText', defaultMessage: 'Check your connection and try again.' },
  spent: { id: 'dogInvitation.spent', defaultMessage: 'This invitation is no longer open' },
  spentText: {
    id: 'dogInvitation.spentText',
    defaultMessage: 'It’s been answered or cancelled, or it has expired. Ask the dog’s owner for a new one.',
  },
  managerTitle: { id: 'dogInvitation.managerTitle', defaultMessage: 'Manage {dog} with {from}?' },
  managerText: {
    id: 'dogInvitation.managerText',
    defaultMessage:
      'You can enter {dog} in shows, pay for the entries and edit {dog}’s details. {from} stays the owner: permanent changes and sharing {dog}’s card are up to them. You can stop at any time.',
  },
  ownerTitle: { id: 'dogInvitation.ownerTitle', defaultMessage: 'Become {dog}’s owner?' },
  ownerText: {
    id: 'dogInvitation.ownerText',
    defaultMessage:
      '{from} wants to transfer {dog} to you. {dog} moves to your account with its history and paid entries, and {from} no longer sees it.',
  },
  until: { id: 'dogInvitation.until', defaultMessage: 'Sent to {email}, open until {date}.' },
  visitor: {
    id: 'dogInvitation.visitor',
    defaultMessage: 'To accept, log in with the account of {email}, or register with that address.',
  },
  other: {
    id: 'dogInvitation.other',
    defaultMessage:
      'You’re logged in with another email address. To accept, log out, open the link in the email again and log in as {email}.',
  },
  unconfirmed: {
    id: 'dogInvitation.unconfirmed',
    defaultMessage:
      'Confirm your email address first: open the link that we emailed you. You can get a new one from your profile.',
  },
  notMember: {
    id: 'dogInvitation.notMember',
    defaultMessage: 'Only members can look after dogs here. Choose a membership, then open this invitation again.',
  },
  logIn: { id: 'dogInvitation.logIn', defaultMessage: 'Log in to accept' },
  logOut: { id: 'dogInvitation.logOut', defaultMessage: 'Log out' },
  toProfile: { id: 'dogInvitation.toProfile', defaultMessage: 'Open your profile' },
  toMembership: { id: 'dogInvitation.toMembership', defaultMessage: 'Choose a membership' },
  accept: { id: 'dogInvitation.accept', defaultMessage: 'Accept' },
  decline: { id: 'dogInvitation.decline', defaultMessage: 'Decline' },
  declined: { id: 'dogInvitation.declined', defaultMessage: 'Invitation declined' },
  declinedText: { id: 'dogInvitation.declinedText', defaultMessage: 'We’ve emailed {from}. Nothing has changed.' },
  toHome: { id: 'dogInvitation.toHome', defaultMessage: 'Go to the home page' },
  accepted: { id: 'dogInvitation.accepted', defaultMessage: 'You’ve accepted this invitation' },
  acceptedText: { id: 'dogInvitation.acceptedText', defaultMessage: '{dog} is now on your list of dogs.' },
  toDogs: { id: 'dogInvitation.toDogs', defaultMessage: 'See your dogs' },
})
