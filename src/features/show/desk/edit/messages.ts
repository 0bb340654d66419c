import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from '../../../../i18n/defineMessages'
import type { Placing } from '#contract/rules/ruleSet'
import type { CellName } from './rows'

export const cellMessages: Record<CellName, MessageDescriptor> = defineMessages({
  date: { id: 'show.edit.cell.date', defaultMessage: 'Day' },
  startTime: { id: 'show.edit.cell.startTime', defaultMessage: 'Start' },
  ring: { id: 'show.edit.cell.ring', defaultMessage: 'Ring' },
  type: { id: 'show.edit.cell.type', defaultMessage: 'Type' },
  height: { id: 'show.edit.cell.height', defaultMessage: 'Height' },
  startLevel: { id: 'show.edit.cell.startLevel', defaultMessage: 'From level' },
  endLevel: { id: 'show.edit.cell.endLevel', defaultMessage: 'To level' },
  judge: { id: 'show.edit.cell.judge', defaultMessage: 'Judge' },
  capacity: { id: 'show.edit.cell.capacity', defaultMessage: 'Places' },
  price: { id: 'show.edit.cell.price', defaultMessage: 'Price' },
  earlyPrice: { id: 'show.edit.cell.earlyPrice', defaultMessage: 'Early price' },
  veteran: { id: 'show.edit.cell.veteran', defaultMessage: 'Veterans' },
  name: { id: 'show.edit.cell.name', defaultMessage: 'Own name', description: 'Of a class: “Helter-skelter”' },
  kind: { id: 'show.edit.cell.kind', defaultMessage: 'Scored by' },
  teamSize: { id: 'show.edit.cell.teamSize', defaultMessage: 'Team of', description: 'How many dogs a team has' },
  teamCounts: {
    id: 'show.edit.cell.teamCounts',
    defaultMessage: 'Results counted',
    description: 'How many results of a team are added up',
  },
  combinedAs: {
    id: 'show.edit.cell.combinedAs',
    defaultMessage: 'Combined as',
    description: 'The name of the result that several classes have together',
  },
  placing: { id: 'show.edit.cell.placing', defaultMessage: 'Placed by' },
  ruleSet: { id: 'show.edit.cell.ruleSet', defaultMessage: 'Rules' },
})

export const placingMessages: Record<Placing, MessageDescriptor> = defineMessages({
  together: {
    id: 'show.edit.placing.together',
    defaultMessage: 'All together',
    description: 'How dogs of a class are placed',
  },
  height: {
    id: 'show.edit.placing.height',
    defaultMessage: 'By height',
    description: 'How dogs of a class are placed',
  },
  level: { id: 'show.edit.placing.level', defaultMessage: 'By level', description: 'How dogs of a class are placed' },
})

/** The classes: their grid and their timetable. */
export const messages = defineMessages({
  classes: { id: 'show.edit.classes', defaultMessage: 'Classes' },
  count: {
    id: 'show.edit.count',
    defaultMessage:
      '{classes, plural, =0 {No classes yet} one {# class} other {# classes}}, {places, plural, one {# place} other {# places}}',
  },
  errors: { id: 'show.edit.errors', defaultMessage: '{count, plural, one {# error} other {# errors}}' },
  number: { id: 'show.edit.number', defaultMessage: 'No.' },
  cell: {
    id: 'show.edit.cellName',
    description: 'The name of a cell in the grid of classes for who cannot see it',
    defaultMessage: '{cell}, class {number}',
  },
  fault: { id: 'show.edit.fault', defaultMessage: '{cell}: {fault}' },
  moreColumns: { id: 'show.edit.moreColumns', defaultMessage: 'Scroll sideways for all columns' },
  clash: { id: 'show.edit.clash', defaultMessage: 'Clash' },
  yes: { id: 'show.edit.yes', defaultMessage: 'Yes' },
  no: { id: 'show.edit.no', defaultMessage: 'No' },
  byRules: {
    id: 'show.edit.byRules',
    defaultMessage: 'As in the rules',
    description: 'How dogs of a class are placed',
  },
  rulesOfShow: { id: 'show.edit.rulesOfShow', defaultMessage: 'The show’s rules' },
  noJudge: { id: 'show.edit.noJudge', defaultMessage: 'To be confirmed' },
  add: { id: 'show.edit.add', defaultMessage: 'Add a class' },
  duplicate: { id: 'show.edit.duplicate', defaultMessage: 'Duplicate' },
  remove: { id: 'show.edit.remove', defaultMessage: 'Remove' },
  fillDown: { id: 'show.edit.fillDown', defaultMessage: 'Fill down' },
  undo: { id: 'show.edit.undo', defaultMessage: 'Undo' },
  redo: { id: 'show.edit.redo', defaultMessage: 'Redo' },
  keys: {
    id: 'show.edit.keys',
    defaultMessage:
      'Enter edits a cell, Tab moves to the next and Esc cancels. Ctrl+D fills down, Ctrl+Z undoes. You can paste rows from a spreadsheet, with or without headings.',
  },
  timetable: { id: 'show.edit.timetable', defaultMessage: 'Timetable' },
  ring: { id: 'show.edit.ring', defaultMessage: 'Ring {ring}' },
  block: { id: 'show.edit.block', defaultMessage: 'Class {number}: {time}, {height}, {type}' },
  noTimetable: {
    id: 'show.edit.noTimetable',
    defaultMessage: 'Classes appear here once they have a day, a time and a ring.',
  },
  ringClash: {
    id: 'show.edit.ringClash',
    defaultMessage:
      'Ring {ring} has {count, plural, one {# class} other {# classes}} at once from {time} on {day}: {classes}. Change a start time or a ring: a show with this clash can’t be submitted.',
  },
  judgeClash: {
    id: 'show.edit.judgeClash',
    defaultMessage:
      '{judge} is judging in two rings at once on {day}: {classes}. You can still submit; the approvers will see this.',
  },
  judgeRuns: {
    id: 'show.edit.judgeRuns',
    defaultMessage:
      '{judge} has {runs, plural, one {# run} other {# runs}} to judge on {day}, which is too many for one day: {classes}. You can still submit; the approvers will see this.',
  },
  ordersClose: {
    id: 'show.edit.ordersClose',
    defaultMessage:
      'In the running orders for {day}, {runs, plural, one {a dog runs} other {# dogs run}} too soon after another dog with the same handler: {classes}. Change a start time, or draw the day again.',
  },
  classNumber: { id: 'show.edit.classNumber', defaultMessage: 'class {number}' },
})

export const fieldMessages = defineMessages({
  name: { id: 'show.edit.name', defaultMessage: 'Name of the show' },
  startDate: { id: 'show.edit.startDate', defaultMessage: 'First day' },
  endDate: { id: 'show.edit.endDate', defaultMessage: 'Last day' },
  addressLines: { id: 'show.edit.addressLines', defaultMessage: 'Address' },
  addressHint: { id: 'show.edit.addressHint', defaultMessage: 'One line each, four at most' },
  postcode: { id: 'show.edit.postcode', defaultMessage: 'Postcode' },
  city: { id: 'show.edit.city', defaultMessage: 'Town' },
  country: { id: 'show.edit.country', defaultMessage: 'Country' },
  ruleSet: { id: 'show.edit.ruleSet', defaultMessage: 'Rules' },
  rulesHint: {
    id: 'show.edit.rulesHint',
    defaultMessage: 'They decide heights, levels, scoring and places. A class can have its own.',
  },
  timeZone: { id: 'show.edit.timeZone', defaultMessage: 'Time zone' },
  entriesOpenDay: { id: 'show.edit.entriesOpenDay', defaultMessage: 'Entries open on' },
  entriesOpenTime: { id: 'show.edit.entriesOpenTime', defaultMessage: 'Opening time' },
  entriesCloseDay: { id: 'show.edit.entriesCloseDay', defaultMessage: 'Entries close on' },
  entriesCloseTime: { id: 'show.edit.entriesCloseTime', defaultMessage: 'Closing time' },
  timeHint: { id: 'show.edit.timeHint', defaultMessage: '24 hours, in the show’s time zone' },
  latitude: { id: 'show.edit.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'show.edit.longitude', defaultMessage: 'Longitude' },
  positionHint: { id: 'show.edit.positionHint', defaultMessage: 'In degrees. Optional' },
  showPlaces: { id: 'show.edit.showPlaces', defaultMessage: 'Places in the whole show' },
  dayPlaces: { id: 'show.edit.dayPlaces', defaultMessage: 'Places per day' },
  memberRuns: { id: 'show.edit.memberRuns', defaultMessage: 'Runs per member' },
  limitHint: {
    id: 'show.edit.limitHint',
    defaultMessage: 'Optional. If empty, only the limits of the classes apply.',
  },
  refundPercent: { id: 'show.edit.refundPercent', defaultMessage: 'Refund on withdrawal (%)' },
  refundHint: {
    id: 'show.edit.refundHint',
    defaultMessage: 'How much of the price is refunded when an entry is withdrawn before entries close',
  },
  secondDogPercent: { id: 'show.edit.secondDogPercent', defaultMessage: 'Reduction for further dogs (%)' },
  secondDogHint: {
    id: 'show.edit.secondDogHint',
    defaultMessage:
      'Members pay the full price for their first dog at the show and this much less for each further dog. Enter 0 for no reduction.',
  },
  helperPercent: { id: 'show.edit.helperPercent', defaultMessage: 'Reduction for helpers (%)' },
  helperHint: {
    id: 'show.edit.helperHint',
    defaultMessage:
      'For members whose confirmed email address is on the show’s list of helpers. If both reductions apply, only the larger one is taken off.',
  },
  earlyUntil: { id: 'show.edit.earlyUntil', defaultMessage: 'Early prices until' },
  judges: { id: 'show.edit.judges', defaultMessage: 'Judges' },
  approvers: { id: 'show.edit.approvers', defaultMessage: 'Approvers' },
  approversHint: {
    id: 'show.edit.approversHint',
    defaultMessage: 'All of them need to agree before you can publish the show. Each needs an account.',
  },
  movedDay: { id: 'show.edit.movedDay', defaultMessage: 'Move all classes of' },
  movedTo: { id: 'show.edit.movedTo', defaultMessage: 'To', description: 'The day to which classes are moved' },
  noDay: { id: 'show.edit.noDay', defaultMessage: 'Choose a day' },
  moveDay: { id: 'show.edit.moveDay', defaultMessage: 'Move this day' },
  why: { id: 'show.edit.why', defaultMessage: 'Reason for the change' },
  whyHint: { id: 'show.edit.whyHint', defaultMessage: 'Optional. Approvers and members will read this.' },
  find: { id: 'show.edit.find', defaultMessage: 'Find or add a person' },
  addPerson: { id: 'show.edit.addPerson', defaultMessage: 'Add' },
  removePerson: { id: 'show.edit.removePerson', defaultMessage: 'Remove {name}' },
  newPerson: { id: 'show.edit.newPerson', defaultMessage: 'new' },
  noAccount: { id: 'show.edit.noAccount', defaultMessage: '{name} (no account)' },
  noOne: { id: 'show.edit.noOne', defaultMessage: 'No one yet' },
})
