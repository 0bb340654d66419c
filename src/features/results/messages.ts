import type { MessageDescriptor } from 'react-intl'
import type { Round } from '#contract/results/score'
import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'results.loading', defaultMessage: 'Loading the class' },
  failed: { id: 'results.failed', defaultMessage: 'We couldn’t load the class' },
  failedText: { id: 'results.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'results.missing', defaultMessage: 'There is no such class here' },
  missingText: { id: 'results.missingText', defaultMessage: 'It may be of a show that you don’t work on.' },
  toShow: { id: 'results.toShow', defaultMessage: 'Back to the show' },
  orderTitle: { id: 'results.orderTitle', defaultMessage: 'Running order' },
  resultTitle: { id: 'results.resultTitle', defaultMessage: 'Results' },
  changed: {
    id: 'results.changed',
    defaultMessage: 'Somebody has changed this in the meantime. This is how it is now: try again.',
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
  publishAgain: { id: 'results.publishOrderAgain', defaultMessage: 'Publish revision {revision}' },
  notDrawn: {
    id: 'results.notDrawn',
    defaultMessage:
      '{entries, plural, one {# dog} other {# dogs}} to draw. Dogs of one handler are kept five places apart where the number allows.',
  },
  notYet: { id: 'results.orderNotYet', defaultMessage: 'The running order can be drawn when entries have closed.' },
  nobody: { id: 'results.nobody', defaultMessage: 'Nobody has entered this class.' },
  toMove: {
    id: 'results.orderToMove',
    defaultMessage: 'Drag a dog to its new place, or move it with the arrows.',
  },
  draft: { id: 'results.orderDraft', defaultMessage: 'Not published. Only the desk sees this running order.' },
  published: { id: 'results.orderPublished', defaultMessage: 'Published on {moment}, revision {revision}.' },
  isChanged: {
    id: 'results.orderChanged',
    defaultMessage: 'Changed since revision {revision} was published. Publish it again, so that everybody sees it.',
  },
  late: { id: 'results.late', defaultMessage: 'Entered after the draw' },
  up: { id: 'results.up', defaultMessage: 'Move {dog} up' },
  down: { id: 'results.down', defaultMessage: 'Move {dog} down' },
  sameSeed: { id: 'results.sameSeed', defaultMessage: 'Drawing again uses the same seed: {seed}' },
})

export const sheetMessages = defineMessages({
  courseTime: { id: 'results.courseTime', defaultMessage: 'Course time, seconds' },
  courseLength: { id: 'results.courseLength', defaultMessage: 'Course length, metres' },
  saveCourse: { id: 'results.saveCourse', defaultMessage: 'Save the course' },
  keys: {
    id: 'results.keys',
    defaultMessage: 'Enter saves the row and goes to the next dog. E: eliminated. N: not run. Arrows move up and down.',
  },
  faults: { id: 'results.faults', defaultMessage: 'Faults' },
  refusals: { id: 'results.refusals', defaultMessage: 'Refusals' },
  time: { id: 'results.time', defaultMessage: 'Time, s' },
  mark: { id: 'results.mark', defaultMessage: 'Not placed' },
  timeFaults: { id: 'results.timeFaults', defaultMessage: 'Over time' },
  total: { id: 'results.total', defaultMessage: 'Total' },
  place: { id: 'results.place', defaultMessage: 'Place' },
  round: { id: 'results.round', defaultMessage: 'Round' },
  ofDog: {
    id: 'results.ofDog',
    defaultMessage: '{field}, {dog}',
    description: 'The accessible name of a cell: Faults, Łatka',
  },
  toRun: { id: 'results.toRun', defaultMessage: 'To run' },
  unsaved: { id: 'results.unsaved', defaultMessage: 'Not saved' },
  markNone: { id: 'results.markNone', defaultMessage: 'Placed' },
  markEliminated: { id: 'results.markEliminated', defaultMessage: 'E: eliminated' },
  markNotRun: { id: 'results.markNotRun', defaultMessage: 'N: not run' },
  invalid: {
    id: 'results.invalid',
    defaultMessage:
      'Check this row: whole numbers for faults and refusals, seconds with two decimals at most for the time.',
  },
  invalidCourse: {
    id: 'results.invalidCourse',
    defaultMessage: 'Enter the course time in seconds, and the length in whole metres.',
  },
  saved: { id: 'results.saved', defaultMessage: '{dog} saved' },
  conflict: {
    id: 'results.conflict',
    defaultMessage:
      'Somebody else has saved {dog}: {theirs}. What you typed is still here. Save the row again to replace theirs, or take theirs.',
  },
  takeTheirs: { id: 'results.takeTheirs', defaultMessage: 'Take theirs' },
  resultText: {
    id: 'results.resultText',
    defaultMessage:
      '{faults, plural, one {# fault} other {# faults}}, {refusals, plural, one {# refusal} other {# refusals}}, {time}',
  },
  nothing: { id: 'results.nothing', defaultMessage: 'no result' },
  scoring: {
    id: 'results.scoring',
    defaultMessage:
      'Faults and refusals count 5 each; {refusals} refusals eliminate. Each second over course time adds 1. Equal on total and time: the place is shared and the next one left out.',
  },
  progress: { id: 'results.progress', defaultMessage: '{done} of {all} results in' },
  publish: { id: 'results.publishResults', defaultMessage: 'Publish results' },
  notPublished: {
    id: 'results.notPublished',
    defaultMessage: 'Not published. Every dog needs a result, or the mark “not run”, and the course a time.',
  },
  unsavedRows: {
    id: 'results.unsavedRows',
    defaultMessage: '{rows, plural, one {# row is} other {# rows are}} not saved yet.',
  },
  saveAll: { id: 'results.saveAll', defaultMessage: 'Save all rows' },
  discard: { id: 'results.discard', defaultMessage: 'Discard what isn’t saved' },
  published: {
    id: 'results.resultsPublished',
    defaultMessage: 'Published on {moment}. Everybody can see these results.',
  },
  takeBack: { id: 'results.takeBack', defaultMessage: 'Take back to correct' },
  reason: { id: 'results.reason', defaultMessage: 'What has to be corrected' },
  reasonShort: { id: 'results.reasonShort', defaultMessage: 'Say it in at least 10 characters' },
  tooEarly: { id: 'results.tooEarly', defaultMessage: 'Results can be entered from the day of the class.' },
  importFile: { id: 'results.importFile', defaultMessage: 'Results from a file' },
  importHint: {
    id: 'results.importHint',
    defaultMessage:
      'A table with the columns dog, faults, refusals, time and result (E or N). It fills in the rows that differ, and saves nothing yet.',
  },
  importTypes: { id: 'results.importTypes', defaultMessage: 'CSV' },
  importFailed: { id: 'results.importFailed', defaultMessage: 'This file can’t be read as such a table.' },
  importDone: {
    id: 'results.importDone',
    defaultMessage:
      '{rows, plural, =0 {Nothing differs from what is saved.} one {# row differs. Check it, then save.} other {# rows differ. Check them, then save.}}',
  },
  importUnknown: { id: 'results.importUnknown', defaultMessage: 'Not in this class, or not readable: {dogs}' },
})

export const rounds: Record<Round, MessageDescriptor> = defineMessages({
  clear: { id: 'results.roundClear', defaultMessage: 'Clear' },
  faults: { id: 'results.roundFaults', defaultMessage: 'Faults' },
  time_faults: { id: 'results.roundTime', defaultMessage: 'Time' },
  eliminated: { id: 'results.roundEliminated', defaultMessage: 'Eliminated' },
  not_run: { id: 'results.roundNotRun', defaultMessage: 'Not run' },
  incomplete: { id: 'results.roundIncomplete', defaultMessage: 'No time' },
})
