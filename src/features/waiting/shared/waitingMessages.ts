import { defineMessages } from '../../../i18n/defineMessages'

export const waitingMessages = defineMessages({
  heading: { id: 'waiting.heading', defaultMessage: 'Waiting lists' },
  run: { id: 'waiting.run', defaultMessage: '{dog}: {day}, {time}, ring {ring}' },
  position: {
    id: 'waiting.position',
    defaultMessage: 'Number {position} on the waiting list',
    description: 'A dog’s own position on the waiting list of a full class',
  },
  offered: {
    id: 'waiting.offered',
    defaultMessage: 'A place is held for {dog} until {until}. Add {dog} to your cart and pay by then.',
  },
  checkout: { id: 'waiting.checkout', defaultMessage: 'This place is in your checkout. Pay to keep it.' },
  waiting: {
    id: 'waiting.count',
    defaultMessage: '{count, plural, =0 {No dog is waiting yet.} one {# dog is waiting.} other {# dogs are waiting.}}',
  },
  promise: {
    id: 'waiting.promise',
    defaultMessage: 'When a place becomes free, we hold it for you and send you an email.',
  },
  join: { id: 'waiting.join', defaultMessage: 'Join the waiting list' },
  joinOne: { id: 'waiting.joinOne', defaultMessage: 'Join the waiting list with {dog}: {time}, ring {ring}' },
  leave: { id: 'waiting.leave', defaultMessage: 'Leave', description: 'Button: leave the waiting list of a class' },
  leaveOne: { id: 'waiting.leaveOne', defaultMessage: 'Leave the waiting list: {dog}, {time}' },
  leaveTitle: { id: 'waiting.leaveTitle', defaultMessage: 'Take {dog} off the waiting list?' },
  leaveText: {
    id: 'waiting.leaveText',
    defaultMessage: '{show}, {day}, {time}, ring {ring}. If you rejoin, you’ll go to the end of the list.',
  },
  leaveAction: { id: 'waiting.leaveAction', defaultMessage: 'Leave the waiting list' },
  leaveKeep: { id: 'waiting.leaveKeep', defaultMessage: 'Stay on the list' },
  decline: {
    id: 'waiting.decline',
    defaultMessage: 'Decline',
    description: 'Button: decline the place that the waiting list offers',
  },
  declineOne: { id: 'waiting.declineOne', defaultMessage: 'Decline the place: {dog}, {time}' },
  declineTitle: { id: 'waiting.declineTitle', defaultMessage: 'Decline the place for {dog}?' },
  declineText: {
    id: 'waiting.declineText',
    defaultMessage: '{show}, {day}, {time}, ring {ring}. The place goes to the next dog on the list.',
  },
  declineAction: { id: 'waiting.declineAction', defaultMessage: 'Decline the place' },
  declineKeep: { id: 'waiting.declineKeep', defaultMessage: 'Keep the place' },
})
