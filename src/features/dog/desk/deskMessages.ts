import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'dog.desk.title', defaultMessage: 'Measurements and corrections' },
  lead: {
    id: 'dog.desk.lead',
    defaultMessage: 'Find a dog to record its measured height or to correct a permanent change.',
  },
  text: { id: 'dog.desk.text', defaultMessage: 'Name, microchip or card' },
  textHint: {
    id: 'dog.desk.textHint',
    defaultMessage: 'At least 3 letters of a name, the whole microchip number, or the code or link of the dog’s card',
  },
  textInvalid: { id: 'dog.desk.textInvalid', defaultMessage: 'Enter at least 3 letters or a whole microchip number.' },
  find: { id: 'dog.desk.find', defaultMessage: 'Find dogs' },
  searching: { id: 'dog.desk.searching', defaultMessage: 'Looking for dogs' },
  found: {
    id: 'dog.desk.found',
    defaultMessage: '{count, plural, one {# dog} other {# dogs}} for “{text}”',
  },
  first: {
    id: 'dog.desk.first',
    defaultMessage: '{count, plural, one {First dog} other {First # dogs}} for “{text}”. Enter more of the name.',
  },
  none: { id: 'dog.desk.none', defaultMessage: 'No dog found' },
  noneText: {
    id: 'dog.desk.noneText',
    defaultMessage: 'Check the spelling. Enter a microchip number or the code of a card as a whole.',
  },
  failed: { id: 'dog.desk.failed', defaultMessage: 'Couldn’t load the dogs' },
  failedText: { id: 'dog.desk.failedText', defaultMessage: 'Your search is kept. Try again in a moment.' },
  missing: { id: 'dog.desk.missing', defaultMessage: 'Dog not found' },
  missingText: {
    id: 'dog.desk.missingText',
    defaultMessage: 'The address may be incomplete, or the dog was merged with another one.',
  },
  failedDog: { id: 'dog.desk.failedDog', defaultMessage: 'Couldn’t load the dog' },
  failedDogText: { id: 'dog.desk.failedDogText', defaultMessage: 'Check your connection and try again.' },
  measureHeading: { id: 'dog.desk.measureHeading', defaultMessage: 'Measured height' },
  measureText: {
    id: 'dog.desk.measureText',
    defaultMessage: 'This height replaces the declared one. {dog}’s owner gets an email and can no longer change it.',
  },
  height: { id: 'dog.desk.height', defaultMessage: 'Height at the withers (cm)' },
  measure: { id: 'dog.desk.measure', defaultMessage: 'Save height' },
  measuredText: { id: 'dog.desk.measuredText', defaultMessage: 'The height is saved. The owner gets an email.' },
  next: { id: 'dog.desk.next', defaultMessage: 'Find another dog' },
  correctHeading: { id: 'dog.desk.correctHeading', defaultMessage: 'Correct a permanent change' },
  correctText: {
    id: 'dog.desk.correctText',
    defaultMessage:
      'Only for a permanent change that was made by mistake. Withdrawn entries stay withdrawn. We’ll email {dog}’s owner the reason, and it’s logged.',
  },
  flags: { id: 'dog.desk.flags', defaultMessage: 'Changes to undo' },
  noFlag: { id: 'dog.desk.noFlag', defaultMessage: 'Choose at least one change.' },
  reason: { id: 'dog.desk.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'dog.desk.reasonHint', defaultMessage: 'The owner will read this. At least 10 characters.' },
  reasonInvalid: { id: 'dog.desk.reasonInvalid', defaultMessage: 'Write at least 10 characters.' },
  correct: { id: 'dog.desk.correct', defaultMessage: 'Remove' },
  corrected: { id: 'dog.desk.corrected', defaultMessage: '{dog}’s record has been corrected' },
  correctedText: { id: 'dog.desk.correctedText', defaultMessage: 'The owner gets an email with your reason.' },
  microchipHeading: { id: 'dog.desk.microchipHeading', defaultMessage: 'Correct the microchip number' },
  microchipText: {
    id: 'dog.desk.microchipText',
    defaultMessage:
      'Check the number at the dog. {dog}’s owner gets an email with the reason, and it is logged. Without a number, the dog has no microchip here.',
  },
  microchip: { id: 'dog.desk.microchip', defaultMessage: 'Microchip number' },
  correctMicrochip: { id: 'dog.desk.correctMicrochip', defaultMessage: 'Correct number' },
  microchipCorrected: { id: 'dog.desk.microchipCorrected', defaultMessage: '{dog}’s microchip number is corrected' },
  own: { id: 'dog.desk.own', defaultMessage: 'This is your own dog' },
  ownText: {
    id: 'dog.desk.ownText',
    defaultMessage: 'Another judge or admin has to measure {dog} or correct its permanent changes.',
  },
  unfitTitle: {
    id: 'dog.desk.unfitTitle',
    defaultMessage:
      '{count, plural, one {{dog} will no longer be eligible for # paid entry} other {{dog} will no longer be eligible for # paid entries}}',
  },
  unfitText: {
    id: 'dog.desk.unfitText',
    defaultMessage:
      'The entries don’t change. We’ll email the person who paid: until entries close they can change the class, or withdraw for the refund that the email names. Then the office decides.',
  },
  levels: { id: 'dog.desk.levels', defaultMessage: 'Levels that dogs have earned' },
  confirm: { id: 'dog.desk.confirm', defaultMessage: 'Save anyway' },
})
