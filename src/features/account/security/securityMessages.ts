import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'account.security.title', defaultMessage: 'Security' },
  loading: { id: 'account.security.loading', defaultMessage: 'Loading your devices' },
  failed: { id: 'account.security.failed', defaultMessage: 'Couldn’t load your devices' },
  failedText: {
    id: 'account.security.failedText',
    defaultMessage: 'Nothing has changed. Check your connection and try again.',
  },
  sessions: { id: 'account.security.sessions', defaultMessage: 'Where you’re logged in' },
  unknownDevice: { id: 'account.security.unknownDevice', defaultMessage: 'Unknown device' },
  thisOne: { id: 'account.security.thisOne', defaultMessage: 'This device' },
  device: { id: 'account.security.device', defaultMessage: 'Device' },
  since: {
    id: 'account.security.loggedIn',
    defaultMessage: 'Logged in',
    description: 'The head of a column: the time of the log-in on a device',
  },
  lastUsed: {
    id: 'account.security.lastUse',
    defaultMessage: 'Last used',
    description: 'The head of a column: when a device was used last',
  },
  moment: { id: 'account.security.moment', defaultMessage: '{day} at {time}' },
  today: { id: 'account.security.today', defaultMessage: 'Today at {time}' },
  end: { id: 'account.security.end', defaultMessage: 'Log out' },
  endOf: {
    id: 'account.security.endOf',
    description: 'The button’s name for a screen reader; place is a browser and a system, e.g. "Firefox, Windows"',
    defaultMessage: 'Log out: {place}',
  },
  limitReached: {
    id: 'account.security.limitReached',
    defaultMessage:
      'You can be logged in on {limit} devices. You logged in on another on {day}, so we logged out the one you hadn’t used for longest. If that wasn’t you, change your password.',
  },
  acting: {
    id: 'account.security.acting',
    defaultMessage:
      '{name}, an admin, is acting for you until {time}. They can change your details, dogs and entries, but can’t pay or change how you log in.',
  },
  stopActing: { id: 'account.security.stopActing', defaultMessage: 'End their access' },
  endOthers: { id: 'account.security.endOthers', defaultMessage: 'Log out all other devices' },
  renewal: { id: 'account.security.renewal', defaultMessage: 'Stay logged in for longer' },
  renewalText: {
    id: 'account.security.renewalText',
    defaultMessage:
      'You’ll be logged out here on {day}, or after {idle, plural, one {# day} other {# days}} without use. Enter your password to stay logged in longer. Your cart won’t change.',
  },
  renew: { id: 'account.security.renew', defaultMessage: 'Stay logged in' },
  renewed: { id: 'account.security.renewed', defaultMessage: 'You’re still logged in' },
  renewedText: { id: 'account.security.renewedText', defaultMessage: 'On this device until {day}.' },
  codes: { id: 'account.security.codes', defaultMessage: 'Two-step verification' },
  required: {
    id: 'account.security.codes.required',
    defaultMessage: 'Admins need two-step verification to manage shows and members.',
  },
  off: {
    id: 'account.security.codes.off',
    defaultMessage: 'Off. Turn it on to ask for a code from your phone as well as your password.',
  },
  on: {
    id: 'account.security.codes.on',
    defaultMessage:
      'On. {count, plural, =0 {No recovery codes left.} one {# recovery code left.} other {# recovery codes left.}}',
  },
  confirmFirst: {
    id: 'account.security.codes.confirmFirst',
    defaultMessage: 'Confirm your email address before you set up two-step verification.',
  },
  turnOn: { id: 'account.security.codes.turnOn', defaultMessage: 'Set up two-step verification' },
  turnOff: { id: 'account.security.codes.turnOff', defaultMessage: 'Turn off two-step verification' },
  goOn: { id: 'account.security.codes.goOn', defaultMessage: 'Continue' },
  giveUp: { id: 'account.security.codes.giveUp', defaultMessage: 'Cancel' },
  scan: {
    id: 'account.security.codes.scan',
    defaultMessage: 'Scan this QR code with your authenticator app.',
  },
  qrCode: { id: 'account.security.codes.qrCode', defaultMessage: 'QR code for your authenticator app' },
  orType: { id: 'account.security.codes.orType', defaultMessage: 'Can’t scan it? Enter this key: {secret}' },
  firstCode: { id: 'account.security.codes.firstCode', defaultMessage: '6-digit code from the app' },
  codesAreOn: {
    id: 'account.security.codes.areOn',
    defaultMessage: 'Two-step verification is on. Save these recovery codes',
  },
  recoveryCodes: { id: 'account.security.codes.recovery', defaultMessage: 'Recovery codes' },
  recoveryText: {
    id: 'account.security.codes.recoveryText',
    defaultMessage:
      '{count, plural, one {# recovery code} other {# recovery codes}}. Each one lets you log in once without your phone. Save them now: you won’t see them again.',
  },
  copyCodes: { id: 'account.security.codes.copy', defaultMessage: 'Copy codes' },
  copied: { id: 'account.security.codes.copied', defaultMessage: 'Copied. Paste the codes somewhere safe.' },
  copyFailed: {
    id: 'account.security.codes.copyFailed',
    defaultMessage: 'Your browser didn’t allow copying. Save the codes as a file instead.',
  },
  saveCodes: { id: 'account.security.codes.save', defaultMessage: 'Save as a text file' },
  codesFile: {
    id: 'account.security.codes.file',
    description: 'A file name: lower case, no spaces, ends with .txt',
    defaultMessage: 'clear-round-recovery-codes.txt',
  },
  fileSaved: { id: 'account.security.codes.saved', defaultMessage: 'Saved to your downloads.' },
  codesKept: { id: 'account.security.codes.kept', defaultMessage: 'I’ve saved these codes' },
})
