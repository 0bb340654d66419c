import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'desk.sessions.title', defaultMessage: 'Log out an account' },
  lead: {
    id: 'desk.sessions.lead',
    defaultMessage:
      'For a lost device, or a password that someone else knows. The account is logged out on every device at once.',
  },
  email: { id: 'desk.sessions.email', defaultMessage: 'Email of the account' },
  action: { id: 'desk.sessions.action', defaultMessage: 'Log out everywhere' },
  ended: { id: 'desk.sessions.ended', defaultMessage: 'Logged out' },
  endedText: {
    id: 'desk.sessions.endedText',
    defaultMessage:
      '{count, plural, =0 {The account wasn’t logged in anywhere.} one {We logged out # device.} other {We logged out # devices.}}',
  },
  another: { id: 'desk.sessions.another', defaultMessage: 'Log out another account' },
})
