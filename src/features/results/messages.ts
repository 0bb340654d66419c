import type { MessageDescriptor } from 'react-intl'
import type { Round } from '#contract/results/score'
import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'results.loading', defaultMessage: 'Loading the class' },
  failed: { id: 'results.failed', defaultMessage: 'Couldn’t load the class' },
  failedText: { id: 'results.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'results.missing', defaultMessage: 'Class not found' },
  missingText: { id: 'results.missingText', defaultMessage: 'It may belong to a show you don’t work on.' },
  toShow: { id: 'results.toShow', defaultMessage: 'Back to the show' },
  orderTitle: { id: 'results.orderTitle', defaultMessage: 'Running order' },
  resultTitle: { id: 'results.resultTitle', defaultMessage: 'Results' },
  changed: {
    id: 'results.changed',
    defaultMessage: 'Someone else changed this. Check the latest version and try again.',
  },
  number: { id: 'results.number', defaultMessage: 'Order' },
  dog: { id: 'results.dog', defaultMessage: 'Dog' },
  handler: { id: 'results.handler', defaultMessage: 'Handler' },
  notForCompetition: { id: 'results.notForCompetition', defaultMessage: 'Not for competition' },
})

export const orderMessages = defineMessages({
  draw: { id: 'results.draw', defaultMessage: 'Draw the running order' },
  drawAgain: { id: 'results.drawAgain', defaultMessage: 'Draw again' },
  publish: { id: 'results.publishOrder', defaultMessage: 'Publish the running order' },
  publishAgain: { id: 'results.publishOrderAgain', defaultMessage: 'Publish version {revision}' },
  notDrawn: {
    id: 'results.notDrawn',
    defaultMessage:
      '{entries, plural, one {# dog} other {# dogs}} to draw. Dogs of one handler are kept five places apart where the number allows.',
  },
  notYet: { id: 'results.orderNotYet', defaultMessage: 'The running order can be drawn when entries have closed.' },
  noOne: { id: 'results.noOne', defaultMessage: 'No entries in this class.' },
  toMove: {
    id: 'results.orderToMove',
    defaultMessage: 'Drag a dog to its new place, or move it with the arrows.',
  },
  draft: {
    id: 'results.orderDraft',
    defaultMessage: 'Not published. Only organisers and judges can see this running order.',
  },
  published: { id: 'results.orderPublished', defaultMessage: 'Published on {moment}, version {revision}.' },
  isChanged: {
    id: 'results.orderChanged',
    defaultMessage: 'Changed since version {revision} was published. Publish it again so everyone can see the changes.',
  },
  teams: { id: 'results.teams', defaultMessage: 'Teams' },
  teamsText: {
    id: 'results.teamsText',
    defaultMessage: 'Dogs with the same team name are one team of {size}. They run one after the other.',
  },
  saveTeams: { id: 'results.saveTeams', defaultMessage: 'Save the teams' },
  late: { id: 'results.late', defaultMessage: 'Entered after the draw' },
  up: { id: 'results.up', defaultMessage: 'Move {dog} up' },
  down: { id: 'results.down', defaultMessage: 'Move {dog} down' },
  sameSeed: { id: 'results.sameSeed', defaultMessage: 'Drawing again uses the same random number: {seed}' },
})

export const sheetMessages = defineMessages({
  titleOf: {
    id: 'results.titleOf',
    defaultMessage: 'Results: {time} {name, select, none {} other {{name}, }}{type}, {height}',
    description: 'Heading, above the name of the show: Results: 08:30 Agility, Large',
  },
  savingKeeps: {
    id: 'results.savingKeeps',
    defaultMessage:
      'Only organisers and judges see saved results. Everyone else sees them, with the places, once you publish.',
  },
  publishing: {
    id: 'results.publishing',
    defaultMessage: 'Publishing works out the places and shows everyone the results straight away.',
  },
  unpublishing: {
    id: 'results.unpublishing',
    defaultMessage:
      'Unpublishing hides the results and places from everyone until you publish them again. They are then marked as corrected, with your reason and what has changed.',
  },
  courseTime: { id: 'results.courseTime', defaultMessage: 'Course time, seconds' },
  courseLength: { id: 'results.courseLength', defaultMessage: 'Course length, metres' },
  maximumTime: { id: 'results.maximumTime', defaultMessage: 'Maximum time, seconds' },
  maximumByRules: {
    id: 'results.maximumByRules',
    defaultMessage: 'Leave empty for {time} s, by the rules',
    description: 'Hint of the field for the maximum course time that a judge has set',
  },
  saveCourse: { id: 'results.saveCourse', defaultMessage: 'Save the course' },
  keysLabel: { id: 'results.keysLabel', defaultMessage: 'Keys' },
  keyTab: { id: 'results.keyTab', defaultMessage: 'next cell' },
  keyEnter: { id: 'results.keyEnter', defaultMessage: 'save, next dog' },
  keyArrows: { id: 'results.keyArrows', defaultMessage: 'dog above or below' },
  keyE: { id: 'results.keyE', defaultMessage: 'eliminated' },
  keyN: { id: 'results.keyN', defaultMessage: 'not run' },
  faults: { id: 'results.faults', defaultMessage: 'Faults' },
  refusals: { id: 'results.refusals', defaultMessage: 'Refusals' },
  points: { id: 'results.points', defaultMessage: 'Points' },
  time: { id: 'results.time', defaultMessage: 'Time, s' },
  timeFaults: { id: 'results.timeFaults', defaultMessage: 'Over, s' },
  total: { id: 'results.total', defaultMessage: 'Total' },
  place: { id: 'results.place', defaultMessage: 'Place' },
  round: { id: 'results.round', defaultMessage: 'Round' },
  ofDog: {
    id: 'results.ofDog',
    defaultMessage: '{field}, {dog}',
    description: 'The accessible name of a cell: Faults, Łatka',
  },
  toRun: { id: 'results.toRun', defaultMessage: 'To run' },
  disqualified: { id: 'results.roundDisqualified', defaultMessage: 'Disqualified' },
  unsaved: { id: 'results.unsaved', defaultMessage: 'Not saved' },
  next: { id: 'results.next', defaultMessage: 'Next' },
  more: { id: 'results.more', defaultMessage: 'More' },
  moreOf: { id: 'results.moreOf', defaultMessage: 'More for {dog}' },
  markEliminated: { id: 'results.markEliminated', defaultMessage: 'Mark as eliminated' },
  markNotRun: { id: 'results.markNotRun', defaultMessage: 'Mark as not run' },
  unmark: { id: 'results.unmark', defaultMessage: 'Mark as run' },
  clearRow: { id: 'results.clearRow', defaultMessage: 'Clear this row' },
  revertRow: { id: 'results.revertRow', defaultMessage: 'Undo unsaved changes' },
  disqualify: { id: 'results.disqualify', defaultMessage: 'Disqualify…' },
  disqualifyNote: {
    id: 'results.disqualifyNote',
    defaultMessage: 'Asks for a reason. The other dogs are placed again.',
  },
  disqualifyTitle: { id: 'results.disqualifyTitle', defaultMessage: 'Disqualify {dog}?' },
  disqualifyText: {
    id: 'results.disqualifyText',
    defaultMessage:
      '{dog} loses its place, and the other dogs are placed again. The reason is kept on record; only organisers and judges can read it.',
  },
  disqualifyPublishedText: {
    id: 'results.disqualifyPublishedText',
    defaultMessage:
      '{dog} loses its place, and the other dogs are placed again. The results are published again straight away, marked as corrected. Everyone can read the reason.',
  },
  disqualifyReason: { id: 'results.disqualifyReason', defaultMessage: 'Reason' },
  disqualifyAction: { id: 'results.disqualifyAction', defaultMessage: 'Disqualify' },
  disqualifiedFor: { id: 'results.disqualifiedFor', defaultMessage: '<b>Disqualified:</b> {reason}' },
  wrongCount: {
    id: 'results.wrongCount',
    defaultMessage:
      '<b>{dog}, {field, select, faults {faults} points {points} other {refusals}}:</b> enter a whole number from 0 to {most}.',
  },
  looksLikeTime: { id: 'results.looksLikeTime', defaultMessage: '{text} looks like a time.' },
  wrongTime: {
    id: 'results.wrongTime',
    defaultMessage: '<b>{dog}, time:</b> enter the seconds with no more than two decimals, such as {example}.',
  },
  moveToTime: { id: 'results.moveToTime', defaultMessage: 'Move to time' },
  toCorrect: {
    id: 'results.toCorrect',
    defaultMessage: '{dogs, plural, one {# row needs} other {# rows need}} correcting, starting with {dog}.',
  },
  findRow: { id: 'results.findRow', defaultMessage: 'Number, dog or handler' },
  goToFound: { id: 'results.goToFound', defaultMessage: 'Go to the row' },
  rowFound: { id: 'results.rowFound', defaultMessage: '{number} {dog}' },
  rowMissing: { id: 'results.rowMissing', defaultMessage: 'No dog in this class matches “{text}”.' },
  goToRow: { id: 'results.goToRow', defaultMessage: 'Go to {dog}' },
  invalidTime: {
    id: 'results.invalidTime',
    defaultMessage: 'Enter the time in seconds with no more than two decimals.',
  },
  invalidLength: { id: 'results.invalidLength', defaultMessage: 'Enter the length in whole metres, 999 at most.' },
  maximumTooShort: {
    id: 'results.maximumTooShort',
    defaultMessage: 'The maximum time can’t be shorter than the course time.',
  },
  saved: { id: 'results.saved', defaultMessage: '{dog} saved' },
  conflict: {
    id: 'results.conflict',
    defaultMessage:
      'Someone else has saved a result for {dog}: {theirs}. To replace it with yours, save the row again.',
  },
  takeTheirs: { id: 'results.takeTheirs', defaultMessage: 'Keep theirs' },
  resultText: {
    id: 'results.resultText',
    defaultMessage:
      '{faults, plural, one {# fault} other {# faults}}, {refusals, plural, one {# refusal} other {# refusals}}, {time}',
  },
  pointsText: {
    id: 'results.pointsText',
    defaultMessage: '{points, plural, one {# point} other {# points}}, {time}',
    description: 'A result in a class that is scored by points',
  },
  nothing: { id: 'results.nothing', defaultMessage: 'no result' },
  resultsIn: { id: 'results.resultsIn', defaultMessage: 'of {all} results in' },
  clearRounds: { id: 'results.clearRounds', defaultMessage: '{count, plural, one {clear round} other {clear rounds}}' },
  progress: { id: 'results.progress', defaultMessage: '{done} of {all} results entered' },
  publish: { id: 'results.publishResults', defaultMessage: 'Publish results' },
  notPublished: {
    id: 'results.notPublished',
    defaultMessage: 'Not published. Give every dog a result or mark it “not run”, and enter the course time.',
  },
  notPublishedNoTime: {
    id: 'results.notPublishedNoTime',
    defaultMessage: 'Not published. Give every dog a result or mark it “not run”.',
  },
  unsavedRows: {
    id: 'results.unsavedRows',
    defaultMessage: '{rows, plural, one {# row is} other {# rows are}} not saved yet.',
  },
  saveAll: { id: 'results.saveAll', defaultMessage: 'Save all rows' },
  discard: { id: 'results.discard', defaultMessage: 'Discard unsaved changes' },
  published: {
    id: 'results.resultsPublished',
    defaultMessage: 'Published on {moment}. Everyone can see these results.',
  },
  takeBack: { id: 'results.takeBack', defaultMessage: 'Unpublish to correct' },
  reason: { id: 'results.reason', defaultMessage: 'What needs correcting' },
  reasonShort: { id: 'results.reasonShort', defaultMessage: 'Enter at least 10 characters.' },
  tooEarly: { id: 'results.tooEarly', defaultMessage: 'Results can be entered from the day of the class.' },
})

export const rounds: Record<Round, MessageDescriptor> = defineMessages({
  clear: { id: 'results.roundClear', defaultMessage: 'Clear' },
  faults: { id: 'results.roundFaults', defaultMessage: 'Faults' },
  time_faults: { id: 'results.roundTime', defaultMessage: 'Time' },
  eliminated: { id: 'results.roundEliminated', defaultMessage: 'Eliminated' },
  not_run: { id: 'results.roundNotRun', defaultMessage: 'Not run' },
  incomplete: { id: 'results.roundIncomplete', defaultMessage: 'Incomplete' },
  points: { id: 'results.roundPoints', defaultMessage: 'Points' },
})
