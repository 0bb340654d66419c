import { defineMessages } from './defineMessages'

/** Words that parts of the kit say themselves, the same on every screen. */
export const commonMessages = defineMessages({
  again: { id: 'common.again', defaultMessage: 'Ask again' },
})
