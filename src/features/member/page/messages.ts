import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'member.page.loading', defaultMessage: 'Loading the member' },
  failed: { id: 'member.page.failed', defaultMessage: 'Couldn’t load the member' },
  failedText: { id: 'member.page.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'member.page.missing', defaultMessage: 'Member not found' },
  missingText: { id: 'member.page.missingText', defaultMessage: 'The account may have been deleted.' },
  all: { id: 'member.page.all', defaultMessage: 'All members' },
  title: { id: 'member.page.title', defaultMessage: 'Member' },
  since: { id: 'member.page.since', defaultMessage: 'Member since {day}' },
  accountSince: { id: 'member.page.accountSince', defaultMessage: 'Account since {day}' },
  card: { id: 'member.page.card', defaultMessage: 'Membership card' },
  own: {
    id: 'member.page.own',
    defaultMessage: 'This is you. Another admin has to look after your membership.',
  },
  bar: { id: 'member.page.bar', defaultMessage: 'Part of the membership that is left' },
  untilDay: { id: 'member.page.untilDay', defaultMessage: 'Renewal date: {day}' },
  membership: { id: 'member.page.membership', defaultMessage: 'Membership' },
  noMembership: { id: 'member.page.noMembership', defaultMessage: 'No membership yet.' },
  years: {
    id: 'member.page.years',
    defaultMessage: '{years, plural, one {# year} other {# years}}, until {day}',
  },
  until: { id: 'member.page.until', defaultMessage: 'Until {day}' },
  endless: { id: 'member.page.endless', defaultMessage: 'No last day' },
  corrected: { id: 'member.page.corrected', defaultMessage: 'Renewal date changed to {day}' },
  paused: { id: 'member.page.paused', defaultMessage: 'Paused, last day {day}' },
  resumed: { id: 'member.page.resumed', defaultMessage: 'Resumed, last day {day}' },
  left: { id: 'member.page.left', defaultMessage: 'Left the club, last day {day}' },
  expelled: { id: 'member.page.expelled', defaultMessage: 'Expelled, last day {day}' },
  deceased: { id: 'member.page.deceased', defaultMessage: 'Died, last day {day}' },
  refunded: { id: 'member.page.refunded', defaultMessage: 'Refunded, last day {day}' },
  bought: { id: 'member.page.bought', defaultMessage: 'Paid online, receipt {receipt}' },
  recordedBy: { id: 'member.page.recordedBy', defaultMessage: 'Recorded by {name}' },
  paidAtDesk: { id: 'member.page.paidAtDesk', defaultMessage: '{way}, receipt {receipt}' },
  purchases: { id: 'member.page.purchases', defaultMessage: 'Purchases' },
  noPurchases: { id: 'member.page.noPurchases', defaultMessage: 'No purchases yet.' },
  someOf: { id: 'member.page.someOf', defaultMessage: '{shown} of {all}' },
  feeBought: { id: 'member.page.feeBought', defaultMessage: 'Membership' },
  runs: { id: 'member.page.runs', defaultMessage: '{runs, plural, one {# run} other {# runs}}' },
  receipt: { id: 'member.page.receipt', defaultMessage: 'Purchase {receipt}' },
  back: { id: 'member.page.back', defaultMessage: '{amount} back' },
  entries: { id: 'member.page.entries', defaultMessage: 'Entries' },
  noEntries: { id: 'member.page.noEntries', defaultMessage: 'No entries ahead.' },
  ring: { id: 'member.page.ring', defaultMessage: '{dog}, {time}, ring {ring}' },
  facts: { id: 'member.page.facts', defaultMessage: 'Facts' },
  email: { id: 'member.page.email', defaultMessage: 'Email' },
  unconfirmed: { id: 'member.page.unconfirmed', defaultMessage: 'not confirmed' },
  phone: { id: 'member.page.phone', defaultMessage: 'Phone' },
  livesAt: { id: 'member.page.livesAt', defaultMessage: 'Lives at' },
  born: { id: 'member.page.born', defaultMessage: 'Born' },
  language: { id: 'member.page.language', defaultMessage: 'Language' },
  roles: { id: 'member.page.roles', defaultMessage: 'Roles' },
  household: { id: 'member.page.household', defaultMessage: 'Household' },
  logIn: { id: 'member.page.logIn', defaultMessage: 'Login' },
  lastSeen: {
    id: 'member.page.lastSeen',
    defaultMessage:
      '{seen, select, yes {{day}, {devices, plural, one {# device} other {# devices}}} other {not logged in}}',
  },
  twoStep: { id: 'member.page.twoStep', defaultMessage: 'two-step verification' },
  noMails: { id: 'member.page.noMails', defaultMessage: 'Gets no emails' },
  dogs: { id: 'member.page.dogs', defaultMessage: 'Dogs' },
  noDogs: { id: 'member.page.noDogs', defaultMessage: 'No dogs.' },
  retired: { id: 'member.page.retired', defaultMessage: 'Retired' },
  unsubscribed: { id: 'member.page.unsubscribed', defaultMessage: 'Unsubscribed from' },
  mails: { id: 'member.page.mails', defaultMessage: 'Emails' },
  noneSent: { id: 'member.page.noneSent', defaultMessage: 'No emails yet.' },
  sent: { id: 'member.page.sent', defaultMessage: 'Sent' },
  waiting: { id: 'member.page.waiting', defaultMessage: 'Waiting to be sent' },
  notSent: { id: 'member.page.notSent', defaultMessage: 'Couldn’t be sent yet; we’ll keep trying' },
  notes: { id: 'member.page.notes', defaultMessage: 'Notes' },
  notesHint: {
    id: 'member.page.notesHint',
    defaultMessage: 'Members can read these: they are in “Download your data”.',
  },
  note: { id: 'member.page.note', defaultMessage: 'Add a note' },
  saveNote: { id: 'member.page.saveNote', defaultMessage: 'Save note' },
  noteBy: { id: 'member.page.noteBy', defaultMessage: '{name}, {day}' },
  history: { id: 'member.page.history', defaultMessage: 'Who changed what' },
  noHistory: { id: 'member.page.noHistory', defaultMessage: 'Nothing yet.' },
  actingUntil: { id: 'member.history.until', defaultMessage: 'Until {time} at the latest' },
  aboutDog: { id: 'member.history.dog', defaultMessage: 'Dog: {dog}' },
  when: { id: 'member.page.when', defaultMessage: '{name}, {time}' },
  byJob: { id: 'member.page.byJob', defaultMessage: 'Automatically' },
  became: { id: 'member.page.became', defaultMessage: '{field}: {was} → {now}' },
  yes: { id: 'member.page.yes', defaultMessage: 'yes' },
  no: { id: 'member.page.no', defaultMessage: 'no' },
  nothingThere: { id: 'member.page.nothingThere', defaultMessage: 'none' },
})

export const actionMessages = defineMessages({
  'acting.started': { id: 'member.actions.actingStarted', defaultMessage: 'Admin started acting for the member' },
  'acting.stopped': { id: 'member.actions.actingStopped', defaultMessage: 'Admin stopped acting for the member' },
  'dog.added': { id: 'member.actions.dogAdded', defaultMessage: 'Dog added' },
  'dog.changed': { id: 'member.actions.dogChanged', defaultMessage: 'Dog changed' },
  'dog.photo_added': { id: 'member.actions.photoAdded', defaultMessage: 'Photo added' },
  'dog.photo_removed': { id: 'member.actions.photoRemoved', defaultMessage: 'Photo removed' },
  'draw.applied': { id: 'member.actions.drawApplied', defaultMessage: 'Entered the draw' },
  'draw.changed': { id: 'member.actions.drawChanged', defaultMessage: 'Draw entry changed' },
  'draw.left': { id: 'member.actions.drawLeft', defaultMessage: 'Left the draw' },
  'entry.changed': { id: 'member.actions.entryChanged', defaultMessage: 'Entry changed' },
  'entry.kept': { id: 'member.actions.entryKept', defaultMessage: 'Entry kept' },
  'entry.withdrawn': { id: 'member.actions.entryWithdrawn', defaultMessage: 'Entry withdrawn' },
  'waiting.ended': { id: 'member.actions.waitingEnded', defaultMessage: 'Left the waiting list' },
  'account.blocked': { id: 'member.actions.blocked', defaultMessage: 'Account blocked' },
  'account.unblocked': { id: 'member.actions.unblocked', defaultMessage: 'Account unblocked' },
  'sessions.ended': { id: 'member.actions.loggedOut', defaultMessage: 'Logged out everywhere' },
  'account.merged': { id: 'member.actions.merged', defaultMessage: 'Two accounts merged' },
  'account.separated': { id: 'member.actions.separated', defaultMessage: 'Two accounts separated' },
  'account.made': { id: 'member.actions.made', defaultMessage: 'Account opened' },
  'document.accepted': { id: 'member.actions.accepted', defaultMessage: 'Terms accepted' },
  'email.change_requested': { id: 'member.actions.emailRequested', defaultMessage: 'New email address requested' },
  'email.change_confirmed': { id: 'member.actions.newEmailConfirmed', defaultMessage: 'New email address confirmed' },
  'email.change_stopped': { id: 'member.actions.emailStopped', defaultMessage: 'Change of email address stopped' },
  'email.bounced': { id: 'member.actions.bounced', defaultMessage: 'Email address marked as not working' },
  'email.bounce_cleared': { id: 'member.actions.bounceCleared', defaultMessage: 'Email address marked as working' },
  'mail_choice.changed': { id: 'member.actions.mailChoice', defaultMessage: 'Choice of emails changed' },
  'email.changed': { id: 'member.actions.emailChanged', defaultMessage: 'Email address changed' },
  'email.confirmed': { id: 'member.actions.emailConfirmed', defaultMessage: 'Email address confirmed' },
  'email.confirmation_sent': { id: 'member.actions.confirmationSent', defaultMessage: 'Confirmation link sent again' },
  'member.data_saved': { id: 'member.actions.dataSaved', defaultMessage: 'Data downloaded' },
  'member.listed': { id: 'member.actions.listed', defaultMessage: 'Register of members saved as a file' },
  'member.noted': { id: 'member.actions.noted', defaultMessage: 'Note added' },
  'member.viewed': { id: 'member.actions.viewed', defaultMessage: 'This page was viewed' },
  'membership.corrected': { id: 'member.actions.corrected', defaultMessage: 'Renewal date changed' },
  'membership.ended': { id: 'member.actions.ended', defaultMessage: 'Membership ended' },
  'membership.paused': { id: 'member.actions.paused', defaultMessage: 'Membership paused' },
  'membership.resumed': { id: 'member.actions.resumed', defaultMessage: 'Membership resumed' },
  'membership.prolonged': { id: 'member.actions.prolonged', defaultMessage: 'Membership recorded' },
  'password.changed': { id: 'member.actions.password', defaultMessage: 'Password changed' },
  'password.reset': { id: 'member.actions.reset', defaultMessage: 'Password reset' },
  'two_step_verification.turned_off': {
    id: 'member.actions.twoStepOff',
    defaultMessage: 'Two-step verification turned off',
  },
  'two_step_verification.turned_on': {
    id: 'member.actions.twoStepOn',
    defaultMessage: 'Two-step verification turned on',
  },
  'profile.changed': { id: 'member.actions.profile', defaultMessage: 'Profile changed' },
  other: { id: 'member.actions.other', defaultMessage: 'Account changed' },
})

export const fieldMessages = defineMessages({
  email: { id: 'member.fields.email', defaultMessage: 'Email' },
  name: { id: 'member.fields.name', defaultMessage: 'Name' },
  street: { id: 'member.fields.street', defaultMessage: 'Street' },
  postcode: { id: 'member.fields.postcode', defaultMessage: 'Postcode' },
  city: { id: 'member.fields.city', defaultMessage: 'Town or city' },
  country: { id: 'member.fields.country', defaultMessage: 'Country' },
  phone: { id: 'member.fields.phone', defaultMessage: 'Phone' },
  emergencyName: { id: 'member.fields.emergencyName', defaultMessage: 'Emergency contact' },
  emergencyPhone: { id: 'member.fields.emergencyPhone', defaultMessage: 'Emergency phone' },
  locale: { id: 'member.fields.locale', defaultMessage: 'Language' },
  roles: { id: 'member.fields.roles', defaultMessage: 'Roles' },
  renewalDate: { id: 'member.fields.renewalDate', defaultMessage: 'Renewal date' },
  membershipKind: { id: 'member.fields.membershipKind', defaultMessage: 'Membership' },
  blocked: { id: 'member.fields.blocked', defaultMessage: 'Blocked' },
})

export const purchaseStates = defineMessages({
  pending: { id: 'member.purchases.pending', defaultMessage: 'Awaited' },
  paid: { id: 'member.purchases.paid', defaultMessage: 'Paid' },
  expired: { id: 'member.purchases.expired', defaultMessage: 'Expired' },
  cancelled: { id: 'member.purchases.cancelled', defaultMessage: 'Cancelled' },
  refunded: { id: 'member.purchases.refunded', defaultMessage: 'Refunded' },
})

export const refundMessages = defineMessages({
  open: { id: 'member.refund.open', defaultMessage: 'Refund' },
  openNamed: { id: 'member.refund.openNamed', defaultMessage: 'Refund purchase {receipt}' },
  title: { id: 'member.refund.title', defaultMessage: 'Refund a membership' },
  text: {
    id: 'member.refund.text',
    defaultMessage: 'Purchase {receipt}, {name}. You can refund up to {most}.',
    description: '{most}: a sum of money',
  },
  amount: { id: 'member.refund.amount', defaultMessage: 'Amount to refund ({currency})' },
  amountInvalid: { id: 'member.refund.amountInvalid', defaultMessage: 'Enter an amount up to {most}, such as 12.50.' },
  after: { id: 'member.refund.after', defaultMessage: 'Membership' },
  keeps: { id: 'member.refund.keeps', defaultMessage: 'Stays as it is' },
  ends: { id: 'member.refund.ends', defaultMessage: 'Ends on {day}' },
  stays: {
    id: 'member.refund.stays',
    defaultMessage: 'The renewal date stays as it is. Change it separately if you need to.',
  },
  byProvider: {
    id: 'member.refund.byProvider',
    defaultMessage: 'We’ll send it to the card or account it was paid from.',
  },
  byHand: {
    id: 'member.refund.byHand',
    defaultMessage: 'Paid to the club {way}. Refund it the same way, then mark it as sent under Money, Bank transfers.',
  },
  action: { id: 'member.refund.action', defaultMessage: 'Refund {amount}' },
  actionOpen: { id: 'member.refund.actionOpen', defaultMessage: 'Refund' },
})

export const dataMessages = defineMessages({
  heading: { id: 'member.data.heading', defaultMessage: 'Requests by letter' },
  lead: {
    id: 'member.data.lead',
    defaultMessage: 'For members who write to the club instead of logging in. You have one month to reply.',
  },
  openSave: { id: 'member.data.openSave', defaultMessage: 'Download their data' },
  saveTitle: { id: 'member.data.saveTitle', defaultMessage: 'Download their data' },
  saveText: {
    id: 'member.data.saveText',
    defaultMessage:
      'You’ll get an Excel workbook with everything the club holds about this member. Send it only to them.',
  },
  saveAction: { id: 'member.data.saveAction', defaultMessage: 'Download' },
  saveEmailed: { id: 'member.data.saveEmailed', defaultMessage: 'We’ll email them to say you downloaded it.' },
  saved: { id: 'member.data.saved', defaultMessage: 'Saved to your downloads.' },
  openDelete: { id: 'member.data.openDelete', defaultMessage: 'Delete account' },
  deleteTitle: { id: 'member.data.deleteTitle', defaultMessage: 'Delete {name}’s account?' },
  deleteText: {
    id: 'member.data.deleteText',
    defaultMessage:
      'This is permanent. Name, address, dogs, messages and logins are deleted right away. By law and under the sport’s rules the club keeps payment records and results, without the name. Invoices stay as they were issued: tax law requires that.',
  },
  receivedOn: { id: 'member.data.receivedOn', defaultMessage: 'Date you received the letter' },
  receivedOnInvalid: {
    id: 'member.data.receivedOnInvalid',
    defaultMessage: 'Enter the date you received the letter. It can’t be in the future.',
  },
  entriesLost: {
    id: 'member.data.entriesLost',
    defaultMessage:
      '{count, plural, one {# entry for an upcoming show will be withdrawn.} other {# entries for upcoming shows will be withdrawn.}} Refund: {refund}.',
  },
  membershipLost: { id: 'member.data.membershipLost', defaultMessage: 'Their membership until {day} ends today.' },
  deleteAction: { id: 'member.data.deleteAction', defaultMessage: 'Delete permanently' },
  deleted: { id: 'member.data.deleted', defaultMessage: 'Account deleted' },
  deletedText: {
    id: 'member.data.deletedText',
    defaultMessage:
      'Now reply to the letter. The club keeps payment records and results without their name, and invoices as they were issued.',
  },
})

export const refundWays = defineMessages({
  cash: { id: 'member.refund.cash', defaultMessage: 'in cash' },
  card_reader: { id: 'member.refund.cardReader', defaultMessage: 'by card reader' },
  bank: { id: 'member.refund.bank', defaultMessage: 'by bank transfer' },
})

export const blockMessages = defineMessages({
  open: { id: 'member.block.open', defaultMessage: 'Block' },
  title: { id: 'member.block.title', defaultMessage: 'Block {name}?' },
  text: {
    id: 'member.block.text',
    defaultMessage:
      'They’ll be logged out everywhere and can’t log in until you unblock the account. Their membership and entries stay as they are.',
  },
  reasonHint: {
    id: 'member.block.reasonHint',
    defaultMessage: 'Shown to them when they try to log in. At least 10 characters.',
  },
  action: { id: 'member.block.action', defaultMessage: 'Block account' },
  keep: { id: 'member.block.keep', defaultMessage: 'Don’t block' },
  since: { id: 'member.block.since', defaultMessage: 'Blocked since {day}: {reason}' },
  unblock: { id: 'member.block.unblock', defaultMessage: 'Unblock' },
  logOut: { id: 'member.block.logOut', defaultMessage: 'Log out everywhere' },
  loggedOut: {
    id: 'member.block.loggedOut',
    defaultMessage:
      '{count, plural, =0 {Not logged in anywhere.} one {Logged out of # device.} other {Logged out of # devices.}}',
  },
})

export const helpMessages = defineMessages({
  resend: { id: 'member.help.resend', defaultMessage: 'Resend confirmation' },
  resent: { id: 'member.help.resent', defaultMessage: 'We’ve emailed a new confirmation link to {email}.' },
  openFactor: { id: 'member.help.openFactor', defaultMessage: 'Remove two-step verification' },
  factorTitle: { id: 'member.help.factorTitle', defaultMessage: 'Remove two-step verification for {name}?' },
  factorText: {
    id: 'member.help.factorText',
    defaultMessage:
      'They’ll be logged out everywhere, and their password is then enough to log in. We’ll email them about it.',
  },
  factorAction: { id: 'member.help.factorAction', defaultMessage: 'Remove verification' },
  proof: { id: 'member.help.proof', defaultMessage: 'How they proved who they are' },
  proofHint: {
    id: 'member.help.proofHint',
    defaultMessage: 'The member can read this in their history. At least 10 characters.',
  },
  openActing: { id: 'member.help.openActing', defaultMessage: 'Act for this member' },
  actingTitle: { id: 'member.help.actingTitle', defaultMessage: 'Act for {name}?' },
  actingText: {
    id: 'member.help.actingText',
    defaultMessage:
      'You’ll see the site as they do for {minutes} minutes, and can change their details, dogs and entries. You can’t pay, change how they log in or agree to anything for them. We’ll email them now, and what you do is recorded under your name.',
  },
  actingReason: { id: 'member.help.actingReason', defaultMessage: 'What they need help with' },
  actingAction: { id: 'member.help.actingAction', defaultMessage: 'Start acting' },
  openEmail: { id: 'member.help.openEmail', defaultMessage: 'Change email' },
  emailTitle: { id: 'member.help.emailTitle', defaultMessage: 'Change the email address' },
  emailText: {
    id: 'member.help.emailText',
    defaultMessage:
      'For a member who can no longer read emails sent to {email}. They’ll confirm the new address with a link. We’ll also email the old address, with a link to stop the change before it takes effect.',
  },
  newEmail: { id: 'member.help.newEmail', defaultMessage: 'New email' },
  emailAction: { id: 'member.help.emailAction', defaultMessage: 'Request change' },
  keep: { id: 'member.help.keep', defaultMessage: 'Cancel' },
  changing: {
    id: 'member.help.changing',
    defaultMessage:
      '{confirmed, select, yes {The email address changes to {email} on {day}.} other {The email address changes to {email} on {day} at the earliest, once the member has confirmed it.}}',
  },
  stop: { id: 'member.help.stop', defaultMessage: 'Cancel the change' },
})

export const bounceMessages = defineMessages({
  since: {
    id: 'member.bounce.since',
    defaultMessage:
      'Emails to {email} have bounced since {day}: {reason}. We leave this address out of emails to members until it’s changed or confirmed again.',
  },
  clear: { id: 'member.bounce.clear', defaultMessage: 'Mark as working' },
})

export const mailKindMessages = defineMessages({
  news: { id: 'member.mailKinds.news', defaultMessage: 'news' },
  offers: { id: 'member.mailKinds.offers', defaultMessage: 'shows and offers' },
})
