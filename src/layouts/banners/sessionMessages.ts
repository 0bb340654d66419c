import { defineMessages } from '../../i18n/defineMessages'

export const sessionMessages = defineMessages({
  label: { id: 'account.session.label', defaultMessage: 'Your session' },
  idle: {
    id: 'account.session.idle',
    defaultMessage:
      'You’ve been inactive for a while. {hours, plural, =0 {You’ll be logged out in less than an hour.} one {You’ll be logged out in # hour.} other {You’ll be logged out in # hours.}}',
  },
  latest: {
    id: 'account.session.latest',
    defaultMessage:
      'Your session is about to end. {hours, plural, =0 {You’ll be logged out in less than an hour.} one {You’ll be logged out in # hour.} other {You’ll be logged out in # hours.}} Your cart will be kept.',
  },
  stay: { id: 'account.session.stay', defaultMessage: 'Stay logged in' },
})
