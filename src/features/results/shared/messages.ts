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
  pointsAndTime: {
    id: 'results.runs.pointsAndTime',
    defaultMessage: '{points, plural, one {# point} other {# points}}, {time} s',
  },
  timeWithFaults: {
    id: 'results.runs.timeWithFaults',
    defaultMessage: '{faults} s with faults',
    description: 'A result in a class in which faults are added to the time: 41.20 s with faults',
  },
  number: { id: 'results.runs.number', defaultMessage: 'Order' },
  dog: { id: 'results.runs.dog', defaultMessage: 'Dog' },
  handler: { id: 'results.runs.handler', defaultMessage: 'Handler' },
  place: { id: 'results.runs.place', defaultMessage: 'Place' },
  time: { id: 'results.runs.time', defaultMessage: 'Time, s' },
  speed: { id: 'results.runs.speed', defaultMessage: 'Speed, m/s' },
  courseFaults: { id: 'results.runs.courseFaults', defaultMessage: 'Course faults' },
  timeFaults: { id: 'results.runs.timeFaults', defaultMessage: 'Time faults' },
  total: { id: 'results.runs.total', defaultMessage: 'Total faults' },
  totalTime: {
    id: 'results.runs.totalTime',
    defaultMessage: 'Time and faults',
    description: 'Heading of a column: the time with the faults added to it',
  },
  team: { id: 'results.runs.team', defaultMessage: 'Team' },
  teamDogs: { id: 'results.runs.teamDogs', defaultMessage: 'Dogs' },
  noTeam: { id: 'results.runs.noTeam', defaultMessage: 'No team' },
  roundNumber: {
    id: 'results.runs.roundNumber',
    defaultMessage: 'Round {number}',
    description: 'Heading of a column: one of the rounds of a combined result',
  },
  combinedOf: {
    id: 'results.runs.combinedOf',
    defaultMessage: 'Combined result: {name}',
    description: 'Heading over the result of several rounds together',
  },
  combinedLater: {
    id: 'results.runs.combinedLater',
    defaultMessage:
      'Appears here once the results of all {rounds, plural, one {# round} other {# rounds}} are published.',
  },
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
    defaultMessage: 'place {place}, {result}',
    description: 'A result in a sentence: place 3, 5.00 faults',
  },
  totalOnly: { id: 'results.runs.totalOnly', defaultMessage: '{result}, not placed' },
  faultsOnly: { id: 'results.runs.faultsOnly', defaultMessage: '{total} faults' },
  pointsOnly: { id: 'results.runs.pointsOnly', defaultMessage: '{points, plural, one {# point} other {# points}}' },
  notInResults: {
    id: 'results.runs.notInResults',
    defaultMessage: 'not in the results',
    description: 'Before or after a correction: Łatka: not in the results, now place 3',
  },
  scoring: {
    id: 'results.runs.scoring',
    defaultMessage:
      '{rules}: a fault counts {fault}, a refusal {refusal}, and {refusals, plural, one {# refusal eliminates} other {# refusals eliminate}}. {kind, select, time_plus_faults {Faults are added to the time as seconds. } other {Every second over course time adds {second}. }}{maximum, select, none {} other {A run over {maximum} s is eliminated. }}{kind, select, not_for_competition {There are no places.} other {{ties, select, course_faults {With equal totals the run with fewer course faults comes first, then the faster one.} other {With equal totals the faster run comes first.}} Dogs level on everything share the place, and the next place is left out.}}{placing, select, height { Each height is placed separately.} level { Each level is placed separately.} grade { Each grade is placed separately.} other {}}',
  },
  scoringPoints: {
    id: 'results.runs.scoringPoints',
    defaultMessage:
      '{rules}: the dog with most points comes first; with equal points the faster one. Dogs level on both share the place, and the next place is left out.{placing, select, height { Each height is placed separately.} level { Each level is placed separately.} grade { Each grade is placed separately.} other {}}',
  },
  scoringTeams: {
    id: 'results.runs.scoringTeams',
    defaultMessage:
      'Teams of {size}: {counts, plural, one {the best result counts} other {the best # results are added up}}. {eliminated, select, none {An eliminated dog has no result.} other {An elimination counts {eliminated} faults.}}',
  },
  awarded: {
    id: 'results.runs.awarded',
    defaultMessage: 'Awarded',
    description: 'Beside a dog or a team whose place gets a prize by the rules',
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
  runLine: { id: 'results.runs.runLine', defaultMessage: '{type}, {height}, {result}' },
  runLineShort: { id: 'results.runs.runLineShort', defaultMessage: '{type}, {height}' },
  leagueSeason: { id: 'results.runs.leagueSeason', defaultMessage: 'Season {from} to {to}' },
  leagueRules: {
    id: 'results.runs.leagueRules',
    defaultMessage:
      '{type}, {height}. Places 1 to {places} score {points} points. The best {best, plural, one {result counts} other {# results count}}; ties are decided by first places.',
  },
  leagueStandard: {
    id: 'results.runs.leagueStandard',
    defaultMessage: 'Classes for points, with faults added to the time, for teams and out of competition don’t count.',
  },
  leagueMostFaults: {
    id: 'results.runs.leagueMostFaults',
    defaultMessage: 'A run with more than {faults} faults scores nothing.',
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
  points: { id: 'results.runs.roundPoints', defaultMessage: 'Points' },
})

export const gradeMessages: Record<Grade, MessageDescriptor> = defineMessages({
  excellent: { id: 'results.runs.gradeExcellent', defaultMessage: 'Excellent' },
  very_good: { id: 'results.runs.gradeVeryGood', defaultMessage: 'Very good' },
  good: { id: 'results.runs.gradeGood', defaultMessage: 'Good' },
})
