import { defineMessages } from '../../../i18n/defineMessages'

export const screenMessages = defineMessages({
  newTitle: { id: 'showEdit.newTitle', defaultMessage: 'New show' },
  newLead: {
    id: 'showEdit.newLead',
    defaultMessage: 'Start with an empty draft, or copy a show with its classes, judges and prices.',
  },
  copyOf: { id: 'showEdit.copyOf', defaultMessage: 'Copy of' },
  copyNone: { id: 'showEdit.copyNone', defaultMessage: 'None, start with an empty draft' },
  copyText: {
    id: 'showEdit.copyText',
    defaultMessage:
      'The copy is on {days}, the same days of the week. All other dates move by the same number of weeks.',
  },
  create: { id: 'showEdit.create', defaultMessage: 'Create a draft' },
  back: { id: 'showEdit.back', defaultMessage: 'Cancel' },
  title: { id: 'showEdit.title', defaultMessage: 'Edit show' },
  tab: { id: 'showEdit.tab', defaultMessage: 'Edit {show}' },
  backToShow: { id: 'showEdit.backToShow', defaultMessage: 'Back to the show' },
  loading: { id: 'showEdit.loading', defaultMessage: 'Loading the show' },
  failed: { id: 'showEdit.failed', defaultMessage: 'Couldn’t load the show' },
  failedText: { id: 'showEdit.failedText', defaultMessage: 'Check your connection and try again.' },
  facts: { id: 'showEdit.facts', defaultMessage: 'The show' },
  place: { id: 'showEdit.place', defaultMessage: 'Venue' },
  entries: { id: 'showEdit.entries', defaultMessage: 'Entries' },
  people: { id: 'showEdit.people', defaultMessage: 'Judges and approvers' },
  save: { id: 'showEdit.save', defaultMessage: 'Save' },
  withdraws: {
    id: 'showEdit.withdraws',
    defaultMessage:
      'The approvers have this show. If you change its dates, entries, judges, approvers or classes, their approval is withdrawn and it becomes a draft again.',
  },
  published: {
    id: 'showEdit.published',
    defaultMessage:
      'Members can see this show. Classes with entries keep their day, type, height, levels and price, and no class gets fewer places than are taken.',
  },
  listedPeople: {
    id: 'showEdit.names',
    defaultMessage: '{count, plural, =0 {No one} one {# person} other {# people}}: {names}',
  },
  listedClasses: { id: 'showEdit.classCount', defaultMessage: '{count, plural, one {# class} other {# classes}}' },
})
