import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'dog.missing.title', defaultMessage: 'Dog not found' },
  heading: { id: 'dog.missing.heading', defaultMessage: 'We couldn’t find this dog in your account' },
  text: {
    id: 'dog.missing.text',
    defaultMessage: 'The address may be incomplete, or the dog may belong to another account.',
  },
  toDogs: { id: 'dog.missing.toDogs', defaultMessage: 'See your dogs' },
  failed: { id: 'dog.missing.failed', defaultMessage: 'Couldn’t load the dog' },
  failedText: { id: 'dog.missing.failedText', defaultMessage: 'Check your connection and try again.' },
})
