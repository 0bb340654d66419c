import { defineMessages } from '../../../i18n/defineMessages'

export const sharingMessages = defineMessages({
  heading: { id: 'dog.sharing.heading', defaultMessage: '{dog}’s owner and manager' },
  loading: { id: 'dog.sharing.loading', defaultMessage: 'Loading who looks after the dog' },
  failed: { id: 'dog.sharing.failed', defaultMessage: 'Couldn’t load {dog}’s owner and manager' },
  failedText: { id: 'dog.sharing.failedText', defaultMessage: 'Check your connection and try again.' },
  owner: { id: 'dog.sharing.owner', defaultMessage: 'Owner' },
  manager: { id: 'dog.sharing.manager', defaultMessage: 'Manager', description: 'A second account that enters a dog' },
  you: { id: 'dog.sharing.you', defaultMessage: '{name} (you)' },
  noOne: { id: 'dog.sharing.noOne', defaultMessage: 'None' },
  ownerMay: {
    id: 'dog.sharing.ownerMay',
    defaultMessage: 'Enters and pays, edits everything, shares the card, invites a manager',
  },
  managerMay: {
    id: 'dog.sharing.managerMay',
    defaultMessage: 'Can enter the dog, pay and edit details. Can’t make permanent changes or share the card.',
  },
  email: { id: 'dog.sharing.email', defaultMessage: 'Email of the manager' },
  emailHint: {
    id: 'dog.sharing.emailHint',
    defaultMessage:
      'We’ll email a link that works for {days} days. Your manager can enter {dog} and pay for entries. You stay the owner and can end this at any time.',
  },
  invite: { id: 'dog.sharing.invite', defaultMessage: 'Invite' },
  sentManager: {
    id: 'dog.sharing.sentManager',
    defaultMessage: 'We’ve invited {email} to manage {dog}. The invitation is open until {date}.',
  },
  sentOwner: {
    id: 'dog.sharing.sentOwner',
    defaultMessage:
      'We’ve invited {email} to become {dog}’s owner. Until they accept, nothing changes. The offer is open until {date}.',
  },
  cancel: { id: 'dog.sharing.cancelInvitation', defaultMessage: 'Cancel invitation' },
  remove: { id: 'dog.sharing.remove', defaultMessage: 'Remove manager' },
  removeTitle: { id: 'dog.sharing.removeTitle', defaultMessage: 'Remove {name} as manager of {dog}?' },
  removeText: {
    id: 'dog.sharing.removeText',
    defaultMessage:
      'They’ll no longer be able to see or enter {dog}. Entries they’ve paid for stay; their unpaid purchases are cancelled. We’ll email them.',
  },
  leave: { id: 'dog.sharing.leave', defaultMessage: 'Stop managing {dog}' },
  leaveTitle: { id: 'dog.sharing.leaveTitle', defaultMessage: 'Stop managing {dog}?' },
  leaveText: {
    id: 'dog.sharing.leaveText',
    defaultMessage:
      'You’ll no longer be able to see or enter {dog}. Entries you’ve paid for stay; unpaid purchases are cancelled. We’ll email the owner.',
  },
  leaveAction: { id: 'dog.sharing.leaveAction', defaultMessage: 'Stop managing' },
  transfer: { id: 'dog.sharing.transfer', defaultMessage: 'Transfer to a new owner' },
  transferTitle: { id: 'dog.sharing.transferTitle', defaultMessage: 'Transfer {dog} to a new owner?' },
  transferText: {
    id: 'dog.sharing.transferText',
    defaultMessage:
      'Nothing changes until they accept. Then {dog}, its history and its paid entries move to their account and you’ll lose access. Only they can transfer {dog} back.',
  },
  transferKept: {
    id: 'dog.sharing.transferKept',
    defaultMessage:
      'You keep your receipts, and refunds go to the person who paid. The manager, if there is one, stays. {dog}’s card link stops working.',
  },
  newOwner: { id: 'dog.sharing.newOwner', defaultMessage: 'Email of the new owner' },
  send: { id: 'dog.sharing.send', defaultMessage: 'Offer transfer' },
})
