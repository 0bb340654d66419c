import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'dogs.edit.title', defaultMessage: 'Edit {dog}' },
  loading: { id: 'dogs.edit.loading', defaultMessage: 'Loading the dog' },
  saveChanges: { id: 'dogs.edit.save', defaultMessage: 'Save changes' },
  flags: { id: 'dogs.edit.flags', defaultMessage: 'Permanent changes' },
  flagsText: {
    id: 'dogs.edit.flagsText',
    defaultMessage: 'These are permanent and irreversible. You’ll see what changes before you confirm.',
  },
  flagsOfOwner: {
    id: 'dogs.edit.flagsOfOwner',
    defaultMessage: 'Only {dog}’s owner can set these.',
  },
  measured: {
    id: 'dogs.edit.measured',
    defaultMessage: 'Measured. To have {dog} measured again, ask a judge or the office.',
  },
  yes: { id: 'dogs.edit.yes', defaultMessage: 'Yes' },
  no: { id: 'dogs.edit.no', defaultMessage: 'No' },
  question: {
    id: 'dogs.change.question',
    defaultMessage:
      '{count, plural, one {Make {dog} “{flags}” permanently?} other {Make # permanent changes to {dog}?}}',
  },
  questionUnfit: { id: 'dogs.change.questionUnfit', defaultMessage: 'Save these changes to {dog}?' },
  irreversible: {
    id: 'dogs.change.irreversible',
    defaultMessage: 'This is permanent and irreversible. Only an admin can correct it, with a written reason.',
  },
  again: {
    id: 'dogs.change.again',
    defaultMessage: 'Something has changed. Check it again before you confirm.',
  },
  retiredText: {
    id: 'dogs.change.retiredText',
    defaultMessage: '{dog} can’t be entered in any show again. Past entries stay.',
  },
  oldAgeDogText: {
    id: 'dogs.change.oldAgeDogText',
    defaultMessage: 'From now on {dog} can enter veteran classes and classes for any height only.',
  },
  lowerLevelText: {
    id: 'dogs.change.lowerLevelText',
    defaultMessage: 'From now on {dog} competes one Nexus level lower, and no longer moves up.',
  },
  classesLost: {
    id: 'dogs.change.classesLost',
    defaultMessage:
      '{lost, plural, =0 {No change to the open classes this dog can enter.} one {This dog can no longer enter # of {fits, number} open classes.} other {This dog can no longer enter # of {fits, number} open classes.}}',
  },
  withdrawn: { id: 'dogs.change.withdrawn', defaultMessage: 'withdrawn' },
  back: { id: 'dogs.change.back', defaultMessage: '{amount} refunded' },
  notPaid: { id: 'dogs.change.notPaid', defaultMessage: 'not paid yet, checkout cancelled' },
  refund: { id: 'dogs.change.refund', defaultMessage: 'Total refund: {amount}' },
  entry: {
    id: 'dogs.change.entry',
    defaultMessage: '{show}, {date}, {time}, ring {ring}',
    description: 'An entry of a dog',
  },
  unfit: { id: 'dogs.change.unfit', defaultMessage: 'Paid entries this dog will no longer be eligible for' },
  unfitText: {
    id: 'dogs.change.unfitText',
    defaultMessage: 'They stay as they are. Contact the organisers before the show.',
  },
  typeName: { id: 'dogs.change.typeName', defaultMessage: 'Type the dog’s name to confirm' },
  typeNameWrong: { id: 'dogs.change.typeNameWrong', defaultMessage: 'Type {dog}.' },
  confirm: { id: 'dogs.change.confirm', defaultMessage: 'Make permanent' },
  save: { id: 'dogs.change.save', defaultMessage: 'Save' },
})

/** The permanent flags by the specification's labels. */
export const flagMessages = defineMessages({
  retired: { id: 'dogs.flag.retired', defaultMessage: 'Retired', description: 'Of a dog: it no longer competes' },
  oldAgeDog: { id: 'dogs.flag.oldAgeDog', defaultMessage: 'Old age dog' },
  lowerLevel: { id: 'dogs.flag.lowerLevel', defaultMessage: 'Lower level', description: 'Of a dog' },
})
