import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  cancel: { id: 'dog.add.cancel', defaultMessage: 'Cancel' },
  names: { id: 'dog.add.names', defaultMessage: 'Names', description: 'Heads the fields for a dog’s names' },
  facts: { id: 'dog.add.facts', defaultMessage: 'About the dog' },
  sport: { id: 'dog.add.sport', defaultMessage: 'Height and levels' },
  name: { id: 'dog.field.name', defaultMessage: 'Name', description: 'Of a dog' },
  levelsLoading: { id: 'dog.levels.loading', defaultMessage: 'Loading the levels' },
  levelsFailed: { id: 'dog.levels.failed', defaultMessage: 'Couldn’t load the levels' },
  levelsFailedText: {
    id: 'dog.levels.failedText',
    defaultMessage: 'What you’ve typed is kept. Try again, then add the dog.',
  },
  kennelClubName: { id: 'dog.field.kennelClubName', defaultMessage: 'Kennel Club name' },
  pedigreeName: { id: 'dog.field.pedigreeName', defaultMessage: 'Pedigree name' },
  petName: { id: 'dog.field.petName', defaultMessage: 'Pet name' },
  optional: { id: 'dog.field.optional', defaultMessage: 'Optional' },
  gender: { id: 'dog.field.gender', defaultMessage: 'Gender', description: 'Of a dog' },
  breed: { id: 'dog.field.breed', defaultMessage: 'Breed' },
  breedHint: { id: 'dog.field.breedHint', defaultMessage: 'Choose from the list or type your own.' },
  birthDate: { id: 'dog.field.birthDate', defaultMessage: 'Birth date' },
  birthDateInvalid: { id: 'dog.field.birthDateInvalid', defaultMessage: 'Enter a real date: day, month and year.' },
  microchip: { id: 'dog.field.microchip', defaultMessage: 'Microchip number' },
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
  height: { id: 'dog.field.height', defaultMessage: 'Height (cm)' },
  heightHint: {
    id: 'dog.field.heightHint',
    defaultMessage: 'At the withers, for example 35.1. Leave empty if the dog hasn’t been measured.',
  },
  kennelClubGrade: { id: 'dog.field.kennelClubGrade', defaultMessage: 'Kennel Club grade' },
  fciLevel: { id: 'dog.field.fciLevel', defaultMessage: 'FCI level' },
  fciNone: { id: 'dog.field.fciNone', defaultMessage: 'None', description: 'No FCI level' },
  nexusLevel: { id: 'dog.field.nexusLevel', defaultMessage: 'Nexus level' },
  choose: {
    id: 'dog.field.choose',
    defaultMessage: 'Choose',
    description: 'In a list from which nothing is chosen yet',
  },
})
