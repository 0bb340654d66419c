import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  heading: { id: 'dog.nexus.heading', defaultMessage: 'Nexus level' },
  loading: { id: 'dog.nexus.loading', defaultMessage: 'Loading the levels' },
  failed: { id: 'dog.nexus.failed', defaultMessage: 'Couldn’t load the levels' },
  failedText: { id: 'dog.nexus.failedText', defaultMessage: 'Check your connection and try again.' },
  how: {
    id: 'dog.nexus.how',
    defaultMessage:
      'The club decides the Nexus level. It goes up after clear rounds, or the office sets it and gives a reason.',
  },
  stated: { id: 'dog.nexus.stated', defaultMessage: 'Level {rank}, stated by the owner' },
  upTo: { id: 'dog.nexus.upTo', defaultMessage: 'Up to level {rank}' },
  downTo: { id: 'dog.nexus.downTo', defaultMessage: 'Down to level {rank}' },
  sameAs: { id: 'dog.nexus.sameAs', defaultMessage: 'Stays at level {rank}' },
  from: { id: 'dog.nexus.from', defaultMessage: 'From {day}' },
  byResults: { id: 'dog.nexus.byResults', defaultMessage: 'Earned by clear rounds' },
  confirmedBy: { id: 'dog.nexus.confirmedBy', defaultMessage: 'Earned by clear rounds, confirmed by {name}' },
  atDesk: {
    id: 'dog.nexus.atDesk',
    defaultMessage: '{by, select, none {Set by the office {day}} other {Set by {by}, {day}}}',
  },
  reason: { id: 'dog.nexus.reason', defaultMessage: 'Reason: {reason}' },
  ahead: {
    id: 'dog.nexus.ahead',
    defaultMessage: 'Upcoming',
    description: 'Marks a level that counts from a later day',
  },
  replaced: {
    id: 'dog.nexus.replaced',
    defaultMessage: 'Replaced',
    description: 'Marks a level that another decision replaced before its day',
  },
  earnedHeading: { id: 'dog.nexus.earnedHeading', defaultMessage: 'Earned level' },
  earned: {
    id: 'dog.nexus.earned',
    defaultMessage:
      '{dog} has earned level {next}: {clear, plural, one {# clear round} other {# clear rounds}} at level {rank}, {agility} in agility, the last on {day}.',
  },
  earnedText: {
    id: 'dog.nexus.earnedText',
    defaultMessage: 'If you confirm it, the new level counts from tomorrow and {dog}’s owner gets an email.',
  },
  flagged: {
    id: 'dog.nexus.flagged',
    defaultMessage:
      '{dog} moved to level {next}, but the results that earned it have been corrected. The clear rounds are no longer enough.',
  },
  flaggedText: {
    id: 'dog.nexus.flaggedText',
    defaultMessage: 'The level hasn’t changed. Keep it with a reason, or set another level below.',
  },
  confirm: { id: 'dog.nexus.confirm', defaultMessage: 'Confirm level {next}' },
  decline: { id: 'dog.nexus.decline', defaultMessage: 'Decline' },
  keep: { id: 'dog.nexus.keep', defaultMessage: 'Keep level {next}' },
  declineTitle: { id: 'dog.nexus.declineTitle', defaultMessage: 'Decline level {next} for {dog}?' },
  declineText: {
    id: 'dog.nexus.declineText',
    defaultMessage: '{dog} stays at level {rank}. It comes up for a decision again after its next clear round.',
  },
  keepTitle: { id: 'dog.nexus.keepTitle', defaultMessage: 'Keep {dog} at level {next}?' },
  keepText: {
    id: 'dog.nexus.keepText',
    defaultMessage: 'The level stands, although the results that earned it were corrected.',
  },
  why: { id: 'dog.nexus.why', defaultMessage: 'Reason' },
  whyHint: { id: 'dog.nexus.whyHint', defaultMessage: 'The owner will read this. At least 10 characters.' },
  whyKeptHint: { id: 'dog.nexus.whyKeptHint', defaultMessage: 'It is logged. At least 10 characters.' },
  whyInvalid: { id: 'dog.nexus.whyInvalid', defaultMessage: 'Write at least 10 characters.' },
  done: { id: 'dog.nexus.done', defaultMessage: '{dog} is at level {rank} from {day}' },
  doneNow: { id: 'dog.nexus.doneNow', defaultMessage: '{dog} is now at level {rank}' },
  doneText: { id: 'dog.nexus.doneText', defaultMessage: 'The owner gets an email.' },
  stays: { id: 'dog.nexus.stays', defaultMessage: '{dog} stays at level {rank}' },
  staysText: { id: 'dog.nexus.staysText', defaultMessage: 'Your decision and its reason are logged.' },
  setHeading: { id: 'dog.nexus.setHeading', defaultMessage: 'Set the Nexus level' },
  setText: {
    id: 'dog.nexus.setText',
    defaultMessage:
      'Up or down, from today or a later day. It replaces levels that were to follow. {dog}’s owner gets an email with the reason, and it is logged.',
  },
  level: { id: 'dog.nexus.level', defaultMessage: 'Nexus level' },
  firstDay: { id: 'dog.nexus.firstDay', defaultMessage: 'First day' },
  dayInvalid: { id: 'dog.nexus.dayInvalid', defaultMessage: 'Enter a real date: day, month and year.' },
  set: { id: 'dog.nexus.set', defaultMessage: 'Set level' },
  factsHeading: { id: 'dog.nexus.factsHeading', defaultMessage: 'Correct birth date, gender, grade or FCI level' },
  factsText: {
    id: 'dog.nexus.factsText',
    defaultMessage:
      'Check {dog}’s papers. Its owner gets an email with the reason, and it is logged. Leave a date empty if it’s unknown.',
  },
  factsSave: { id: 'dog.nexus.factsSave', defaultMessage: 'Correct details' },
  unfitHeading: { id: 'dog.nexus.unfitHeading', defaultMessage: 'Entries no longer eligible' },
  unfitText: {
    id: 'dog.nexus.unfitText',
    defaultMessage:
      'The dog’s height or level changed after these were paid, and entries have closed. Move the entry, withdraw it with a refund, or keep it.',
  },
  unfitFacts: { id: 'dog.nexus.unfitFacts', defaultMessage: '{show}, {day}, {time}, ring {ring}' },
  listTitle: { id: 'dog.nexus.listTitle', defaultMessage: 'Earned levels' },
  listLead: {
    id: 'dog.nexus.listLead',
    defaultMessage: 'Dogs that have the clear rounds for their next Nexus level. Open a dog to confirm or decline.',
  },
  listNone: { id: 'dog.nexus.listNone', defaultMessage: 'No levels to decide' },
  listNoneText: {
    id: 'dog.nexus.listNoneText',
    defaultMessage: 'Dogs appear here when published results earn them their next level.',
  },
  listFacts: {
    id: 'dog.nexus.listFacts',
    defaultMessage:
      'Level {rank} to {next}: {clear, plural, one {# clear round} other {# clear rounds}}, {agility} in agility, the last on {day}',
  },
  listFlagged: { id: 'dog.nexus.listFlagged', defaultMessage: 'Results corrected' },
  listOwn: { id: 'dog.nexus.listOwn', defaultMessage: 'Your own dog' },
  listMore: { id: 'dog.nexus.listMore', defaultMessage: '{count, plural, one {# more waits} other {# more wait}}.' },
})
