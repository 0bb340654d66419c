import { defineMessages } from '../../i18n/defineMessages'

export const contactMessages = defineMessages({
  title: { id: 'info.contact.title', defaultMessage: 'Write to us' },
  name: { id: 'info.contact.name', defaultMessage: 'Name' },
  email: { id: 'info.contact.email', defaultMessage: 'Email' },
  emailHint: { id: 'info.contact.emailHint', defaultMessage: 'The answer goes there, and nothing else does.' },
  text: { id: 'info.contact.text', defaultMessage: 'Message' },
  website: { id: 'info.contact.website', defaultMessage: 'Leave this empty' },
  send: { id: 'info.contact.send', defaultMessage: 'Send' },
  failed: {
    id: 'info.contact.failed',
    defaultMessage: 'The message did not go out. It is still here: try again in a moment.',
  },
  tooMany: {
    id: 'info.contact.tooMany',
    defaultMessage:
      'Five messages in ten minutes are as many as we take. This one is still here: send it a little later.',
  },
  sent: { id: 'info.contact.sent', defaultMessage: 'Your message is on its way.' },
  sentText: { id: 'info.contact.sentText', defaultMessage: 'Somebody from the office reads it and answers by e-mail.' },
  another: { id: 'info.contact.another', defaultMessage: 'Write another' },
})
