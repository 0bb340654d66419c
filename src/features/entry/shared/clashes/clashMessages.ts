import { defineMessages } from '../../../../i18n/defineMessages'

export const clashMessages = defineMessages({
  without: {
    id: 'entry.clashes.without',
    defaultMessage: 'Some of your runs are too close together. Remove {entries} to avoid a clash.',
    description: '{entries}: the runs to leave out, each with dog, time and ring',
  },
  entry: {
    id: 'entry.clashes.entry',
    defaultMessage: '{dog} at {time} in ring {ring}',
    description: 'One run in a sentence: Baton at 09:30 in ring 2',
  },
  remove: {
    id: 'entry.clashes.remove',
    defaultMessage: '{count, plural, one {Remove # entry} other {Remove # entries}}',
  },
  leftOut: {
    id: 'entry.clashes.leftOut',
    defaultMessage: 'Not added for {dog}, too close to other runs: {classes}.',
    description: 'After a dog was entered in everything that fits. {classes}: 09:30 in ring 2',
  },
  leftOutClass: { id: 'entry.clashes.leftOutClass', defaultMessage: '{time} in ring {ring}' },
  addAnyway: {
    id: 'entry.clashes.addAnyway',
    defaultMessage: '{count, plural, one {Add it anyway} other {Add them anyway}}',
    description: 'Button: enters the dog in the classes that clash with other runs',
  },
})
