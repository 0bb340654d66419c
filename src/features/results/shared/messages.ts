import type { MessageDescriptor } from 'react-intl'
import type { Round } from '#contract/results/score'
import type { Grade } from '#contract/rules/scoring'
import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  heading: { id: 'results.runs.heading', defaultMessage: 'Running orders and results' },
  loading: { id: 'results.runs.loading', defaultMessage: 'Loading results' },
  failed: { id: 'results.runs.failed', defaultMessage: 'Couldn’t load the results' },
  failedText: { id: 'results.runs.failedText', defaultMessage: 'Check your connection and try again.' },
  showOrder: { id: 'results.runs.showOrder', defaultMessage: 'Running order' },
  turn: {
    id: 'results.runs.turn',
    defaultMessage: 'Running order: {position} of {count}',
    description: 'Beside a member’s own entry: which one in the class its dog is to run',
  },
  showResults: { id: 'results.runs.showResults', defaultMessage: 'Results' },
  showCourse: { id: 'results.runs.showCourse', defaultMessage: 'Course' },
  plan: { id: 'results.runs.plan', defaultMessage: 'Course plan: {cls}' },
  ofClass: {
    id: 'results.runs.ofClass',
    defaultMessage: '{action}: {cls}',
    description: 'The accessible name of a button: Results: Sat 12, 11:00, ring 2: Jumping, Large',
  },
  orderTable: { id: 'results.runs.orderTable', defaultMessage: 'Running order' },
  resultTable: { id: 'results.runs.resultTable', defaultMessage: 'Results' },
  toResults: { id: 'results.runs.toResults', defaultMessage: 'Winners and all results' },
  ownDog: {
    id: 'results.runs.ownDog',
    defaultMessage: 'Your dog',
    description: 'Beside the name of the reader’s own dog',
  },
  placeOf: { id: 'results.runs.placeOf', defaultMessage: 'Place {place}', description: 'On a step of the podium' },
  timeAndFaults: { id: 'results.runs.timeAndFaults', defaultMessage: '{time} s, {faults} faults' },
  number: { id: 'results.runs.number', defaultMessage: 'Order' },
  dog: { id: 'results.runs.dog', defaultMessage: 'Dog' },
  handler: { id: 'results.runs.handler', defaultMessage: 'Handler' },
  place: { id: 'results.runs.place', defaultMessage: 'Place' },
  time: { id: 'results.runs.time', defaultMessage: 'Time, s' },
  speed: { id: 'results.runs.speed', defaultMessage: 'Speed, m/s' },
  courseFaults: { id: 'results.runs.courseFaults', defaultMessage: 'Course faults' },
  timeFaults: { id: 'results.runs.timeFaults', defaultMessage: 'Time faults' },
  total: { id: 'results.runs.total', defaultMessage: 'Total faults' },
  round: { id: 'results.runs.round', defaultMessage: 'Round' },
  disqualified: { id: 'results.runs.disqualified', defaultMessage: 'Disqualified' },
  notShown: {
    id: 'results.runs.notShown',
    defaultMessage: 'Not shown',
    description: 'In the place of a handler’s name',
  },
  notForCompetition: { id: 'results.runs.notForCompetition', defaultMessage: 'Not for competition' },
  revision: { id: 'results.runs.revision', defaultMessage: 'Version {revision}' },
  orderPublished: { id: 'results.runs.orderPublished', defaultMessage: 'Published on {moment}.' },
  corrected: { id: 'results.runs.corrected', defaultMessage: 'Corrected' },
  correction: { id: 'results.runs.correction', defaultMessage: 'Corrected on {moment}' },
  change: {
    id: 'results.runs.change',
    defaultMessage: '{dog}: {before}, now {after}',
    description: 'What a correction changed: Łatka: place 3, 5.00 faults, now Eliminated',
  },
  placeAndTotal: {
    id: 'results.runs.placeAndTotal',
    defaultMessage: 'place {place}, {total} faults',
    description: 'A result in a sentence: place 3, 5.00 faults',
  },
  totalOnly: { id: 'results.runs.totalOnly', defaultMessage: '{total} faults, not placed' },
  notInResults: {
    id: 'results.runs.notInResults',
    defaultMessage: 'not in the results',
    description: 'Before or after a correction: Łatka: not in the results, now place 3',
  },
  scoring: {
    id: 'results.runs.scoring',
    defaultMessage:
      '{rules}: a fault counts {fault}, a refusal {refusal}, and {refusals, plural, one {# refusal eliminates} other {# refusals eliminate}}. Every second over course time adds {second}. {maximum, select, none {} other {A run over {maximum} s is eliminated. }}{ties, select, course_faults {With equal totals the run with fewer course faults comes first, then the faster one.} other {With equal totals the faster run comes first.}} Dogs level on everything share the place, and the next place is left out.{placing, select, height { Each height is placed separately.} level { Each level is placed separately.} other {}}',
  },
  groupLevel: {
    id: 'results.runs.groupLevel',
    defaultMessage: '{scale, select, fci {A{level}} kennel_club {Grade {level}} other {Level {level}}}',
    description: 'Heading over the dogs of one level or grade, which are placed separately',
  },
  course: { id: 'results.runs.course', defaultMessage: 'Course time {time} s' },
  courseWithLength: { id: 'results.runs.courseWithLength', defaultMessage: 'Course time {time} s, {length} m' },
  seed: {
    id: 'results.runs.seed',
    defaultMessage: 'Drawn with random number {seed}',
    description: 'The seed is a long number from which anybody can do the draw again',
  },
  dogRuns: { id: 'results.runs.dogRuns', defaultMessage: 'Runs' },
  moveUp: {
    id: 'results.runs.moveUp',
    defaultMessage:
      'To move up from level {rank}: {needed} clear rounds, {neededInAgility} of them in agility. So far: {clear}, {agility} in agility.',
  },
  earned: {
    id: 'results.runs.earned',
    defaultMessage:
      '{dog} can move up to level {next}: {clear, plural, one {# clear round} other {# clear rounds}} at level {rank}, {agility} in agility. {promotion, select, automatic {It moves up from the day after.} proposed {The office confirms it.} other {The office decides when.}}',
  },
  earnedLower: {
    id: 'results.runs.earnedLower',
    defaultMessage:
      '{dog} permanently runs one level lower and doesn’t move up. {clear, plural, one {# clear round} other {# clear rounds}} at level {rank} so far.',
  },
  latest: { id: 'results.runs.latest', defaultMessage: 'Latest results' },
  placed: { id: 'results.runs.placed', defaultMessage: 'Place {place}' },
  runLine: { id: 'results.runs.runLine', defaultMessage: '{type}, {height}, {time} s, {faults} faults' },
  runLineShort: { id: 'results.runs.runLineShort', defaultMessage: '{type}, {height}' },
  leagueSeason: { id: 'results.runs.leagueSeason', defaultMessage: 'Season {from} to {to}' },
  leagueRules: {
    id: 'results.runs.leagueRules',
    defaultMessage:
      '{type}, {height}. Places 1 to {places} score {points} points. The best {best, plural, one {result counts} other {# results count}}; ties are decided by first places.',
  },
  anyType: { id: 'results.runs.anyType', defaultMessage: 'Agility and jumping' },
  leagueEmpty: { id: 'results.runs.leagueEmpty', defaultMessage: 'No results count yet.' },
  placeAndDog: { id: 'results.runs.placeAndDog', defaultMessage: 'Place, dog' },
  points: { id: 'results.runs.points', defaultMessage: 'Points' },
  firstPlaces: { id: 'results.runs.firstPlaces', defaultMessage: 'First places' },
  counted: { id: 'results.runs.counted', defaultMessage: 'Results counted' },
  leagues: { id: 'results.runs.leagues', defaultMessage: 'League tables' },
})

export const roundMessages: Record<Round, MessageDescriptor> = defineMessages({
  clear: { id: 'results.runs.roundClear', defaultMessage: 'Clear' },
  faults: { id: 'results.runs.roundFaults', defaultMessage: 'Faults' },
  time_faults: { id: 'results.runs.roundTime', defaultMessage: 'Time faults' },
  eliminated: { id: 'results.runs.roundEliminated', defaultMessage: 'Eliminated' },
  not_run: { id: 'results.runs.roundNotRun', defaultMessage: 'Not run' },
  incomplete: { id: 'results.runs.roundIncomplete', defaultMessage: 'No time' },
})

export const gradeMessages: Record<Grade, MessageDescriptor> = defineMessages({
  excellent: { id: 'results.runs.gradeExcellent', defaultMessage: 'Excellent' },
  very_good: { id: 'results.runs.gradeVeryGood', defaultMessage: 'Very good' },
  good: { id: 'results.runs.gradeGood', defaultMessage: 'Good' },
})
