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
    defaultMessage: '{dog}: {entries, plural, one {# entry} other {# entries}} added, {total}. Purchase {number}.',
  },
  priceChanged: {
    id: 'entry.add.priceChanged',
    defaultMessage: 'The price has changed, so nothing was added. Check the new price and add the entries again.',
  },
  notEligible: {
    id: 'entry.add.notEligible',
    defaultMessage: 'Nothing was added: the dog can’t enter at least one of these classes. Check them again.',
  },
  otherTry: {
    id: 'entry.add.otherTry',
    defaultMessage:
      'An earlier attempt was saved with different details. Check the show’s entries before you add more.',
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
