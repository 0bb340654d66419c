import type { MessageDescriptor } from 'react-intl'
import type { Grade, Round } from '#contract/results/score'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  heading: { id: 'runs.heading', defaultMessage: 'Running orders and results' },
  loading: { id: 'runs.loading', defaultMessage: 'Loading results' },
  failed: { id: 'runs.failed', defaultMessage: 'Couldn’t load the results' },
  failedText: { id: 'runs.failedText', defaultMessage: 'Check your connection and try again.' },
  showOrder: { id: 'runs.showOrder', defaultMessage: 'Running order' },
  turn: {
    id: 'runs.turn',
    defaultMessage: 'Running order: {position} of {count}',
    description: 'Beside a member’s own entry: which one in the class its dog is to run',
  },
  showResults: { id: 'runs.showResults', defaultMessage: 'Results' },
  showCourse: { id: 'runs.showCourse', defaultMessage: 'Course' },
  plan: { id: 'runs.plan', defaultMessage: 'Course plan: {cls}' },
  ofClass: {
    id: 'runs.ofClass',
    defaultMessage: '{action}: {cls}',
    description: 'The accessible name of a button: Results: Sat 12, 11:00, ring 2: Jumping, Large',
  },
  orderTable: { id: 'runs.orderTable', defaultMessage: 'Running order' },
  resultTable: { id: 'runs.resultTable', defaultMessage: 'Results' },
  toResults: { id: 'runs.toResults', defaultMessage: 'Winners and all results' },
  ownDog: { id: 'runs.ownDog', defaultMessage: 'Your dog', description: 'Beside the name of the reader’s own dog' },
  placeOf: { id: 'runs.placeOf', defaultMessage: 'Place {place}', description: 'On a step of the podium' },
  timeAndFaults: { id: 'runs.timeAndFaults', defaultMessage: '{time} s, {faults} faults' },
  number: { id: 'runs.number', defaultMessage: 'Order' },
  dog: { id: 'runs.dog', defaultMessage: 'Dog' },
  handler: { id: 'runs.handler', defaultMessage: 'Handler' },
  place: { id: 'runs.place', defaultMessage: 'Place' },
  time: { id: 'runs.time', defaultMessage: 'Time, s' },
  total: { id: 'runs.total', defaultMessage: 'Total faults' },
  round: { id: 'runs.round', defaultMessage: 'Round' },
  disqualified: { id: 'runs.disqualified', defaultMessage: 'Disqualified' },
  notShown: { id: 'runs.notShown', defaultMessage: 'Not shown', description: 'In the place of a handler’s name' },
  notForCompetition: { id: 'runs.notForCompetition', defaultMessage: 'Not for competition' },
  revision: { id: 'runs.revision', defaultMessage: 'Version {revision}' },
  orderPublished: { id: 'runs.orderPublished', defaultMessage: 'Published on {moment}.' },
  corrected: { id: 'runs.corrected', defaultMessage: 'Corrected' },
  course: { id: 'runs.course', defaultMessage: 'Course time {time} s' },
  courseWithLength: { id: 'runs.courseWithLength', defaultMessage: 'Course time {time} s, {length} m' },
  seed: {
    id: 'runs.seed',
    defaultMessage: 'Drawn with random number {seed}',
    description: 'The seed is a long number from which anybody can do the draw again',
  },
  dogRuns: { id: 'runs.dogRuns', defaultMessage: 'Runs' },
  moveUp: {
    id: 'runs.moveUp',
    defaultMessage:
      'To move up from level {rank}: {needed} clear rounds, {neededInAgility} of them in agility. So far: {clear}, {agility} in agility.',
  },
  earned: {
    id: 'runs.earned',
    defaultMessage:
      '{dog} can move up to level {next}: {clear, plural, one {# clear round} other {# clear rounds}} at level {rank}, {agility} in agility. Edit {dog} to change the level.',
  },
  earnedLower: {
    id: 'runs.earnedLower',
    defaultMessage:
      '{dog} permanently runs one level lower and doesn’t move up. {clear, plural, one {# clear round} other {# clear rounds}} at level {rank} so far.',
  },
  latest: { id: 'runs.latest', defaultMessage: 'Latest results' },
  placed: { id: 'runs.placed', defaultMessage: 'Place {place}' },
  runLine: { id: 'runs.runLine', defaultMessage: '{type}, {height}, {time} s, {faults} faults' },
  runLineShort: { id: 'runs.runLineShort', defaultMessage: '{type}, {height}' },
  leagueSeason: { id: 'runs.leagueSeason', defaultMessage: 'Season {from} to {to}' },
  leagueRules: {
    id: 'runs.leagueRules',
    defaultMessage:
      '{type}, {height}. Places 1 to {places} score {points} points. The best {best, plural, one {result counts} other {# results count}}; ties are decided by first places.',
  },
  anyType: { id: 'runs.anyType', defaultMessage: 'Agility and jumping' },
  leagueEmpty: { id: 'runs.leagueEmpty', defaultMessage: 'No results count yet.' },
  placeAndDog: { id: 'runs.placeAndDog', defaultMessage: 'Place, dog' },
  points: { id: 'runs.points', defaultMessage: 'Points' },
  firstPlaces: { id: 'runs.firstPlaces', defaultMessage: 'First places' },
  counted: { id: 'runs.counted', defaultMessage: 'Results counted' },
  leagues: { id: 'runs.leagues', defaultMessage: 'League tables' },
})

export const roundMessages: Record<Round, MessageDescriptor> = defineMessages({
  clear: { id: 'runs.roundClear', defaultMessage: 'Clear' },
  faults: { id: 'runs.roundFaults', defaultMessage: 'Faults' },
  time_faults: { id: 'runs.roundTime', defaultMessage: 'Time faults' },
  eliminated: { id: 'runs.roundEliminated', defaultMessage: 'Eliminated' },
  not_run: { id: 'runs.roundNotRun', defaultMessage: 'Not run' },
  incomplete: { id: 'runs.roundIncomplete', defaultMessage: 'No time' },
})

export const gradeMessages: Record<Grade, MessageDescriptor> = defineMessages({
  excellent: { id: 'runs.gradeExcellent', defaultMessage: 'Excellent' },
  very_good: { id: 'runs.gradeVeryGood', defaultMessage: 'Very good' },
  good: { id: 'runs.gradeGood', defaultMessage: 'Good' },
})
