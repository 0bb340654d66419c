import { defineMessages } from '../../i18n/defineMessages'

export const drawMessages = defineMessages({
  heading: { id: 'draw.heading', defaultMessage: 'Draw for places' },
  window: {
    id: 'draw.window',
    defaultMessage:
      'Take part between {opens} and {ends}. When you come doesn’t matter: everyone who takes part in that time has the same chance.',
  },
  turns: {
    id: 'draw.turns',
    defaultMessage:
      'Then the members are put in a random order, and places go round one dog at a time: every member’s first dog, then every member’s second, and so on.',
  },
  places: {
    id: 'draw.places',
    defaultMessage: 'A place you get is held until you’ve had time to pay. For the others you wait, in the same order.',
  },
  check: { id: 'draw.check', defaultMessage: 'Check the draw yourself' },
  seedPromised: {
    id: 'draw.seedPromised',
    defaultMessage:
      'The random number that decides the order is already fixed, and kept secret until the draw. This is its fingerprint (SHA-256). Afterwards the number is published, and anyone can work out the order again.',
  },
  seedPublished: {
    id: 'draw.seedPublished',
    defaultMessage: 'This fingerprint (SHA-256) was here before the draw. The published number must match it.',
  },
  again: {
    id: 'draw.again',
    defaultMessage:
      'The file has the number, and every receipt with its choices and position, but no names. With Node.js and the script from our source code you can do the draw again:',
  },
  download: { id: 'draw.download', defaultMessage: 'Download the draw (JSON)' },
  drawing: { id: 'draw.drawing', defaultMessage: 'Places are being drawn. The result appears here in a moment.' },
  notIn: { id: 'draw.notIn', defaultMessage: 'You aren’t in the draw yet. Choose classes for your dogs.' },
  in: {
    id: 'draw.in',
    defaultMessage: 'You’re in the draw. We’ve emailed you your receipt number: you’ll find it in the published draw.',
  },
  receipt: { id: 'draw.receipt', defaultMessage: 'Your receipt number:' },
  timer: {
    id: 'draw.timer',
    defaultMessage: '{time} to the draw, on {at}',
    description: '{time}: how long until then, 2 hours 5 minutes. {at}: 2 June at 10:00',
  },
  choices: { id: 'draw.choices', defaultMessage: 'Classes you’d like' },
  choose: { id: 'draw.choose', defaultMessage: 'Choose at least one class' },
  first: { id: 'draw.first', defaultMessage: 'Which dog goes first?' },
  firstHint: {
    id: 'draw.firstHint',
    defaultMessage: 'This dog gets its places in your first turn. The others follow in the order above.',
  },
  takePart: { id: 'draw.takePart', defaultMessage: 'Take part in the draw' },
  save: { id: 'draw.save', defaultMessage: 'Save choices' },
  saved: { id: 'draw.saved', defaultMessage: 'Your choices are saved.' },
  leave: { id: 'draw.leave', defaultMessage: 'Leave the draw' },
  leaveTitle: { id: 'draw.leaveTitle', defaultMessage: 'Leave the draw?' },
  leaveText: {
    id: 'draw.leaveText',
    defaultMessage: 'Your choices are deleted. You can take part again until the draw, with a new receipt number.',
  },
  stay: { id: 'draw.stay', defaultMessage: 'Stay in the draw' },
  noDogs: { id: 'draw.noDogs', defaultMessage: 'Add a dog to take part in the draw.' },
  addDog: { id: 'draw.addDog', defaultMessage: 'Add a dog' },
  nothingFits: { id: 'draw.nothingFits', defaultMessage: 'None of this show’s classes fits your dogs.' },
  failed: { id: 'draw.failed', defaultMessage: 'Couldn’t load your part in the draw' },
  failedText: { id: 'draw.failedText', defaultMessage: 'Check your connection and try again.' },
  loading: { id: 'draw.loading', defaultMessage: 'Loading the draw' },
  done: { id: 'draw.done', defaultMessage: 'The places have been drawn.' },
  position: {
    id: 'draw.position',
    defaultMessage: 'Your position: {position} of {members}',
    description: 'A member’s position in the random order of all members who took part',
  },
  held: {
    id: 'draw.held',
    defaultMessage: '{count, plural, one {# place is} other {# places are}} held for you. Pay before {until}.',
  },
  waiting: {
    id: 'draw.waiting',
    defaultMessage: 'You’re on the waiting list for {count, plural, one {# more run} other {# more runs}}.',
  },
  toCart: {
    id: 'draw.toCart',
    defaultMessage: '{count, plural, one {Add the place to your cart} other {Add # places to your cart}}',
  },
})
