import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  heading: { id: 'measuring.heading', defaultMessage: 'Measurements' },
  loading: { id: 'measuring.loading', defaultMessage: 'Loading the measurements' },
  failed: { id: 'measuring.failed', defaultMessage: 'Couldn’t load the measurements' },
  failedText: { id: 'measuring.failedText', defaultMessage: 'Check your connection and try again.' },
  none: { id: 'measuring.none', defaultMessage: '{dog} hasn’t been measured yet.' },
  centimetres: { id: 'measuring.centimetres', defaultMessage: '{height} cm' },
  counts: { id: 'measuring.counts', defaultMessage: 'Current', description: 'Marks the measurement that counts' },
  said: {
    id: 'measuring.said',
    defaultMessage: '{by, select, none {Measured {day}} other {Measured {day} by {by}}}',
  },
  disputed: { id: 'measuring.disputed', defaultMessage: 'Disputed {day}: {reason}' },
  waitsDiffer: {
    id: 'measuring.waitsDiffer',
    defaultMessage:
      'The two measurements are in different height categories, so a third person has to measure {dog}. Until then the first one counts.',
  },
  waitsDisputed: {
    id: 'measuring.waitsDisputed',
    defaultMessage: 'This height is disputed, so another judge or admin needs to measure {dog}. It applies until then.',
  },
  ask: { id: 'measuring.ask', defaultMessage: 'Ask to have the dog measured at your next show.' },
  final: { id: 'measuring.final', defaultMessage: 'Three people have measured {dog}, so this height is final.' },
  until: {
    id: 'measuring.until',
    defaultMessage: 'If you think this height is wrong, you can dispute it until {day}.',
  },
  dispute: { id: 'measuring.dispute', defaultMessage: 'Dispute this height' },
  disputeTitle: { id: 'measuring.disputeTitle', defaultMessage: 'Dispute the height of {dog}?' },
  disputeText: {
    id: 'measuring.disputeText',
    defaultMessage:
      'Another judge or admin will measure {dog}. The current height applies until then. You can dispute each measurement once.',
  },
  reason: { id: 'measuring.reason', defaultMessage: 'Why is it wrong?' },
  reasonHint: {
    id: 'measuring.reasonHint',
    defaultMessage: 'Judges, admins and {dog}’s owner and manager will read this. At least 10 characters.',
  },
  reasonInvalid: { id: 'measuring.reasonInvalid', defaultMessage: 'Write at least 10 characters.' },
  unfit: { id: 'measuring.unfit', defaultMessage: 'Paid entries no longer eligible' },
  change: { id: 'measuring.change', defaultMessage: 'Change or withdraw' },
  changeOf: { id: 'measuring.changeOf', defaultMessage: 'Change or withdraw the entry in {show}, {day}' },
  openUntil: { id: 'measuring.openUntil', defaultMessage: 'Change the class or withdraw it until {day}, {time}.' },
  payerUntil: {
    id: 'measuring.payerUntil',
    defaultMessage: 'The person who paid can change the class or withdraw it until {day}, {time}.',
  },
  closed: { id: 'measuring.closed', defaultMessage: 'Entries have closed: contact the organisers before the show.' },
  closedAtDesk: {
    id: 'measuring.closedAtDesk',
    defaultMessage: 'Entries have closed, but an admin can still move or withdraw this one.',
  },
  contact: { id: 'measuring.contact', defaultMessage: 'Contact' },
  contactOf: { id: 'measuring.contactOf', defaultMessage: 'Contact the organisers about {show}, {day}' },
  entries: { id: 'measuring.entries', defaultMessage: 'Move or withdraw' },
  entriesOf: { id: 'measuring.entriesOf', defaultMessage: 'Move or withdraw the entry in {show}, {day}' },
  entry: { id: 'measuring.entry', defaultMessage: '{day}, {time}, ring {ring}' },
  barredHousehold: {
    id: 'measuring.barredHousehold',
    defaultMessage: '{dog} belongs to someone in your household. Another judge or admin has to measure it.',
  },
  barredBefore: {
    id: 'measuring.barredBefore',
    defaultMessage: 'You have measured {dog}. Another measurement has to be made by another judge or admin.',
  },
  secondText: {
    id: 'measuring.secondText',
    defaultMessage:
      '{dog} has been measured once. If your height is in the same category, it applies from now on. If not, a third person needs to measure {dog}.',
  },
  thirdText: {
    id: 'measuring.thirdText',
    defaultMessage: '{dog} has been measured twice. After yours, the middle height of the three is final.',
  },
  saved: { id: 'measuring.saved', defaultMessage: '{height} cm is saved: {category}' },
  savedDiffer: {
    id: 'measuring.savedDiffer',
    defaultMessage:
      'The first measurement is in another category. {counts} cm applies until a third person has measured the dog. We’ll email the owner.',
  },
  savedFinal: {
    id: 'measuring.savedFinal',
    defaultMessage: 'The middle height of the three, {counts} cm, is final. We’ll email the owner.',
  },
})
