import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'dogs.list.title', defaultMessage: 'Dogs' },
  add: { id: 'dogs.list.add', defaultMessage: 'Add a dog' },
  empty: { id: 'dogs.list.empty', defaultMessage: 'No dogs yet' },
  emptyText: { id: 'dogs.list.emptyText', defaultMessage: 'Add a dog to enter it in shows.' },
  added: { id: 'dogs.list.added', defaultMessage: 'Added: {dog}' },
  loading: { id: 'dogs.list.loading', defaultMessage: 'Loading your dogs' },
  failed: { id: 'dogs.list.failed', defaultMessage: 'Couldn’t load your dogs' },
  failedText: { id: 'dogs.list.failedText', defaultMessage: 'Check your connection and try again.' },
  level: { id: 'dogs.list.level', defaultMessage: 'level {rank}' },
  heightMeasured: { id: 'dogs.list.heightMeasured', defaultMessage: '{height} cm' },
  heightDeclared: { id: 'dogs.list.heightDeclared', defaultMessage: '{height} cm, not measured by a judge' },
  born: { id: 'dogs.list.born', defaultMessage: 'born {date}' },
  addTitle: { id: 'dogs.add.title', defaultMessage: 'Add a dog' },
  addLead: {
    id: 'dogs.add.lead',
    defaultMessage: 'We use these details to show which classes your dog can enter.',
  },
  save: { id: 'dogs.add.save', defaultMessage: 'Add dog' },
})
