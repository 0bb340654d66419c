import { defineMessages } from '../../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'entryChange.title', defaultMessage: 'Change the entry of {dog}' },
  text: { id: 'entryChange.text', defaultMessage: '{show}. No extra charge and no refund.' },
  dog: { id: 'entryChange.dog', defaultMessage: 'Dog' },
  cls: { id: 'entryChange.class', defaultMessage: 'Class' },
  why: { id: 'entryChange.why', defaultMessage: 'You can’t make this change:' },
  notPossible: {
    id: 'entryChange.notPossible',
    defaultMessage: 'This dog can’t enter that class. Choose a different dog or class.',
  },
  same: { id: 'entryChange.same', defaultMessage: 'Choose a different dog or class' },
  action: { id: 'entryChange.action', defaultMessage: 'Change entry' },
  stale: {
    id: 'entryChange.stale',
    defaultMessage: 'This entry has changed since you opened it. Nothing was saved: check it and choose again.',
  },
  failed: { id: 'entryChange.failed', defaultMessage: 'Couldn’t load the options' },
  failedText: { id: 'entryChange.failedText', defaultMessage: 'Check your connection and try again.' },
  loading: { id: 'entryChange.loading', defaultMessage: 'Loading options' },
})
