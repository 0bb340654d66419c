import { defineMessages } from '../../i18n/defineMessages'

export const sessionMessages = defineMessages({
  label: { id: 'account.session.label', defaultMessage: 'Your session' },
  idle: {
    id: 'account.session.idle',
    defaultMessage:
      'You’ll be logged out for inactivity in {hours, plural, =0 {less than an hour.} one {# hour.} other {# hours.}}',
  },
  latest: {
    id: 'account.session.latest',
    defaultMessage:
      'For your security you’ll be logged out in {hours, plural, =0 {less than an hour.} one {# hour.} other {# hours.}} Your cart will be kept.',
  },
  stay: { id: 'account.session.stay', defaultMessage: 'Stay logged in' },
})
