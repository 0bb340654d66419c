import { defineMessages } from '../../../i18n/defineMessages'

/** For the forms that ask for the password again. */
export const messages = defineMessages({
  currentPassword: { id: 'account.reauthentication.currentPassword', defaultMessage: 'Current password' },
  showPassword: { id: 'account.reauthentication.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'account.reauthentication.hidePassword', defaultMessage: 'Hide password' },
  oneTimeCode: { id: 'account.reauthentication.oneTimeCode', defaultMessage: 'One-time code' },
  oneTimeCodeHint: {
    id: 'account.reauthentication.oneTimeCodeHint',
    defaultMessage: 'The 6-digit code from your authenticator app, or a recovery code.',
  },
})
