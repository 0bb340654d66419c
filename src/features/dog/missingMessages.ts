import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'dogs.missing.title', defaultMessage: 'Dog not found' },
  heading: { id: 'dogs.missing.heading', defaultMessage: 'We couldn’t find this dog in your account' },
  text: {
    id: 'dogs.missing.text',
    defaultMessage: 'The address may be incomplete, or the dog may belong to another account.',
  },
  toDogs: { id: 'dogs.missing.toDogs', defaultMessage: 'See your dogs' },
  failed: { id: 'dogs.missing.failed', defaultMessage: 'Couldn’t load the dog' },
  failedText: { id: 'dogs.missing.failedText', defaultMessage: 'Check your connection and try again.' },
})
