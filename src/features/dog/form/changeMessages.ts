import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'dog.edit.title', defaultMessage: 'Edit {dog}' },
  loading: { id: 'dog.edit.loading', defaultMessage: 'Loading the dog' },
  saveChanges: { id: 'dog.edit.save', defaultMessage: 'Save changes' },
  flags: { id: 'dog.edit.flags', defaultMessage: 'Permanent changes' },
  flagsText: {
    id: 'dog.edit.flagsText',
    defaultMessage: 'These are permanent and irreversible. You’ll see what changes before you confirm.',
  },
  flagsOfOwner: {
    id: 'dog.edit.flagsOfOwner',
    defaultMessage: 'Only {dog}’s owner can set these.',
  },
  measured: {
    id: 'dog.edit.measured',
    defaultMessage: 'Measured. To have {dog} measured again, ask a judge or the office.',
  },
  levelOfClub: {
    id: 'dog.edit.levelOfClub',
    defaultMessage: 'It goes up after clear rounds, or the office sets it and gives a reason.',
  },
  levelAhead: { id: 'dog.edit.levelAhead', defaultMessage: 'Level {rank} from {day}.' },
  yes: { id: 'dog.edit.yes', defaultMessage: 'Yes' },
  no: { id: 'dog.edit.no', defaultMessage: 'No' },
  question: {
    id: 'dog.change.question',
    defaultMessage:
      '{count, plural, one {Make {dog} “{flags}” permanently?} other {Make # permanent changes to {dog}?}}',
  },
  questionUnfit: { id: 'dog.change.questionUnfit', defaultMessage: 'Save these changes to {dog}?' },
  irreversible: {
    id: 'dog.change.irreversible',
    defaultMessage: 'This is permanent and irreversible. Only an admin can correct it, with a written reason.',
  },
  again: {
    id: 'dog.change.again',
    defaultMessage: 'Something has changed. Check it again before you confirm.',
  },
  retiredText: {
    id: 'dog.change.retiredText',
    defaultMessage: '{dog} can’t be entered in any show again. Past entries stay.',
  },
  oldAgeDogText: {
    id: 'dog.change.oldAgeDogText',
    defaultMessage: 'From now on {dog} can enter veteran classes and classes for any height only.',
  },
  lowerLevelText: {
    id: 'dog.change.lowerLevelText',
    defaultMessage: 'From now on {dog} competes one Nexus level lower, and no longer moves up.',
  },
  classesLost: {
    id: 'dog.change.classesLost',
    defaultMessage:
      '{lost, plural, =0 {No change to the open classes this dog can enter.} one {This dog can no longer enter # of {fits, number} open classes.} other {This dog can no longer enter # of {fits, number} open classes.}}',
  },
  withdrawn: { id: 'dog.change.withdrawn', defaultMessage: 'withdrawn' },
  back: { id: 'dog.change.back', defaultMessage: '{amount} refunded' },
  notPaid: { id: 'dog.change.notPaid', defaultMessage: 'not paid yet, checkout cancelled' },
  refund: { id: 'dog.change.refund', defaultMessage: 'Total refund: {amount}' },
  entry: {
    id: 'dog.change.entry',
    defaultMessage: '{show}, {date}, {time}, ring {ring}',
    description: 'An entry of a dog',
  },
  unfit: { id: 'dog.change.unfit', defaultMessage: 'Paid entries this dog will no longer be eligible for' },
  unfitText: {
    id: 'dog.change.unfitText',
    defaultMessage: 'They stay as they are. Contact the organisers before the show.',
  },
  typeName: { id: 'dog.change.typeName', defaultMessage: 'Type the dog’s name to confirm' },
  typeNameWrong: { id: 'dog.change.typeNameWrong', defaultMessage: 'Type {dog}.' },
  confirm: { id: 'dog.change.confirm', defaultMessage: 'Make permanent' },
  save: { id: 'dog.change.save', defaultMessage: 'Save' },
})
