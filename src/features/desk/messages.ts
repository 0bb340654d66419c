import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'desk.sessions.title', defaultMessage: 'End the sessions of an account' },
  lead: {
    id: 'desk.sessions.lead',
    defaultMessage: 'For a lost device or a password that others know: the account is logged out everywhere at once.',
  },
  email: { id: 'desk.sessions.email', defaultMessage: 'Email of the account' },
  action: { id: 'desk.sessions.action', defaultMessage: 'Log out everywhere' },
  ended: { id: 'desk.sessions.ended', defaultMessage: 'Logged out' },
  endedText: {
    id: 'desk.sessions.endedText',
    defaultMessage: '{count, plural, =0 {It was logged in nowhere.} one {# session ended.} other {# sessions ended.}}',
  },
  another: { id: 'desk.sessions.another', defaultMessage: 'Another account' },
})
