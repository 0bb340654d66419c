import { defineMessages } from '../../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'entry.choice.title', defaultMessage: 'Change the entry of {dog}' },
  text: { id: 'entry.choice.text', defaultMessage: '{show}. No extra charge and no refund.' },
  dog: { id: 'entry.choice.dog', defaultMessage: 'Dog' },
  cls: { id: 'entry.choice.class', defaultMessage: 'Class' },
  why: { id: 'entry.choice.why', defaultMessage: 'You can’t make this change:' },
  notPossible: {
    id: 'entry.choice.notPossible',
    defaultMessage: 'This dog can’t enter that class. Choose a different dog or class.',
  },
  same: { id: 'entry.choice.same', defaultMessage: 'Choose a different dog or class' },
  action: { id: 'entry.choice.action', defaultMessage: 'Change entry' },
  stale: {
    id: 'entry.choice.stale',
    defaultMessage: 'This entry has changed since you opened it. Nothing was saved: check it and choose again.',
  },
  failed: { id: 'entry.choice.failed', defaultMessage: 'Couldn’t load the options' },
  failedText: { id: 'entry.choice.failedText', defaultMessage: 'Check your connection and try again.' },
  loading: { id: 'entry.choice.loading', defaultMessage: 'Loading options' },
})
