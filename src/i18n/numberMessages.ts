import { defineMessages } from './defineMessages'

export const numberMessages = defineMessages({
  competitor: {
    id: 'entry.number',
    defaultMessage: 'Number {number}',
    description: 'The number that a dog wears in a show; each dog has one',
  },
})
