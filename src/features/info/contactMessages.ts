import { defineMessages } from '../../i18n/defineMessages'

export const contactMessages = defineMessages({
  title: { id: 'info.contact.title', defaultMessage: 'Contact us' },
  name: { id: 'info.contact.name', defaultMessage: 'Name' },
  email: { id: 'info.contact.email', defaultMessage: 'Email' },
  emailHint: { id: 'info.contact.emailHint', defaultMessage: 'We only use it to reply to you.' },
  text: { id: 'info.contact.text', defaultMessage: 'Message' },
  website: {
    id: 'info.contact.website',
    description: 'A field that people never see; only spam programs fill it in',
    defaultMessage: 'Leave this empty',
  },
  send: { id: 'info.contact.send', defaultMessage: 'Send message' },
  failed: {
    id: 'info.contact.failed',
    defaultMessage: 'Couldn’t send your message. It’s still here: try again in a moment.',
  },
  tooMany: {
    id: 'info.contact.tooMany',
    defaultMessage: 'You’ve sent too many messages. Yours is still here: try again in a few minutes.',
  },
  sent: { id: 'info.contact.sent', defaultMessage: 'Message sent' },
  sentText: { id: 'info.contact.sentText', defaultMessage: 'We’ll reply by email.' },
  another: { id: 'info.contact.another', defaultMessage: 'Send another message' },
})
