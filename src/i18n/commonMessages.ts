import { defineMessages } from './defineMessages'

/** Words that parts of the kit say themselves, the same on every screen. */
export const commonMessages = defineMessages({
  more: { id: 'common.more', defaultMessage: 'Show more' },
  moreFailed: { id: 'common.moreFailed', defaultMessage: 'Couldn’t load more. Check your connection and try again.' },
  again: { id: 'common.again', defaultMessage: 'Try again' },
  search: { id: 'common.search', defaultMessage: 'Search' },
  noMatch: {
    id: 'common.noMatch',
    defaultMessage: 'Nothing found for “{text}”.',
    description: 'In place of a list. {text}: what the reader searched for.',
  },
  sortBy: { id: 'common.sortBy', defaultMessage: 'Sort by' },
  ascending: {
    id: 'common.ascending',
    defaultMessage: '{column}, ascending',
    description: 'A way to sort a list. {column}: the head of a column, such as Date.',
  },
  descending: {
    id: 'common.descending',
    defaultMessage: '{column}, descending',
    description: 'A way to sort a list. {column}: the head of a column, such as Date.',
  },
})

/** By when something came to be. */
export const orderMessages = defineMessages({
  newest: { id: 'common.order.newest', defaultMessage: 'Newest first' },
  oldest: { id: 'common.order.oldest', defaultMessage: 'Oldest first' },
})
