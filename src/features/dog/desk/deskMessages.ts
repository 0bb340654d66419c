import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'deskDogs.title', defaultMessage: 'Measurements and corrections' },
  lead: {
    id: 'deskDogs.lead',
    defaultMessage: 'Find a dog to record its measured height or to correct a permanent change.',
  },
  text: { id: 'deskDogs.text', defaultMessage: 'Name, microchip or card' },
  textHint: {
    id: 'deskDogs.textHint',
    defaultMessage: 'At least 3 letters of a name, the whole microchip number, or the code or link of the dog’s card',
  },
  textInvalid: { id: 'deskDogs.textInvalid', defaultMessage: 'Enter at least 3 letters or a whole microchip number.' },
  find: { id: 'deskDogs.find', defaultMessage: 'Find dogs' },
  searching: { id: 'deskDogs.searching', defaultMessage: 'Looking for dogs' },
  found: {
    id: 'deskDogs.found',
    defaultMessage: '{count, plural, one {# dog} other {# dogs}} for “{text}”',
  },
  first: {
    id: 'deskDogs.first',
    defaultMessage: '{count, plural, one {First dog} other {First # dogs}} for “{text}”. Enter more of the name.',
  },
  none: { id: 'deskDogs.none', defaultMessage: 'No dog found' },
  noneText: {
    id: 'deskDogs.noneText',
    defaultMessage: 'Check the spelling. Enter a microchip number or the code of a card as a whole.',
  },
  failed: { id: 'deskDogs.failed', defaultMessage: 'Couldn’t load the dogs' },
  failedText: { id: 'deskDogs.failedText', defaultMessage: 'Your search is kept. Try again in a moment.' },
  missing: { id: 'deskDogs.missing', defaultMessage: 'Dog not found' },
  missingText: {
    id: 'deskDogs.missingText',
    defaultMessage: 'The address may be incomplete, or the dog was merged with another one.',
  },
  failedDog: { id: 'deskDogs.failedDog', defaultMessage: 'Couldn’t load the dog' },
  failedDogText: { id: 'deskDogs.failedDogText', defaultMessage: 'Check your connection and try again.' },
  measureHeading: { id: 'deskDogs.measureHeading', defaultMessage: 'Measured height' },
  measureText: {
    id: 'deskDogs.measureText',
    defaultMessage: 'This height replaces the declared one. {dog}’s owner gets an email and can no longer change it.',
  },
  height: { id: 'deskDogs.height', defaultMessage: 'Height at the withers (cm)' },
  measure: { id: 'deskDogs.measure', defaultMessage: 'Save height' },
  measuredText: { id: 'deskDogs.measuredText', defaultMessage: 'The height is saved. The owner gets an email.' },
  next: { id: 'deskDogs.next', defaultMessage: 'Find another dog' },
  correctHeading: { id: 'deskDogs.correctHeading', defaultMessage: 'Correct a permanent change' },
  correctText: {
    id: 'deskDogs.correctText',
    defaultMessage:
      'Only for a permanent change that was made by mistake. Withdrawn entries stay withdrawn. We’ll email {dog}’s owner the reason, and it’s logged.',
  },
  flags: { id: 'deskDogs.flags', defaultMessage: 'Changes to undo' },
  noFlag: { id: 'deskDogs.noFlag', defaultMessage: 'Choose at least one change.' },
  reason: { id: 'deskDogs.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'deskDogs.reasonHint', defaultMessage: 'The owner will read this. At least 10 characters.' },
  reasonInvalid: { id: 'deskDogs.reasonInvalid', defaultMessage: 'Write at least 10 characters.' },
  correct: { id: 'deskDogs.correct', defaultMessage: 'Remove' },
  corrected: { id: 'deskDogs.corrected', defaultMessage: '{dog}’s record has been corrected' },
  correctedText: { id: 'deskDogs.correctedText', defaultMessage: 'The owner gets an email with your reason.' },
  microchipHeading: { id: 'deskDogs.microchipHeading', defaultMessage: 'Correct the microchip number' },
  microchipText: {
    id: 'deskDogs.microchipText',
    defaultMessage:
      'Check the number at the dog. {dog}’s owner gets an email with the reason, and it is logged. Without a number, the dog has no microchip here.',
  },
  microchip: { id: 'deskDogs.microchip', defaultMessage: 'Microchip number' },
  correctMicrochip: { id: 'deskDogs.correctMicrochip', defaultMessage: 'Correct number' },
  microchipCorrected: { id: 'deskDogs.microchipCorrected', defaultMessage: '{dog}’s microchip number is corrected' },
  own: { id: 'deskDogs.own', defaultMessage: 'This is your own dog' },
  ownText: {
    id: 'deskDogs.ownText',
    defaultMessage: 'Another judge or admin has to measure {dog} or correct its permanent changes.',
  },
  unfitTitle: {
    id: 'deskDogs.unfitTitle',
    defaultMessage:
      '{count, plural, one {{dog} will no longer be eligible for # paid entry} other {{dog} will no longer be eligible for # paid entries}}',
  },
  unfitText: {
    id: 'deskDogs.unfitText',
    defaultMessage:
      'The entries don’t change. We’ll email the person who paid: they can change the class or withdraw until entries close, then contact the organiser.',
  },
  confirm: { id: 'deskDogs.confirm', defaultMessage: 'Save anyway' },
})
