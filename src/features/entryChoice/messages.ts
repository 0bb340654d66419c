import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'entryChange.title', defaultMessage: 'Change the entry of {dog}' },
  text: { id: 'entryChange.text', defaultMessage: '{show}. There’s nothing to pay and nothing to refund.' },
  dog: { id: 'entryChange.dog', defaultMessage: 'Dog' },
  cls: { id: 'entryChange.class', defaultMessage: 'Class' },
  why: { id: 'entryChange.why', defaultMessage: 'This isn’t possible:' },
  notPossible: { id: 'entryChange.notPossible', defaultMessage: 'Choose a dog and a class that fit' },
  same: { id: 'entryChange.same', defaultMessage: 'Choose another dog or another class' },
  action: { id: 'entryChange.action', defaultMessage: 'Change the entry' },
  stale: {
    id: 'entryChange.stale',
    defaultMessage: 'This entry has changed since you opened it. Nothing was saved: check it and choose again.',
  },
  failed: { id: 'entryChange.failed', defaultMessage: 'Couldn’t load the choices' },
  failedText: { id: 'entryChange.failedText', defaultMessage: 'Check your connection and try again.' },
  loading: { id: 'entryChange.loading', defaultMessage: 'Loading the choices' },
})
