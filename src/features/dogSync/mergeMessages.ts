import { defineMessages } from '../../i18n/defineMessages'

export const mergeMessages = defineMessages({
  title: { id: 'dogSync.merge.title', defaultMessage: 'Possible duplicates' },
  lead: {
    id: 'dogSync.merge.lead',
    defaultMessage:
      'These dogs share a Kennel Club name, or a name and a birth date. If they’re the same dog, merge them.',
  },
  open: { id: 'dogSync.merge.open', defaultMessage: 'Merge' },
  openFor: { id: 'dogSync.merge.openFor', defaultMessage: 'Merge: {name}' },
  dialog: { id: 'dogSync.merge.dialog', defaultMessage: 'Merge into one dog: {name}' },
  text: {
    id: 'dogSync.merge.text',
    defaultMessage:
      'We’ll move entries to the dog you keep and delete the other one. We keep a measured height, the higher Kennel Club grade and permanent changes. You can’t undo this.',
  },
  which: { id: 'dogSync.merge.which', defaultMessage: 'Which one do you want to keep?' },
  whichHint: { id: 'dogSync.merge.whichHint', defaultMessage: 'Its page keeps its address.' },
  confirm: { id: 'dogSync.merge.confirm', defaultMessage: 'Merge dogs' },
})
