import { defineMessages } from '../../i18n/defineMessages'

/** For the forms that ask for the password again. */
export const messages = defineMessages({
  currentPassword: { id: 'account.reauthentication.currentPassword', defaultMessage: 'Current password' },
  showPassword: { id: 'account.reauthentication.showPassword', defaultMessage: 'Show the password' },
  hidePassword: { id: 'account.reauthentication.hidePassword', defaultMessage: 'Hide the password' },
  oneTimeCode: { id: 'account.reauthentication.oneTimeCode', defaultMessage: 'One-time code' },
  oneTimeCodeHint: {
    id: 'account.reauthentication.oneTimeCodeHint',
    defaultMessage: 'Six digits from your authenticator app, or one of your recovery codes.',
  },
})
