import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from '../../../../i18n/defineMessages'
import type { CellName } from './rows'

export const cellMessages: Record<CellName, MessageDescriptor> = defineMessages({
  date: { id: 'showEdit.cell.date', defaultMessage: 'Day' },
  startTime: { id: 'showEdit.cell.startTime', defaultMessage: 'Start' },
  ring: { id: 'showEdit.cell.ring', defaultMessage: 'Ring' },
  type: { id: 'showEdit.cell.type', defaultMessage: 'Type' },
  height: { id: 'showEdit.cell.height', defaultMessage: 'Height' },
  startLevel: { id: 'showEdit.cell.startLevel', defaultMessage: 'From level' },
  endLevel: { id: 'showEdit.cell.endLevel', defaultMessage: 'To level' },
  judge: { id: 'showEdit.cell.judge', defaultMessage: 'Judge' },
  capacity: { id: 'showEdit.cell.capacity', defaultMessage: 'Places' },
  price: { id: 'showEdit.cell.price', defaultMessage: 'Price' },
  earlyPrice: { id: 'showEdit.cell.earlyPrice', defaultMessage: 'Early price' },
  veteran: { id: 'showEdit.cell.veteran', defaultMessage: 'Veterans' },
})

/** The classes: their grid and their timetable. */
export const messages = defineMessages({
  classes: { id: 'showEdit.classes', defaultMessage: 'Classes' },
  count: {
    id: 'showEdit.count',
    defaultMessage:
      '{classes, plural, =0 {No classes yet} one {# class} other {# classes}}, {places, plural, one {# place} other {# places}}',
  },
  errors: { id: 'showEdit.errors', defaultMessage: '{count, plural, one {# error} other {# errors}}' },
  number: { id: 'showEdit.number', defaultMessage: 'No.' },
  cell: {
    id: 'showEdit.cellName',
    description: 'The name of a cell in the grid of classes for who cannot see it',
    defaultMessage: '{cell}, class {number}',
  },
  fault: { id: 'showEdit.fault', defaultMessage: '{cell}: {fault}' },
  moreColumns: { id: 'showEdit.moreColumns', defaultMessage: 'Scroll sideways for places and prices' },
  clash: { id: 'showEdit.clash', defaultMessage: 'Clash' },
  yes: { id: 'showEdit.yes', defaultMessage: 'Yes' },
  no: { id: 'showEdit.no', defaultMessage: 'No' },
  noJudge: { id: 'showEdit.noJudge', defaultMessage: 'To be confirmed' },
  add: { id: 'showEdit.add', defaultMessage: 'Add a class' },
  duplicate: { id: 'showEdit.duplicate', defaultMessage: 'Duplicate' },
  remove: { id: 'showEdit.remove', defaultMessage: 'Remove' },
  fillDown: { id: 'showEdit.fillDown', defaultMessage: 'Fill down' },
  undo: { id: 'showEdit.undo', defaultMessage: 'Undo' },
  redo: { id: 'showEdit.redo', defaultMessage: 'Redo' },
  keys: {
    id: 'showEdit.keys',
    defaultMessage:
      'Enter edits a cell, Tab moves to the next and Esc cancels. Ctrl+D fills down, Ctrl+Z undoes. You can paste rows from a spreadsheet, with or without headings.',
  },
  timetable: { id: 'showEdit.timetable', defaultMessage: 'Timetable' },
  ring: { id: 'showEdit.ring', defaultMessage: 'Ring {ring}' },
  block: { id: 'showEdit.block', defaultMessage: 'Class {number}: {time}, {height}, {type}' },
  noTimetable: {
    id: 'showEdit.noTimetable',
    defaultMessage: 'Classes appear here once they have a day, a time and a ring.',
  },
  ringClash: {
    id: 'showEdit.ringClash',
    defaultMessage: 'Ring {ring} has {count, plural, one {# class} other {# classes}} at {time} on {day}: {classes}.',
  },
  judgeClash: {
    id: 'showEdit.judgeClash',
    defaultMessage:
      '{judge} is judging in two rings at once on {day}: {classes}. You can still submit; the approvers will see this.',
  },
  classNumber: { id: 'showEdit.classNumber', defaultMessage: 'class {number}' },
})

export const fieldMessages = defineMessages({
  name: { id: 'showEdit.name', defaultMessage: 'Name of the show' },
  startDate: { id: 'showEdit.startDate', defaultMessage: 'First day' },
  endDate: { id: 'showEdit.endDate', defaultMessage: 'Last day' },
  addressLines: { id: 'showEdit.addressLines', defaultMessage: 'Address' },
  addressHint: { id: 'showEdit.addressHint', defaultMessage: 'One line each, four at most' },
  postcode: { id: 'showEdit.postcode', defaultMessage: 'Postcode' },
  city: { id: 'showEdit.city', defaultMessage: 'Town' },
  country: { id: 'showEdit.country', defaultMessage: 'Country' },
  timeZone: { id: 'showEdit.timeZone', defaultMessage: 'Time zone' },
  entriesOpenDay: { id: 'showEdit.entriesOpenDay', defaultMessage: 'Entries open on' },
  entriesOpenTime: { id: 'showEdit.entriesOpenTime', defaultMessage: 'Opening time' },
  entriesCloseDay: { id: 'showEdit.entriesCloseDay', defaultMessage: 'Entries close on' },
  entriesCloseTime: { id: 'showEdit.entriesCloseTime', defaultMessage: 'Closing time' },
  timeHint: { id: 'showEdit.timeHint', defaultMessage: '24 hours, in the show’s time zone' },
  latitude: { id: 'showEdit.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'showEdit.longitude', defaultMessage: 'Longitude' },
  positionHint: { id: 'showEdit.positionHint', defaultMessage: 'In degrees. Optional' },
  refundPercent: { id: 'showEdit.refundPercent', defaultMessage: 'Refund on withdrawal (%)' },
  refundHint: {
    id: 'showEdit.refundHint',
    defaultMessage: 'How much of the price is refunded when an entry is withdrawn before entries close',
  },
  earlyUntil: { id: 'showEdit.earlyUntil', defaultMessage: 'Early prices until' },
  judges: { id: 'showEdit.judges', defaultMessage: 'Judges' },
  approvers: { id: 'showEdit.approvers', defaultMessage: 'Approvers' },
  approversHint: {
    id: 'showEdit.approversHint',
    defaultMessage: 'All of them need to agree before you can publish the show. Each needs an account.',
  },
  find: { id: 'showEdit.find', defaultMessage: 'Find or add a person' },
  addPerson: { id: 'showEdit.addPerson', defaultMessage: 'Add' },
  removePerson: { id: 'showEdit.removePerson', defaultMessage: 'Remove {name}' },
  newPerson: { id: 'showEdit.newPerson', defaultMessage: 'new' },
  noAccount: { id: 'showEdit.noAccount', defaultMessage: '{name} (no account)' },
  noOne: { id: 'showEdit.noOne', defaultMessage: 'No one yet' },
})
