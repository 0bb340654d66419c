import { defineMessages } from './defineMessages'

export const heightRangeMessages = defineMessages({
  upTo: {
    id: 'heights.upTo',
    defaultMessage: '{name} (up to {to} cm)',
    description: 'The lowest height category with its limit',
  },
  between: {
    id: 'heights.between',
    defaultMessage: '{name} ({from}–{to} cm)',
    description: 'A height category with its limits',
  },
  over: {
    id: 'heights.over',
    defaultMessage: '{name} (over {from} cm)',
    description: 'The highest height category with its limit',
  },
})
