import { defineMessages } from '../../i18n/defineMessages'

export const sessionMessages = defineMessages({
  label: { id: 'account.session.label', defaultMessage: 'Your log-in' },
  idle: {
    id: 'account.session.idle',
    defaultMessage:
      'You have not been here for a while: {hours, plural, =0 {in less than an hour you are logged out.} one {in # hour you are logged out.} other {in # hours you are logged out.}}',
  },
  latest: {
    id: 'account.session.latest',
    defaultMessage:
      'This log-in is getting old: {hours, plural, =0 {in less than an hour you are logged out.} one {in # hour you are logged out.} other {in # hours you are logged out.}} Your cart stays.',
  },
  stay: { id: 'account.session.stay', defaultMessage: 'Stay logged in' },
})
