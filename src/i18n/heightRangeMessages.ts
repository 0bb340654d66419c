import { defineMessages } from './defineMessages'

export const heightRangeMessages = defineMessages({
  upTo: {
    id: 'dog.heights.upTo',
    defaultMessage: '{name} (up to {to} cm)',
    description: 'The lowest height category with its limit',
  },
  between: {
    id: 'dog.heights.between',
    defaultMessage: '{name} ({from}–{to} cm)',
    description: 'A height category with its limits',
  },
  over: {
    id: 'dog.heights.over',
    defaultMessage: '{name} (over {from} cm)',
    description: 'The highest height category with its limit',
  },
})
