import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  cancel: { id: 'dog.add.cancel', defaultMessage: 'Cancel' },
  names: { id: 'dog.add.names', defaultMessage: 'Names', description: 'Heads the fields for a dog’s names' },
  facts: { id: 'dog.add.facts', defaultMessage: 'About the dog' },
  sport: { id: 'dog.add.sport', defaultMessage: 'Height and levels' },
  levelsLoading: { id: 'dog.levels.loading', defaultMessage: 'Loading the levels' },
  levelsFailed: { id: 'dog.levels.failed', defaultMessage: 'Couldn’t load the levels' },
  levelsFailedText: {
    id: 'dog.levels.failedText',
    defaultMessage: 'What you’ve typed is kept. Try again, then add the dog.',
  },
  optional: { id: 'dog.field.optional', defaultMessage: 'Optional' },
  breedHint: { id: 'dog.field.breedHint', defaultMessage: 'Choose from the list or type your own.' },
  birthDateInvalid: { id: 'dog.field.birthDateInvalid', defaultMessage: 'Enter a real date: day, month and year.' },
  microchipHint: {
    id: 'dog.field.microchipHint',
    defaultMessage: '15 digits. Only you, the dog’s manager, and our judges and admins can see it.',
  },
  microchipTest: {
    id: 'dog.field.microchipTest',
    defaultMessage: 'Numbers that start with 999 are test numbers. Check it against your dog’s papers.',
  },
  microchipHelp: {
    id: 'dog.field.microchipHelp',
    defaultMessage: 'Write to the organisers',
    description: 'A link below a microchip number that another dog has, or that cannot be changed',
  },
  heightHint: {
    id: 'dog.field.heightHint',
    defaultMessage: 'At the withers, for example 35.1. Leave empty if the dog hasn’t been measured.',
  },
  birthFixed: {
    id: 'dog.field.birthFixed',
    defaultMessage: 'The dog has been entered in a show, so only the office can correct this.',
  },
  levelOnce: {
    id: 'dog.field.levelOnce',
    defaultMessage: 'You set it once. After that it goes up after clear rounds, or the office sets it.',
  },
  fciNone: { id: 'dog.field.fciNone', defaultMessage: 'None', description: 'No FCI level' },
  choose: {
    id: 'dog.field.choose',
    defaultMessage: 'Choose',
    description: 'In a list from which nothing is chosen yet',
  },
})
