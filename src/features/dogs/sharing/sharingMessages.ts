import { defineMessages } from '../../../i18n/defineMessages'

export const sharingMessages = defineMessages({
  heading: { id: 'dogs.sharing.heading', defaultMessage: 'Who looks after {dog}' },
  loading: { id: 'dogs.sharing.loading', defaultMessage: 'Loading who looks after the dog' },
  failed: { id: 'dogs.sharing.failed', defaultMessage: 'Couldn’t load who looks after {dog}' },
  failedText: { id: 'dogs.sharing.failedText', defaultMessage: 'Check your connection and try again.' },
  owner: { id: 'dogs.sharing.owner', defaultMessage: 'Owner' },
  manager: { id: 'dogs.sharing.manager', defaultMessage: 'Manager', description: 'A second account that enters a dog' },
  you: { id: 'dogs.sharing.you', defaultMessage: '{name} (you)' },
  nobody: { id: 'dogs.sharing.nobody', defaultMessage: 'Nobody' },
  ownerMay: {
    id: 'dogs.sharing.ownerMay',
    defaultMessage: 'Enters and pays, edits everything, shares the card, invites a manager',
  },
  managerMay: {
    id: 'dogs.sharing.managerMay',
    defaultMessage: 'Enters and pays, edits details; no permanent changes, no sharing of the card',
  },
  email: { id: 'dogs.sharing.email', defaultMessage: 'Email of the manager' },
  emailHint: {
    id: 'dogs.sharing.emailHint',
    defaultMessage:
      'We email a link that works for {days} days. Whoever accepts can enter {dog} and pay. You stay the owner and can end it at any time.',
  },
  invite: { id: 'dogs.sharing.invite', defaultMessage: 'Invite' },
  sentManager: {
    id: 'dogs.sharing.sentManager',
    defaultMessage: 'We’ve invited {email} to manage {dog}. The invitation is open until {date}.',
  },
  sentOwner: {
    id: 'dogs.sharing.sentOwner',
    defaultMessage:
      'We’ve invited {email} to become {dog}’s owner. Until they accept, nothing changes. The offer is open until {date}.',
  },
  takeBack: { id: 'dogs.sharing.takeBack', defaultMessage: 'Take back' },
  remove: { id: 'dogs.sharing.remove', defaultMessage: 'Remove manager' },
  removeTitle: { id: 'dogs.sharing.removeTitle', defaultMessage: 'Remove {name} as manager of {dog}?' },
  removeText: {
    id: 'dogs.sharing.removeText',
    defaultMessage:
      'They can no longer see or enter {dog}. Entries they’ve paid for stay; what they haven’t paid for yet is cancelled. We email them.',
  },
  leave: { id: 'dogs.sharing.leave', defaultMessage: 'Stop managing {dog}' },
  leaveTitle: { id: 'dogs.sharing.leaveTitle', defaultMessage: 'Stop managing {dog}?' },
  leaveText: {
    id: 'dogs.sharing.leaveText',
    defaultMessage:
      'You can no longer see or enter {dog}. Entries you’ve paid for stay; what you haven’t paid for yet is cancelled. We email the owner.',
  },
  leaveAction: { id: 'dogs.sharing.leaveAction', defaultMessage: 'Stop managing' },
  transfer: { id: 'dogs.sharing.transfer', defaultMessage: 'Transfer to a new owner' },
  transferTitle: { id: 'dogs.sharing.transferTitle', defaultMessage: 'Transfer {dog} to a new owner?' },
  transferText: {
    id: 'dogs.sharing.transferText',
    defaultMessage:
      'Nothing changes until they accept. Then {dog} moves to their account with its history and paid entries, and you no longer see it here. Only they could give it back.',
  },
  transferKept: {
    id: 'dogs.sharing.transferKept',
    defaultMessage:
      'Your receipts stay with you, and refunds go to whoever paid. If there’s a manager, they stay. The link to {dog}’s card is switched off.',
  },
  newOwner: { id: 'dogs.sharing.newOwner', defaultMessage: 'Email of the new owner' },
  send: { id: 'dogs.sharing.send', defaultMessage: 'Offer transfer' },
})
