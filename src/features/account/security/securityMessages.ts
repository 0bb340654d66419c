import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'account.security.title', defaultMessage: 'Security' },
  loading: { id: 'account.security.loading', defaultMessage: 'Loading where you are logged in' },
  failed: { id: 'account.security.failed', defaultMessage: 'This did not arrive' },
  failedText: { id: 'account.security.failedText', defaultMessage: 'Nothing is changed. Ask for it again.' },
  sessions: { id: 'account.security.sessions', defaultMessage: 'Where you are logged in' },
  unknownDevice: { id: 'account.security.unknownDevice', defaultMessage: 'A device that does not say what it is' },
  thisOne: { id: 'account.security.thisOne', defaultMessage: 'This one' },
  since: { id: 'account.security.since', defaultMessage: 'Logged in on {day}' },
  usedToday: { id: 'account.security.usedToday', defaultMessage: 'Used today' },
  lastUsed: { id: 'account.security.lastUsed', defaultMessage: 'Last used on {day}' },
  end: { id: 'account.security.end', defaultMessage: 'Log out' },
  endOf: { id: 'account.security.endOf', defaultMessage: 'Log out: {place}' },
  limitReached: {
    id: 'account.security.limitReached',
    defaultMessage:
      'You can be logged in on {limit} devices. On {day} you logged in on one more, so the one you had used least recently was logged out. If that wasn’t you, change your password.',
  },
  endOthers: { id: 'account.security.endOthers', defaultMessage: 'Log out everywhere else' },
  renewal: { id: 'account.security.renewal', defaultMessage: 'How long you stay logged in' },
  renewalText: {
    id: 'account.security.renewalText',
    defaultMessage:
      'Here until {day}, and not longer than {idle, plural, one {# day} other {# days}} without using it. With your password you stay longer, and your cart stays too.',
  },
  renew: { id: 'account.security.renew', defaultMessage: 'Stay longer' },
  renewed: { id: 'account.security.renewed', defaultMessage: 'You stay logged in' },
  renewedText: { id: 'account.security.renewedText', defaultMessage: 'Here until {day}.' },
  codes: { id: 'account.security.codes', defaultMessage: 'One-time codes' },
  required: {
    id: 'account.security.codes.required',
    defaultMessage: 'As an admin you need them: without, the desk stays closed to you.',
  },
  off: {
    id: 'account.security.codes.off',
    defaultMessage: 'Off. With codes from an app on your phone, your password alone lets nobody in.',
  },
  on: {
    id: 'account.security.codes.on',
    defaultMessage:
      'On. {count, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}',
  },
  confirmFirst: {
    id: 'account.security.codes.confirmFirst',
    defaultMessage: 'Confirm your email address before you turn codes on.',
  },
  turnOn: { id: 'account.security.codes.turnOn', defaultMessage: 'Turn codes on' },
  turnOff: { id: 'account.security.codes.turnOff', defaultMessage: 'Turn codes off' },
  goOn: { id: 'account.security.codes.goOn', defaultMessage: 'Go on' },
  giveUp: { id: 'account.security.codes.giveUp', defaultMessage: 'Leave it as it is' },
  scan: {
    id: 'account.security.codes.scan',
    defaultMessage: 'Open your authenticator app and let it look at this picture.',
  },
  qrCode: { id: 'account.security.codes.qrCode', defaultMessage: 'QR code for your authenticator app' },
  orType: { id: 'account.security.codes.orType', defaultMessage: 'Or type this key into it: {secret}' },
  firstCode: { id: 'account.security.codes.firstCode', defaultMessage: 'The six digits that the app shows now' },
  codesAreOn: { id: 'account.security.codes.areOn', defaultMessage: 'Codes are on. Keep these' },
  recoveryCodes: { id: 'account.security.codes.recovery', defaultMessage: 'Recovery codes' },
  recoveryText: {
    id: 'account.security.codes.recoveryText',
    defaultMessage:
      '{count, plural, one {# recovery code} other {# recovery codes}}, each for one log-in without your phone. Write them down or print them: they are shown only now.',
  },
  codesKept: { id: 'account.security.codes.kept', defaultMessage: 'I have kept them' },
})
