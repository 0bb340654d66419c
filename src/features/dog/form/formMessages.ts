import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  cancel: { id: 'dogs.add.cancel', defaultMessage: 'Cancel' },
  names: { id: 'dogs.add.names', defaultMessage: 'Names', description: 'Heads the fields for a dog’s names' },
  facts: { id: 'dogs.add.facts', defaultMessage: 'About the dog' },
  sport: { id: 'dogs.add.sport', defaultMessage: 'Height and levels' },
  name: { id: 'dogs.field.name', defaultMessage: 'Name', description: 'Of a dog' },
  levelsLoading: { id: 'dogs.levels.loading', defaultMessage: 'Loading the levels' },
  levelsFailed: { id: 'dogs.levels.failed', defaultMessage: 'Couldn’t load the levels' },
  levelsFailedText: {
    id: 'dogs.levels.failedText',
    defaultMessage: 'What you’ve typed is kept. Try again, then add the dog.',
  },
  kennelClubName: { id: 'dogs.field.kennelClubName', defaultMessage: 'Kennel Club name' },
  pedigreeName: { id: 'dogs.field.pedigreeName', defaultMessage: 'Pedigree name' },
  petName: { id: 'dogs.field.petName', defaultMessage: 'Pet name' },
  optional: { id: 'dogs.field.optional', defaultMessage: 'Optional' },
  gender: { id: 'dogs.field.gender', defaultMessage: 'Gender', description: 'Of a dog' },
  breed: { id: 'dogs.field.breed', defaultMessage: 'Breed' },
  breedHint: { id: 'dogs.field.breedHint', defaultMessage: 'Choose from the list or type your own.' },
  birthDate: { id: 'dogs.field.birthDate', defaultMessage: 'Birth date' },
  birthDateInvalid: { id: 'dogs.field.birthDateInvalid', defaultMessage: 'Enter a real date: day, month and year.' },
  microchip: { id: 'dogs.field.microchip', defaultMessage: 'Microchip number' },
  microchipHint: {
    id: 'dogs.field.microchipHint',
    defaultMessage: '15 digits. Only you, the dog’s manager, and our judges and admins can see it.',
  },
  microchipTest: {
    id: 'dogs.field.microchipTest',
    defaultMessage: 'Numbers that start with 999 are test numbers. Check it against your dog’s papers.',
  },
  microchipHelp: {
    id: 'dogs.field.microchipHelp',
    defaultMessage: 'Write to the organisers',
    description: 'A link below a microchip number that another dog has, or that cannot be changed',
  },
  height: { id: 'dogs.field.height', defaultMessage: 'Height (cm)' },
  heightHint: {
    id: 'dogs.field.heightHint',
    defaultMessage: 'At the withers, for example 35.1. Leave empty if the dog hasn’t been measured.',
  },
  kennelClubGrade: { id: 'dogs.field.kennelClubGrade', defaultMessage: 'Kennel Club grade' },
  fciLevel: { id: 'dogs.field.fciLevel', defaultMessage: 'FCI level' },
  fciNone: { id: 'dogs.field.fciNone', defaultMessage: 'None', description: 'No FCI level' },
  nexusLevel: { id: 'dogs.field.nexusLevel', defaultMessage: 'Nexus level' },
  choose: {
    id: 'dogs.field.choose',
    defaultMessage: 'Choose',
    description: 'In a list from which nothing is chosen yet',
  },
})
