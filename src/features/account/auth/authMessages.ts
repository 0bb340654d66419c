import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  registerTitle: { id: 'account.register.title', defaultMessage: 'Register' },
  registerHead: { id: 'account.register.head', defaultMessage: 'Walk the course first.' },
  registerLead: {
    id: 'account.register.lead',
    defaultMessage: 'Creating an account is free. Next, you choose a one, three or four-year membership.',
  },
  loginTitle: { id: 'account.login.title', defaultMessage: 'Login' },
  loginHead: { id: 'account.login.head', defaultMessage: 'Welcome back.' },
  loginLead: {
    id: 'account.login.lead',
    defaultMessage: 'Your dogs, entries and cart are waiting for you.',
  },
  name: { id: 'account.field.name', defaultMessage: 'Name' },
  email: { id: 'account.field.email', defaultMessage: 'Email' },
  password: { id: 'account.field.password', defaultMessage: 'Password' },
  passwordHint: {
    id: 'account.field.passwordHint',
    defaultMessage: 'At least 6 characters. Three random words work well.',
  },
  passwordRepeat: { id: 'account.field.passwordRepeat', defaultMessage: 'Repeat password' },
  consent: {
    id: 'account.field.consent',
    defaultMessage: 'I agree to the terms and conditions and have read the privacy policy.',
  },
  consentMore: {
    id: 'account.field.consentMore',
    description: 'Under the consent tick box; both are links',
    defaultMessage: '<terms>Terms and conditions</terms> and <privacy>privacy policy</privacy> (open in a new tab).',
  },
  consentShort: {
    id: 'account.field.consentShort',
    description: 'The name of the consent tick box in the list of problems of a form',
    defaultMessage: 'Terms',
  },
  oneTimeCode: { id: 'account.field.oneTimeCode', defaultMessage: 'One-time code' },
  oneTimeCodeHint: {
    id: 'account.field.oneTimeCodeHint',
    defaultMessage: 'The 6-digit code from your authenticator app, or a recovery code.',
  },
  confirmTitle: { id: 'account.confirm.title', defaultMessage: 'Confirm your email address' },
  confirmHead: { id: 'account.confirm.head', defaultMessage: 'Almost there.' },
  confirmLead: {
    id: 'account.confirm.lead',
    defaultMessage: 'Confirm your email address so we can reach you about your entries.',
  },
  confirmText: {
    id: 'account.confirm.text',
    defaultMessage: 'We sent this link to your email address. Confirm that the address is yours.',
  },
  confirmAction: { id: 'account.confirm.action', defaultMessage: 'Confirm email address' },
  confirmed: { id: 'account.confirm.done', defaultMessage: 'Email address confirmed' },
  confirmedText: {
    id: 'account.confirm.doneText',
    defaultMessage: 'We’ll send emails about your membership and entries there. Use it to log in.',
  },
  toDashboard: { id: 'account.confirm.toDashboard', defaultMessage: 'Go to the dashboard' },
  toProfile: { id: 'account.confirm.toProfile', defaultMessage: 'Go to your profile' },
  show: { id: 'account.password.show', defaultMessage: 'Show password' },
  hide: { id: 'account.password.hide', defaultMessage: 'Hide password' },
  registerAction: { id: 'account.register.action', defaultMessage: 'Register' },
  loginAction: { id: 'account.login.action', defaultMessage: 'Login' },
  haveAccount: { id: 'account.register.haveAccount', defaultMessage: 'Already have an account? Log in' },
  noAccount: { id: 'account.login.noAccount', defaultMessage: 'No account yet? Register' },
  registrationError: {
    id: 'registration_error',
    defaultMessage: 'Your account could not be created. Please try again in a few minutes or contact us.',
  },
  forgotLink: { id: 'account.login.forgot', defaultMessage: 'Forgotten your password?' },
  forgotTitle: { id: 'account.forgot.title', defaultMessage: 'Reset your password' },
  forgotHead: { id: 'account.forgot.head', defaultMessage: 'Forgotten your password?' },
  forgotLead: { id: 'account.forgot.lead', defaultMessage: 'We’ll email you a link to choose a new one.' },
  forgotText: {
    id: 'account.forgot.text',
    defaultMessage: 'Enter the email address of your account and we’ll send you a link.',
  },
  forgotAction: { id: 'account.forgot.action', defaultMessage: 'Email me a link' },
  linkSent: { id: 'account.forgot.sent', defaultMessage: 'Check your inbox' },
  linkSentText: {
    id: 'account.forgot.sentText',
    defaultMessage:
      'If there’s an account with this address, we’ve emailed it a link. The link works once, for {minutes, plural, one {# minute} other {# minutes}}. If it isn’t there, check your spam folder or try another address.',
  },
  resetTitle: { id: 'account.reset.title', defaultMessage: 'New password' },
  resetHead: { id: 'account.reset.head', defaultMessage: 'Choose a new password.' },
  resetLead: {
    id: 'account.reset.lead',
    defaultMessage: 'We’ll log out every device that used the old one.',
  },
  resetAction: { id: 'account.reset.action', defaultMessage: 'Change password' },
  anotherLink: { id: 'account.reset.another', defaultMessage: 'Get a new link' },
  passwordChanged: { id: 'account.reset.done', defaultMessage: 'Password changed' },
  passwordChangedText: { id: 'account.reset.doneText', defaultMessage: 'You can now log in with your new password.' },
  toLogin: { id: 'account.reset.toLogin', defaultMessage: 'Back to login' },
  leaving: { id: 'account.logout.leaving', defaultMessage: 'Logging you out' },
})
