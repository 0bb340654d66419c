import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'entry.add.title', defaultMessage: 'Add entries' },
  lead: {
    id: 'entry.add.lead',
    defaultMessage:
      'Enter dogs from paper forms or at the show office. The dog’s owner needs an account. The form clears after each dog, ready for the next.',
  },
  printForm: { id: 'entry.add.printForm', defaultMessage: 'Download a blank entry form (PDF)' },
  fileFailed: { id: 'entry.add.fileFailed', defaultMessage: 'Couldn’t create the file. Try again.' },
  dog: { id: 'entry.add.dog', defaultMessage: 'Dog' },
  dogHint: { id: 'entry.add.dogHint', defaultMessage: 'Part of a name or a whole microchip number' },
  dogMissing: { id: 'entry.add.dogMissing', defaultMessage: 'Find the dog and choose it from the list' },
  dogOption: {
    id: 'entry.add.dogOption',
    defaultMessage: '{name} ({facts})',
    description: 'A dog in a list to choose from: Łatka (Fen Glen Latka, Border Collie)',
  },
  loading: { id: 'entry.add.loading', defaultMessage: 'Loading the form' },
  failed: { id: 'entry.add.failed', defaultMessage: 'Couldn’t load the form' },
  failedText: { id: 'entry.add.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'entry.add.missing', defaultMessage: 'Show not found' },
  missingText: { id: 'entry.add.missingText', defaultMessage: 'Its address may have changed.' },
  allShows: { id: 'entry.add.allShows', defaultMessage: 'All shows' },
  classes: { id: 'entry.add.classes', defaultMessage: 'Classes' },
  extras: { id: 'entry.add.extras', defaultMessage: 'Extras' },
  classesMissing: { id: 'entry.add.classesMissing', defaultMessage: 'Choose at least one class' },
  ofMember: { id: 'entry.add.ofMember', defaultMessage: 'Entered for {member}. The receipt goes to them by email.' },
  renewText: {
    id: 'entry.add.renewText',
    defaultMessage: '{member}’s membership doesn’t cover the days of this show.',
  },
  renew: { id: 'entry.add.renew', defaultMessage: 'Record membership' },
  renewFailed: {
    id: 'entry.add.renewFailed',
    defaultMessage: 'Couldn’t load the membership. Check your connection and try again.',
  },
  noClass: { id: 'entry.add.noClass', defaultMessage: '{dog} isn’t eligible for any class at this show.' },
  notOpen: { id: 'entry.add.notOpen', defaultMessage: 'Classes {dog} can’t enter' },
  notOpenWhy: { id: 'entry.add.notOpenWhy', defaultMessage: '<b>{reason}:</b> {classes}' },
  classAt: {
    id: 'entry.add.classAt',
    defaultMessage: '{cls}: {price}',
    description: 'A class to tick, and what it costs',
  },
  way: { id: 'entry.add.way', defaultMessage: 'Payment method' },
  cash: { id: 'entry.add.cash', defaultMessage: 'In cash' },
  cardReader: { id: 'entry.add.cardReader', defaultMessage: 'With the card reader at the show' },
  free: { id: 'entry.add.free', defaultMessage: 'Free of charge' },
  reason: { id: 'entry.add.reason', defaultMessage: 'Reason for adding this entry' },
  reasonHint: { id: 'entry.add.reasonHint', defaultMessage: 'The member will read this on the receipt.' },
  reasonFree: {
    id: 'entry.add.reasonFree',
    defaultMessage: 'Explain why there’s no charge. The member will see this on the receipt.',
  },
  reasonShort: {
    id: 'entry.add.reasonShort',
    defaultMessage: 'Enter at least 10 characters.',
  },
  handlerName: { id: 'entry.add.handlerName', defaultMessage: 'Handler' },
  handlerHint: { id: 'entry.add.handlerHint', defaultMessage: 'Optional. Only if it isn’t the owner.' },
  junior: { id: 'entry.add.junior', defaultMessage: 'The handler is a junior' },
  juniorHint: { id: 'entry.add.juniorHint', defaultMessage: 'We don’t publish a junior’s name.' },
  phone: { id: 'entry.add.phone', defaultMessage: 'Phone on the day' },
  phoneHint: { id: 'entry.add.phoneHint', defaultMessage: 'Optional' },
  toPay: { id: 'entry.add.toPay', defaultMessage: 'To pay: {total}' },
  add: { id: 'entry.add.add', defaultMessage: 'Add the entries' },
  added: {
    id: 'entry.add.added',
    defaultMessage:
      '{dog}: {entries, plural, one {# entry} other {# entries}}{pieces, plural, =0 {} one { and # extra} other { and # extras}} added, {total}. Purchase {number}.',
  },
  priceChanged: {
    id: 'entry.add.priceChanged',
    defaultMessage: 'The price has changed, so nothing was added. Check the new price and add the entries again.',
  },
  notEligible: {
    id: 'entry.add.notEligible',
    defaultMessage:
      'Nothing was added: the dog can’t enter at least one of these classes, or an extra isn’t available. Check them again.',
  },
  otherTry: {
    id: 'entry.add.otherTry',
    defaultMessage:
      'An earlier attempt was saved with different details. Check the show’s entries before you add more.',
  },
})

export const wayMessages = { cash: messages.cash, card_reader: messages.cardReader, free: messages.free }

export const extraMessages = defineMessages({
  fewer: { id: 'entry.add.extraFewer', defaultMessage: 'One fewer: {extra}' },
  more: { id: 'entry.add.extraMore', defaultMessage: 'One more: {extra}' },
  left: {
    id: 'entry.add.extraLeft',
    defaultMessage: '{left, plural, =0 {Sold out} one {# left} other {# left}}',
  },
  leftForMember: {
    id: 'entry.add.extraLeftForMember',
    defaultMessage:
      '{left, plural, =0 {The member has as many as one person can buy} one {The member can buy # more} other {The member can buy # more}}',
  },
  notOnSale: { id: 'entry.add.extraNotOnSale', defaultMessage: 'Not on sale' },
  saleOver: { id: 'entry.add.extraSaleOver', defaultMessage: 'The show is over' },
})

export const sellMessages = defineMessages({
  title: { id: 'entry.add.sell', defaultMessage: 'Sell extras' },
  lead: {
    id: 'entry.add.sellLead',
    defaultMessage: 'For members who pay at the show office. The form clears after each sale, ready for the next.',
  },
  loading: { id: 'entry.add.sellLoading', defaultMessage: 'Loading extras' },
  failed: { id: 'entry.add.sellFailed', defaultMessage: 'Couldn’t load extras' },
  member: { id: 'entry.add.sellMember', defaultMessage: 'Member' },
  memberHint: { id: 'entry.add.sellMemberHint', defaultMessage: 'Search by name, member number, email or dog.' },
  memberMissing: { id: 'entry.add.sellMemberMissing', defaultMessage: 'Find the member and choose them from the list' },
  memberOption: { id: 'entry.add.sellMemberOption', defaultMessage: '{name}, {email}' },
  noMember: {
    id: 'entry.add.sellNoMember',
    defaultMessage: '{member}’s membership has lapsed or is paused. Renew or resume it, then sell extras to them.',
  },
  toMember: { id: 'entry.add.sellToMember', defaultMessage: 'Go to the member' },
  extrasMissing: { id: 'entry.add.sellExtrasMissing', defaultMessage: 'Choose at least one extra' },
  none: { id: 'entry.add.sellNone', defaultMessage: 'Nothing to sell yet' },
  noneText: { id: 'entry.add.sellNoneText', defaultMessage: 'This show has no extras on sale.' },
  toExtras: { id: 'entry.add.sellToExtras', defaultMessage: 'Extras of the show' },
  reason: { id: 'entry.add.sellReason', defaultMessage: 'Note' },
  reasonHint: { id: 'entry.add.sellReasonHint', defaultMessage: 'Optional. The member will read this on the receipt.' },
  sell: { id: 'entry.add.sellAction', defaultMessage: 'Sell' },
  sellFor: { id: 'entry.add.sellFor', defaultMessage: 'Sell for {total}' },
  sold: {
    id: 'entry.add.sold',
    defaultMessage:
      '{member}: {pieces, plural, one {# extra} other {# extras}} sold, {total}. Purchase {number}. The receipt is on its way by email.',
  },
  priceChanged: {
    id: 'entry.add.sellPriceChanged',
    defaultMessage: 'The price has changed, so nothing was sold. Check the new price and sell again.',
  },
  unavailable: {
    id: 'entry.add.sellUnavailable',
    defaultMessage: 'Nothing was sold: at least one of these extras isn’t available in this number. Check what’s left.',
  },
  otherTry: {
    id: 'entry.add.sellOtherTry',
    defaultMessage: 'An earlier attempt was saved with different details. Check the buyers before you sell more.',
  },
})

export const helperMessages = defineMessages({
  title: { id: 'entry.add.helpers', defaultMessage: 'Helpers' },
  lead: {
    id: 'entry.add.helpersLead',
    defaultMessage:
      'People helping at the show. Phone numbers and emails are for organisers only and aren’t printed. The list is deleted 30 days after the show.',
  },
  loading: { id: 'entry.add.helpersLoading', defaultMessage: 'Loading helpers' },
  failed: { id: 'entry.add.helpersFailed', defaultMessage: 'Couldn’t load the helpers' },
  failedText: { id: 'entry.add.helpersFailedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'entry.add.helpersNone', defaultMessage: 'No helpers yet' },
  noneText: { id: 'entry.add.helpersNoneText', defaultMessage: 'Add the people who have offered to help.' },
  add: { id: 'entry.add.helperAdd', defaultMessage: 'Add a helper' },
  print: { id: 'entry.add.helpersPrint', defaultMessage: 'Save the list (PDF)' },
  edit: { id: 'entry.add.helperEdit', defaultMessage: 'Edit' },
  editOne: { id: 'entry.add.helperEditOne', defaultMessage: 'Edit {name}, {task}' },
  remove: { id: 'entry.add.helperRemove', defaultMessage: 'Remove' },
  removeOne: { id: 'entry.add.helperRemoveOne', defaultMessage: 'Remove {name}, {task}' },
  removeTitle: { id: 'entry.add.helperRemoveTitle', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'entry.add.helperRemoveText',
    defaultMessage: '{task}, {day}. Their name, phone number and email are deleted.',
  },
  removeAction: { id: 'entry.add.helperRemoveAction', defaultMessage: 'Remove the helper' },
  keep: { id: 'entry.add.helperKeep', defaultMessage: 'Keep helper' },
  cancel: { id: 'entry.add.helperCancel', defaultMessage: 'Cancel' },
  save: { id: 'entry.add.helperSave', defaultMessage: 'Save' },
  name: { id: 'entry.add.helperName', defaultMessage: 'Name' },
  task: { id: 'entry.add.helperTask', defaultMessage: 'What they do' },
  taskHint: {
    id: 'entry.add.helperTaskHint',
    defaultMessage: 'For example ring party, scoring, gate, course building',
  },
  day: { id: 'entry.add.helperDay', defaultMessage: 'Day' },
  phone: { id: 'entry.add.helperPhone', defaultMessage: 'Phone' },
  email: { id: 'entry.add.helperEmail', defaultMessage: 'Email' },
  optional: { id: 'entry.add.helperOptional', defaultMessage: 'Optional' },
  emailHint: {
    id: 'entry.add.helperEmailHint',
    defaultMessage: 'Optional. A member who has confirmed this address gets the show’s reduction for helpers.',
  },
  emailInvalid: {
    id: 'entry.add.helperEmailInvalid',
    defaultMessage: 'Enter a valid email address, or leave this empty',
  },
  actions: { id: 'entry.add.helperActions', defaultMessage: 'Actions' },
})
