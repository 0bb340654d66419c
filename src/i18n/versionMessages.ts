import { defineMessages } from './defineMessages'

/** Of a form whose record was changed by someone else meanwhile. */
export const versionMessages = defineMessages({
  heading: { id: 'version.heading', defaultMessage: 'This was changed after you opened it' },
  text: {
    id: 'version.text',
    defaultMessage: 'You may have changed it on another device. Choose what to keep, then save again.',
  },
  mine: { id: 'version.mine', defaultMessage: 'Your version: {value}' },
  saved: { id: 'version.saved', defaultMessage: 'Saved version: {value}' },
  empty: { id: 'version.empty', defaultMessage: '(empty)' },
})
