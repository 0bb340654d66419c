import { defineMessages } from '../../../i18n/defineMessages'

export const sharingMessages = defineMessages({
  heading: { id: 'dogs.sharing.heading', defaultMessage: '{dog}’s owner and manager' },
  loading: { id: 'dogs.sharing.loading', defaultMessage: 'Loading who looks after the dog' },
  failed: { id: 'dogs.sharing.failed', defaultMessage: 'Couldn’t load {dog}’s owner and manager' },
  failedText: { id: 'dogs.sharing.failedText', defaultMessage: 'Check your connection and try again.' },
  owner: { id: 'dogs.sharing.owner', defaultMessage: 'Owner' },
  manager: { id: 'dogs.sharing.manager', defaultMessage: 'Manager', description: 'A second account that enters a dog' },
  you: { id: 'dogs.sharing.you', defaultMessage: '{name} (you)' },
  noOne: { id: 'dogs.sharing.noOne', defaultMessage: 'None' },
  ownerMay: {
    id: 'dogs.sharing.ownerMay',
    defaultMessage: 'Enters and pays, edits everything, shares the card, invites a manager',
  },
  managerMay: {
    id: 'dogs.sharing.managerMay',
    defaultMessage: 'Can enter the dog, pay and edit details. Can’t make permanent changes or share the card.',
  },
  email: { id: 'dogs.sharing.email', defaultMessage: 'Email of the manager' },
  emailHint: {
    id: 'dogs.sharing.emailHint',
    defaultMessage:
      'We’ll email a link that works for {days} days. Your manager can enter {dog} and pay for entries. You stay the owner and can end this at any time.',
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
  takeBack: { id: 'dogs.sharing.takeBack', defaultMessage: 'Cancel invitation' },
  remove: { id: 'dogs.sharing.remove', defaultMessage: 'Remove manager' },
  removeTitle: { id: 'dogs.sharing.removeTitle', defaultMessage: 'Remove {name} as manager of {dog}?' },
  removeText: {
    id: 'dogs.sharing.removeText',
    defaultMessage:
      'They’ll no longer be able to see or enter {dog}. Entries they’ve paid for stay; their unpaid purchases are cancelled. We’ll email them.',
  },
  leave: { id: 'dogs.sharing.leave', defaultMessage: 'Stop managing {dog}' },
  leaveTitle: { id: 'dogs.sharing.leaveTitle', defaultMessage: 'Stop managing {dog}?' },
  leaveText: {
    id: 'dogs.sharing.leaveText',
    defaultMessage:
      'You’ll no longer be able to see or enter {dog}. Entries you’ve paid for stay; unpaid purchases are cancelled. We’ll email the owner.',
  },
  leaveAction: { id: 'dogs.sharing.leaveAction', defaultMessage: 'Stop managing' },
  transfer: { id: 'dogs.sharing.transfer', defaultMessage: 'Transfer to a new owner' },
  transferTitle: { id: 'dogs.sharing.transferTitle', defaultMessage: 'Transfer {dog} to a new owner?' },
  transferText: {
    id: 'dogs.sharing.transferText',
    defaultMessage:
      'Nothing changes until they accept. Then {dog}, its history and its paid entries move to their account and you’ll lose access. Only they can transfer {dog} back.',
  },
  transferKept: {
    id: 'dogs.sharing.transferKept',
    defaultMessage:
      'You keep your receipts, and refunds go to the person who paid. The manager, if there is one, stays. {dog}’s card link stops working.',
  },
  newOwner: { id: 'dogs.sharing.newOwner', defaultMessage: 'Email of the new owner' },
  send: { id: 'dogs.sharing.send', defaultMessage: 'Offer transfer' },
})
