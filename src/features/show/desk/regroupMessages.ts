import { defineMessages } from '../../../i18n/defineMessages'

export const regroupMessages = defineMessages({
  cls: {
    id: 'show.desk.regroup.class',
    defaultMessage: '{day}, {time}, ring {ring}: {type}, {height}, {levels}',
  },
  choose: { id: 'show.desk.regroup.choose', defaultMessage: 'Choose' },
  reason: { id: 'show.desk.regroup.reason', defaultMessage: 'Reason for the change' },
  keep: { id: 'show.desk.regroup.keep', defaultMessage: 'Leave as is' },
  moved: {
    id: 'show.desk.regroup.moved',
    defaultMessage:
      '{moved, plural, =0 {No paid entries move.} one {# entry moves. We’ll email its member, who can withdraw with a full refund until the class begins.} other {# entries of {members, plural, one {# member} other {# members}} move. We’ll email them, and they can withdraw with a full refund until the class begins.}}',
  },
  held: {
    id: 'show.desk.regroup.held',
    defaultMessage:
      '{held, plural, one {# place held in an unpaid checkout moves too.} other {# places held in unpaid checkouts move too.}}',
  },
  waiting: {
    id: 'show.desk.regroup.waiting',
    defaultMessage:
      '{waiting, plural, one {# dog on the waiting list keeps its place in the queue.} other {# dogs on the waiting list keep their places in the queue.}}',
  },
})

export const mergeMessages = defineMessages({
  open: { id: 'show.desk.merge.open', defaultMessage: 'Merge classes' },
  title: { id: 'show.desk.merge.title', defaultMessage: 'Merge two classes?' },
  text: {
    id: 'show.desk.merge.text',
    defaultMessage:
      'Both classes must be on the same day, of the same type and under the same rules, and neither may have begun. You can’t undo this.',
  },
  from: { id: 'show.desk.merge.from', defaultMessage: 'Class to close' },
  into: { id: 'show.desk.merge.into', defaultMessage: 'Class to keep' },
  after: {
    id: 'show.desk.merge.after',
    defaultMessage: 'Merged class: {height}, {levels}, {capacity, plural, one {# place} other {# places}}.',
  },
  prices: {
    id: 'show.desk.merge.prices',
    defaultMessage: 'Everyone keeps the price they paid: there’s no extra charge.',
  },
  doubled: {
    id: 'show.desk.merge.doubled',
    defaultMessage:
      '{doubled, plural, one {# dog is entered in both classes. One of its entries is refunded: {amounts}.} other {# dogs are entered in both classes. One entry of each is refunded: {amounts} in total.}}',
  },
  confirm: { id: 'show.desk.merge.confirm', defaultMessage: 'Merge classes' },
})

export const splitMessages = defineMessages({
  open: { id: 'show.desk.split.open', defaultMessage: 'Split a class' },
  title: { id: 'show.desk.split.title', defaultMessage: 'Split a class in two?' },
  text: {
    id: 'show.desk.split.text',
    defaultMessage: 'Some of the dogs move to a second class with its own start time and ring. You can’t undo this.',
  },
  cls: { id: 'show.desk.split.class', defaultMessage: 'Class to split' },
  boundary: { id: 'show.desk.split.boundary', defaultMessage: 'Dogs in the second class' },
  byHeight: { id: 'show.desk.split.byHeight', defaultMessage: 'Dogs of one height' },
  byLevel: { id: 'show.desk.split.byLevel', defaultMessage: 'Dogs from a level upwards' },
  startTime: { id: 'show.desk.split.startTime', defaultMessage: 'Start time of the second class' },
  ring: { id: 'show.desk.split.ring', defaultMessage: 'Ring of the second class' },
  capacity: { id: 'show.desk.split.capacity', defaultMessage: 'Places in the second class' },
  capacityHint: {
    id: 'show.desk.split.capacityHint',
    defaultMessage: 'These come out of the places of the original class.',
  },
  capacityLow: {
    id: 'show.desk.split.capacityLow',
    defaultMessage: 'More dogs than that will move to the second class. Enter a higher number.',
  },
  startInvalid: {
    id: 'show.desk.split.startInvalid',
    defaultMessage: 'Enter a time that hasn’t passed yet, such as 14:30.',
  },
  stays: {
    id: 'show.desk.split.stays',
    defaultMessage: '{stays, plural, =0 {No entries stay.} one {# entry stays.} other {# entries stay.}}',
  },
  anyHeight: {
    id: 'show.desk.split.anyHeight',
    defaultMessage: 'The first class stays open to any height.',
  },
  confirm: { id: 'show.desk.split.confirm', defaultMessage: 'Split class' },
})
