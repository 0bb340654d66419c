import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  registerTitle: { id: 'auth.register.title', defaultMessage: 'Register' },
  registerHead: { id: 'auth.register.head', defaultMessage: 'Walk the course first.' },
  registerLead: {
    id: 'auth.register.lead',
    defaultMessage: 'An account is free. Membership comes next: one, three or four years.',
  },
  loginTitle: { id: 'auth.login.title', defaultMessage: 'Login' },
  loginHead: { id: 'auth.login.head', defaultMessage: 'Back to the start line.' },
  loginLead: {
    id: 'auth.login.lead',
    defaultMessage: 'Your dogs, your entries and your cart are where you left them.',
  },
  name: { id: 'auth.field.name', defaultMessage: 'Name' },
  email: { id: 'auth.field.email', defaultMessage: 'Email' },
  password: { id: 'auth.field.password', defaultMessage: 'Password' },
  passwordHint: { id: 'auth.field.passwordHint', defaultMessage: 'At least 6 characters. A sentence is best.' },
  passwordRepeat: { id: 'auth.field.passwordRepeat', defaultMessage: 'Repeat password' },
  consent: {
    id: 'auth.field.consent',
    defaultMessage: 'I agree that the organisation keeps my data to run my account, my membership and my entries.',
  },
  consentShort: { id: 'auth.field.consentShort', defaultMessage: 'Consent' },
  show: { id: 'auth.password.show', defaultMessage: 'Show the password' },
  hide: { id: 'auth.password.hide', defaultMessage: 'Hide the password' },
  registerAction: { id: 'auth.register.action', defaultMessage: 'Register' },
  loginAction: { id: 'auth.login.action', defaultMessage: 'Login' },
  haveAccount: { id: 'auth.register.haveAccount', defaultMessage: 'I have an account' },
  noAccount: { id: 'auth.login.noAccount', defaultMessage: 'I have no account yet' },
  limited: {
    id: 'functionalities_limited',
    defaultMessage: 'Feature is disabled. Please contact our support.',
    description: 'Fixed by the specification, letter for letter',
  },
  registrationError: {
    id: 'registration_error',
    defaultMessage: 'Your account could not be created. Please try again in a few minutes or contact us.',
  },
  forgotLink: { id: 'auth.login.forgot', defaultMessage: 'I forgot my password' },
  forgotTitle: { id: 'auth.forgot.title', defaultMessage: 'Forgotten password' },
  forgotHead: { id: 'auth.forgot.head', defaultMessage: 'A pole down is not the end.' },
  forgotLead: { id: 'auth.forgot.lead', defaultMessage: 'One link, one new password, and on with the run.' },
  forgotText: {
    id: 'auth.forgot.text',
    defaultMessage: 'Tell us the email of your account. A link to a new password goes there.',
  },
  forgotAction: { id: 'auth.forgot.action', defaultMessage: 'Send the link' },
  linkSent: { id: 'auth.forgot.sent', defaultMessage: 'Look into your mailbox' },
  linkSentText: {
    id: 'auth.forgot.sentText',
    defaultMessage:
      'If there is an account with this address, a mail with a link is on its way. It works once, and for {minutes, plural, one {# minute} other {# minutes}}. Nothing there? Look among the junk, or try the address you registered with.',
  },
  resetTitle: { id: 'auth.reset.title', defaultMessage: 'New password' },
  resetHead: { id: 'auth.reset.head', defaultMessage: 'Reset the bar.' },
  resetLead: {
    id: 'auth.reset.lead',
    defaultMessage: 'Whatever is logged in with the old password is logged out.',
  },
  resetAction: { id: 'auth.reset.action', defaultMessage: 'Change the password' },
  anotherLink: { id: 'auth.reset.another', defaultMessage: 'Ask for another link' },
  passwordChanged: { id: 'auth.reset.done', defaultMessage: 'Your password is changed' },
  passwordChangedText: { id: 'auth.reset.doneText', defaultMessage: 'From now on the new one lets you in.' },
  toLogin: { id: 'auth.reset.toLogin', defaultMessage: 'To the login' },
  leaving: { id: 'auth.logout.leaving', defaultMessage: 'Logging out' },
})
