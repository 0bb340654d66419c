import { defineMessages } from './defineMessages'

export const classTextMessages = defineMessages({
  short: {
    id: 'classShort',
    defaultMessage: '{day} {time} {type} {height}',
    description: 'One class in a list of many: Sat 12 11:00 Jumping Large',
  },
  option: {
    id: 'classOption',
    defaultMessage: '{day}, {time}, ring {ring}: {type}, {height}, {levels}',
    description: 'One class in a list to choose from: Sat 12, 11:00, ring 2: Jumping, Large, Levels 3–5',
  },
})
