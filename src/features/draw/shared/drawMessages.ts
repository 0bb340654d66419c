import { defineMessages } from '../../../i18n/defineMessages'

export const drawMessages = defineMessages({
  heading: { id: 'draw.heading', defaultMessage: 'Draw for places' },
  window: {
    id: 'draw.window',
    defaultMessage:
      'Apply between {opens} and {ends}. It doesn’t matter when: everyone who applies in that time has the same chance.',
  },
  turns: {
    id: 'draw.turns',
    defaultMessage:
      'We put members in a random order and give out places one dog at a time: everyone’s first dog, then everyone’s second, and so on.',
  },
  places: {
    id: 'draw.places',
    defaultMessage:
      'We hold each place you win until you’ve had time to pay. For the rest, you join the waiting list in the same order.',
  },
  check: { id: 'draw.check', defaultMessage: 'Check the draw yourself' },
  seedPromised: {
    id: 'draw.seedPromised',
    defaultMessage:
      'The random number that decides the order is already fixed and stays secret until the draw. This is its fingerprint (SHA-256). After the draw we publish the number, and anyone can check the order.',
  },
  seedPublished: {
    id: 'draw.seedPublished',
    defaultMessage: 'This fingerprint (SHA-256) was here before the draw. The published number must match it.',
  },
  again: {
    id: 'draw.again',
    defaultMessage:
      'The file lists the random number and every draw number with its choices and position, but no names. To repeat the draw, use Node.js and the script from our source code:',
  },
  download: { id: 'draw.download', defaultMessage: 'Download the draw (JSON)' },
  drawing: { id: 'draw.drawing', defaultMessage: 'Places are being drawn. The result appears here in a moment.' },
  notIn: { id: 'draw.notIn', defaultMessage: 'You aren’t in the draw yet. Choose classes for your dogs.' },
  in: {
    id: 'draw.in',
    defaultMessage: 'You’re in the draw. We’ve emailed you your draw number: you’ll find it in the published draw.',
  },
  receipt: { id: 'draw.receipt', defaultMessage: 'Your draw number:' },
  timer: {
    id: 'draw.timer',
    defaultMessage: '{time} to the draw, on {at}',
    description: '{time}: how long until then, 2 hours 5 minutes. {at}: 2 June at 10:00',
  },
  choices: { id: 'draw.choices', defaultMessage: 'Classes you want' },
  choose: { id: 'draw.choose', defaultMessage: 'Choose at least one class' },
  first: { id: 'draw.first', defaultMessage: 'Which dog goes first?' },
  firstHint: {
    id: 'draw.firstHint',
    defaultMessage: 'We place this dog first on your first turn. Your other dogs follow in the order above.',
  },
  takePart: { id: 'draw.takePart', defaultMessage: 'Take part in the draw' },
  save: { id: 'draw.save', defaultMessage: 'Save choices' },
  saved: { id: 'draw.saved', defaultMessage: 'Your choices are saved.' },
  leave: { id: 'draw.leave', defaultMessage: 'Leave the draw' },
  leaveTitle: { id: 'draw.leaveTitle', defaultMessage: 'Leave the draw?' },
  leaveText: {
    id: 'draw.leaveText',
    defaultMessage: 'We’ll delete your choices. You can apply again before the draw, with a new draw number.',
  },
  stay: { id: 'draw.stay', defaultMessage: 'Stay in the draw' },
  noDogs: { id: 'draw.noDogs', defaultMessage: 'Add a dog to take part in the draw.' },
  addDog: { id: 'draw.addDog', defaultMessage: 'Add a dog' },
  nothingFits: { id: 'draw.nothingFits', defaultMessage: 'None of your dogs can enter any class at this show.' },
  failed: { id: 'draw.failed', defaultMessage: 'Couldn’t load your draw entry' },
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
    defaultMessage: 'You’re on the waiting list for {count, plural, one {# more class} other {# more classes}}.',
  },
  toCart: {
    id: 'draw.toCart',
    defaultMessage: '{count, plural, one {Add the place to your cart} other {Add # places to your cart}}',
  },
})
