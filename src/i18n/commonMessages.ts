import { defineMessages } from './defineMessages'

/** Words that parts of the kit say themselves, the same on every screen. */
export const commonMessages = defineMessages({
  more: { id: 'common.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'common.moreFailed', defaultMessage: 'Couldn’t load more. Check your connection and try again.' },
  again: { id: 'common.again', defaultMessage: 'Try again' },
})
