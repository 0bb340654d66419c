import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  heading: { id: 'dog.measuring.heading', defaultMessage: 'Measurements' },
  loading: { id: 'dog.measuring.loading', defaultMessage: 'Loading the measurements' },
  failed: { id: 'dog.measuring.failed', defaultMessage: 'Couldn’t load the measurements' },
  failedText: { id: 'dog.measuring.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'dog.measuring.none', defaultMessage: '{dog} hasn’t been measured yet.' },
  centimetres: { id: 'dog.measuring.centimetres', defaultMessage: '{height} cm' },
  counts: { id: 'dog.measuring.counts', defaultMessage: 'Current', description: 'Marks the measurement that counts' },
  said: {
    id: 'dog.measuring.said',
    defaultMessage: '{by, select, none {Measured {day}} other {Measured {day} by {by}}}',
  },
  inFull: { id: 'dog.measuring.inFull', defaultMessage: 'If it’s withdrawn, the full price is refunded.' },
  inOrder: {
    id: 'dog.measuring.drawn',
    defaultMessage: 'The running order is drawn. The organiser adjusts it on the day.',
  },
  disputed: { id: 'dog.measuring.disputed', defaultMessage: 'Disputed {day}: {reason}' },
  waitsDiffer: {
    id: 'dog.measuring.waitsDiffer',
    defaultMessage:
      'The two measurements are in different height categories, so a third person has to measure {dog}. Until then the first one counts.',
  },
  waitsDisputed: {
    id: 'dog.measuring.waitsDisputed',
    defaultMessage: 'This height is disputed, so another judge or admin needs to measure {dog}. It applies until then.',
  },
  ask: { id: 'dog.measuring.ask', defaultMessage: 'Ask to have the dog measured at your next show.' },
  final: { id: 'dog.measuring.final', defaultMessage: 'Three people have measured {dog}, so this height is final.' },
  until: {
    id: 'dog.measuring.until',
    defaultMessage: 'If you think this height is wrong, you can dispute it until {day}.',
  },
  dispute: { id: 'dog.measuring.dispute', defaultMessage: 'Dispute this height' },
  disputeTitle: { id: 'dog.measuring.disputeTitle', defaultMessage: 'Dispute the height of {dog}?' },
  disputeText: {
    id: 'dog.measuring.disputeText',
    defaultMessage:
      'Another judge or admin will measure {dog}. The current height applies until then. You can dispute each measurement once.',
  },
  reason: { id: 'dog.measuring.reason', defaultMessage: 'Why is it wrong?' },
  reasonHint: {
    id: 'dog.measuring.reasonHint',
    defaultMessage: 'Judges, admins and {dog}’s owner and manager will read this. At least 10 characters.',
  },
  reasonInvalid: { id: 'dog.measuring.reasonInvalid', defaultMessage: 'Write at least 10 characters.' },
  unfit: { id: 'dog.measuring.unfit', defaultMessage: 'Paid entries no longer eligible' },
  change: { id: 'dog.measuring.change', defaultMessage: 'Change or withdraw' },
  changeOf: { id: 'dog.measuring.changeOf', defaultMessage: 'Change or withdraw the entry in {show}, {day}' },
  keep: { id: 'dog.measuring.keep', defaultMessage: 'Keep entry' },
  keepOf: { id: 'dog.measuring.keepOf', defaultMessage: 'Keep the entry in {show}, {day}' },
  keepText: {
    id: 'dog.measuring.keepText',
    defaultMessage: 'Or keep it: {dog} runs as entered, and a later withdrawal is refunded by the show’s terms.',
  },
  kept: {
    id: 'dog.measuring.kept',
    defaultMessage: 'Kept: {dog} runs as entered. A withdrawal is refunded by the show’s terms.',
  },
  openUntil: { id: 'dog.measuring.openUntil', defaultMessage: 'Change the class or withdraw it until {day}, {time}.' },
  payerUntil: {
    id: 'dog.measuring.payerUntil',
    defaultMessage: 'The person who paid can change the class or withdraw it until {day}, {time}.',
  },
  closed: {
    id: 'dog.measuring.closed',
    defaultMessage: 'Entries have closed: contact the organisers before the show.',
  },
  closedAtDesk: {
    id: 'dog.measuring.closedAtDesk',
    defaultMessage: 'Entries have closed, but an admin can still move or withdraw this one.',
  },
  contact: { id: 'dog.measuring.contact', defaultMessage: 'Contact' },
  contactOf: { id: 'dog.measuring.contactOf', defaultMessage: 'Contact the organisers about {show}, {day}' },
  entries: { id: 'dog.measuring.entries', defaultMessage: 'Move or withdraw' },
  entriesOf: { id: 'dog.measuring.entriesOf', defaultMessage: 'Move or withdraw the entry in {show}, {day}' },
  entry: { id: 'dog.measuring.entry', defaultMessage: '{day}, {time}, ring {ring}' },
  barredHousehold: {
    id: 'dog.measuring.barredHousehold',
    defaultMessage: '{dog} belongs to someone in your household. Another judge or admin has to measure it.',
  },
  barredBefore: {
    id: 'dog.measuring.barredBefore',
    defaultMessage: 'You have measured {dog}. Another measurement has to be made by another judge or admin.',
  },
  secondText: {
    id: 'dog.measuring.secondText',
    defaultMessage:
      '{dog} has been measured once. If your height is in the same category, it applies from now on. If not, a third person needs to measure {dog}.',
  },
  thirdText: {
    id: 'dog.measuring.thirdText',
    defaultMessage: '{dog} has been measured twice. After yours, the middle height of the three is final.',
  },
  saved: { id: 'dog.measuring.saved', defaultMessage: '{height} cm is saved: {category}' },
  savedDiffer: {
    id: 'dog.measuring.savedDiffer',
    defaultMessage:
      'The first measurement is in another category. {counts} cm applies until a third person has measured the dog. We’ll email the owner.',
  },
  savedFinal: {
    id: 'dog.measuring.savedFinal',
    defaultMessage: 'The middle height of the three, {counts} cm, is final. We’ll email the owner.',
  },
})
