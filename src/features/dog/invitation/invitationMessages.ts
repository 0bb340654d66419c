import { defineMessages } from '../../../i18n/defineMessages'

export const invitationMessages = defineMessages({
  loading: { id: 'dog.invitation.loading', defaultMessage: 'Loading the invitation' },
  failed: { id: 'dog.invitation.failed', defaultMessage: 'Couldn’t load the invitation' },
  failedText: { id: 'dog.invitation.failedText', defaultMessage: 'Check your connection and try again.' },
  spent: { id: 'dog.invitation.spent', defaultMessage: 'This invitation is no longer open' },
  spentText: {
    id: 'dog.invitation.spentText',
    defaultMessage: 'It’s been answered or cancelled, or it has expired. Ask the dog’s owner for a new one.',
  },
  managerTitle: { id: 'dog.invitation.managerTitle', defaultMessage: 'Manage {dog} with {from}?' },
  managerText: {
    id: 'dog.invitation.managerText',
    defaultMessage:
      'You can enter {dog} in shows, pay for the entries and edit {dog}’s details. {from} stays the owner: permanent changes and sharing {dog}’s card are up to them. You can stop at any time.',
  },
  ownerTitle: { id: 'dog.invitation.ownerTitle', defaultMessage: 'Become {dog}’s owner?' },
  ownerText: {
    id: 'dog.invitation.ownerText',
    defaultMessage:
      '{from} wants to transfer {dog} to you. {dog} moves to your account with its history and paid entries, and {from} no longer sees it.',
  },
  until: { id: 'dog.invitation.until', defaultMessage: 'Sent to {email}, open until {date}.' },
  visitor: {
    id: 'dog.invitation.visitor',
    defaultMessage: 'To accept, log in with the account of {email}, or register with that address.',
  },
  other: {
    id: 'dog.invitation.other',
    defaultMessage:
      'You’re logged in with another email address. To accept, log out, open the link in the email again and log in as {email}.',
  },
  unconfirmed: {
    id: 'dog.invitation.unconfirmed',
    defaultMessage:
      'Confirm your email address first: open the link that we emailed you. You can get a new one from your profile.',
  },
  notMember: {
    id: 'dog.invitation.notMember',
    defaultMessage: 'Only members can look after dogs here. Choose a membership, then open this invitation again.',
  },
  logIn: { id: 'dog.invitation.logIn', defaultMessage: 'Log in to accept' },
  logOut: { id: 'dog.invitation.logOut', defaultMessage: 'Log out' },
  toProfile: { id: 'dog.invitation.toProfile', defaultMessage: 'Open your profile' },
  toMembership: { id: 'dog.invitation.toMembership', defaultMessage: 'Choose a membership' },
  accept: { id: 'dog.invitation.accept', defaultMessage: 'Accept' },
  decline: { id: 'dog.invitation.decline', defaultMessage: 'Decline' },
  declined: { id: 'dog.invitation.declined', defaultMessage: 'Invitation declined' },
  declinedText: { id: 'dog.invitation.declinedText', defaultMessage: 'We’ve emailed {from}. Nothing has changed.' },
  toHome: { id: 'dog.invitation.toHome', defaultMessage: 'Go to the home page' },
  accepted: { id: 'dog.invitation.accepted', defaultMessage: 'You’ve accepted this invitation' },
  acceptedText: { id: 'dog.invitation.acceptedText', defaultMessage: '{dog} is now on your list of dogs.' },
  toDogs: { id: 'dog.invitation.toDogs', defaultMessage: 'See your dogs' },
})
