import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'deskAdds.title', defaultMessage: 'Add entries' },
  lead: {
    id: 'deskAdds.lead',
    defaultMessage:
      'Enter dogs from paper forms or at the show office. The dog’s owner needs an account. The form clears after each dog, ready for the next.',
  },
  back: { id: 'deskAdds.back', defaultMessage: 'Entries for {show}' },
  printForm: { id: 'deskAdds.printForm', defaultMessage: 'Download a blank entry form (PDF)' },
  fileFailed: { id: 'deskAdds.fileFailed', defaultMessage: 'Couldn’t create the file. Try again.' },
  dog: { id: 'deskAdds.dog', defaultMessage: 'Dog' },
  dogHint: { id: 'deskAdds.dogHint', defaultMessage: 'Part of a name or a whole microchip number' },
  dogMissing: { id: 'deskAdds.dogMissing', defaultMessage: 'Find the dog and choose it from the list' },
  dogOption: {
    id: 'deskAdds.dogOption',
    defaultMessage: '{name} ({facts})',
    description: 'A dog in a list to choose from: Łatka (Fen Glen Latka, Border Collie)',
  },
  loading: { id: 'deskAdds.loading', defaultMessage: 'Loading the form' },
  failed: { id: 'deskAdds.failed', defaultMessage: 'Couldn’t load the form' },
  failedText: { id: 'deskAdds.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'deskAdds.missing', defaultMessage: 'Show not found' },
  missingText: { id: 'deskAdds.missingText', defaultMessage: 'Its address may have changed.' },
  allShows: { id: 'deskAdds.allShows', defaultMessage: 'All shows' },
  classes: { id: 'deskAdds.classes', defaultMessage: 'Classes' },
  classesMissing: { id: 'deskAdds.classesMissing', defaultMessage: 'Choose at least one class' },
  ofMember: { id: 'deskAdds.ofMember', defaultMessage: 'Entered for {member}. The receipt goes to them by email.' },
  noClass: { id: 'deskAdds.noClass', defaultMessage: '{dog} isn’t eligible for any class at this show.' },
  classAt: {
    id: 'deskAdds.classAt',
    defaultMessage: '{cls}: {price}',
    description: 'A class to tick, and what it costs',
  },
  way: { id: 'deskAdds.way', defaultMessage: 'Payment method' },
  cash: { id: 'deskAdds.cash', defaultMessage: 'In cash' },
  cardReader: { id: 'deskAdds.cardReader', defaultMessage: 'With the card reader at the show' },
  free: { id: 'deskAdds.free', defaultMessage: 'Free of charge' },
  reason: { id: 'deskAdds.reason', defaultMessage: 'Reason for adding this entry' },
  reasonHint: { id: 'deskAdds.reasonHint', defaultMessage: 'The member will read this on the receipt.' },
  reasonFree: {
    id: 'deskAdds.reasonFree',
    defaultMessage: 'Explain why there’s no charge. The member will see this on the receipt.',
  },
  reasonShort: {
    id: 'deskAdds.reasonShort',
    defaultMessage: 'Enter at least 10 characters.',
  },
  handlerName: { id: 'deskAdds.handlerName', defaultMessage: 'Handler' },
  handlerHint: { id: 'deskAdds.handlerHint', defaultMessage: 'Optional. Only if it isn’t the owner.' },
  phone: { id: 'deskAdds.phone', defaultMessage: 'Phone on the day' },
  phoneHint: { id: 'deskAdds.phoneHint', defaultMessage: 'Optional' },
  toPay: { id: 'deskAdds.toPay', defaultMessage: 'To pay: {total}' },
  add: { id: 'deskAdds.add', defaultMessage: 'Add the entries' },
  added: {
    id: 'deskAdds.added',
    defaultMessage: '{dog}: {entries, plural, one {# entry} other {# entries}} added, {total}. Purchase {number}.',
  },
  priceChanged: {
    id: 'deskAdds.priceChanged',
    defaultMessage: 'The price has changed, so nothing was added. Check the new price and add the entries again.',
  },
  notEligible: {
    id: 'deskAdds.notEligible',
    defaultMessage: 'Nothing was added: the dog can’t enter at least one of these classes. Check them again.',
  },
  otherTry: {
    id: 'deskAdds.otherTry',
    defaultMessage:
      'An earlier attempt was saved with different details. Check the show’s entries before you add more.',
  },
})

export const helperMessages = defineMessages({
  title: { id: 'deskAdds.helpers', defaultMessage: 'Helpers' },
  lead: {
    id: 'deskAdds.helpersLead',
    defaultMessage:
      'People helping at the show. Phone numbers and emails are for organisers only and aren’t printed. The list is deleted 30 days after the show.',
  },
  loading: { id: 'deskAdds.helpersLoading', defaultMessage: 'Loading helpers' },
  failed: { id: 'deskAdds.helpersFailed', defaultMessage: 'Couldn’t load the helpers' },
  failedText: { id: 'deskAdds.helpersFailedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'deskAdds.helpersNone', defaultMessage: 'No helpers yet' },
  noneText: { id: 'deskAdds.helpersNoneText', defaultMessage: 'Add the people who have offered to help.' },
  add: { id: 'deskAdds.helperAdd', defaultMessage: 'Add a helper' },
  print: { id: 'deskAdds.helpersPrint', defaultMessage: 'Save the list (PDF)' },
  edit: { id: 'deskAdds.helperEdit', defaultMessage: 'Edit' },
  editOne: { id: 'deskAdds.helperEditOne', defaultMessage: 'Edit {name}, {task}' },
  remove: { id: 'deskAdds.helperRemove', defaultMessage: 'Remove' },
  removeOne: { id: 'deskAdds.helperRemoveOne', defaultMessage: 'Remove {name}, {task}' },
  removeTitle: { id: 'deskAdds.helperRemoveTitle', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'deskAdds.helperRemoveText',
    defaultMessage: '{task}, {day}. Their name, phone number and email are deleted.',
  },
  removeAction: { id: 'deskAdds.helperRemoveAction', defaultMessage: 'Remove the helper' },
  keep: { id: 'deskAdds.helperKeep', defaultMessage: 'Keep helper' },
  cancel: { id: 'deskAdds.helperCancel', defaultMessage: 'Cancel' },
  save: { id: 'deskAdds.helperSave', defaultMessage: 'Save' },
  name: { id: 'deskAdds.helperName', defaultMessage: 'Name' },
  task: { id: 'deskAdds.helperTask', defaultMessage: 'What they do' },
  taskHint: { id: 'deskAdds.helperTaskHint', defaultMessage: 'For example ring party, scoring, gate, course building' },
  day: { id: 'deskAdds.helperDay', defaultMessage: 'Day' },
  phone: { id: 'deskAdds.helperPhone', defaultMessage: 'Phone' },
  email: { id: 'deskAdds.helperEmail', defaultMessage: 'Email' },
  optional: { id: 'deskAdds.helperOptional', defaultMessage: 'Optional' },
  emailInvalid: {
    id: 'deskAdds.helperEmailInvalid',
    defaultMessage: 'Enter a valid email address, or leave this empty',
  },
  actions: { id: 'deskAdds.helperActions', defaultMessage: 'Actions' },
})
