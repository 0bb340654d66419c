import { defineMessages } from '../../../i18n/defineMessages'

export const confirmMessages = defineMessages({
  head: { id: 'account.emailChange.confirm.head', defaultMessage: 'Almost there.' },
  lead: {
    id: 'account.emailChange.confirm.lead',
    defaultMessage: 'Confirm your new email address, so that you can log in again.',
  },
  title: { id: 'account.emailChange.confirm.title', defaultMessage: 'Confirm your new email address' },
  text: {
    id: 'account.emailChange.confirm.text',
    defaultMessage: 'An admin has requested this address for your account. Confirm that it’s yours.',
  },
  action: { id: 'account.emailChange.confirm.action', defaultMessage: 'Confirm email address' },
  done: { id: 'account.emailChange.confirm.done', defaultMessage: 'Email address confirmed' },
  doneText: {
    id: 'account.emailChange.confirm.doneText',
    defaultMessage:
      'Your account will have this address from {day}, unless the change is stopped first. We’ll email you then, and you can log in with it.',
  },
})

export const stopMessages = defineMessages({
  head: { id: 'account.emailChange.stop.head', defaultMessage: 'Is this address still yours?' },
  lead: {
    id: 'account.emailChange.stop.lead',
    defaultMessage: 'Someone has asked us to change your email address.',
  },
  title: { id: 'account.emailChange.stop.title', defaultMessage: 'Stop the email address change' },
  text: {
    id: 'account.emailChange.stop.text',
    defaultMessage: 'If you didn’t ask for another email address for your account, stop the change.',
  },
  action: { id: 'account.emailChange.stop.action', defaultMessage: 'Stop the change' },
  done: { id: 'account.emailChange.stop.done', defaultMessage: 'Change stopped' },
  doneText: {
    id: 'account.emailChange.stop.doneText',
    defaultMessage: 'Your email address stays as it is. If you didn’t ask for another one, contact us.',
  },
  contact: { id: 'account.emailChange.stop.contact', defaultMessage: 'Contact us' },
})
