import { defineMessages } from '../../../i18n/defineMessages'

export const screenMessages = defineMessages({
  newTitle: { id: 'show.edit.newTitle', defaultMessage: 'New show' },
  newLead: {
    id: 'show.edit.newLead',
    defaultMessage: 'Start with an empty draft, or copy a show with its classes, judges and prices.',
  },
  copyOf: { id: 'show.edit.copyOf', defaultMessage: 'Copy of' },
  copyNone: { id: 'show.edit.copyNone', defaultMessage: 'None, start with an empty draft' },
  copyText: {
    id: 'show.edit.copyText',
    defaultMessage:
      'The copy is on {days}, the same days of the week. All other dates move by the same number of weeks.',
  },
  create: { id: 'show.edit.create', defaultMessage: 'Create a draft' },
  back: { id: 'show.edit.back', defaultMessage: 'Cancel' },
  title: { id: 'show.edit.title', defaultMessage: 'Edit show' },
  tab: { id: 'show.edit.tab', defaultMessage: 'Edit {show}' },
  backToShow: { id: 'show.edit.backToShow', defaultMessage: 'Back to the show' },
  loading: { id: 'show.edit.loading', defaultMessage: 'Loading the show' },
  failed: { id: 'show.edit.failed', defaultMessage: 'Couldn’t load the show' },
  failedText: { id: 'show.edit.failedText', defaultMessage: 'Check your connection and try again.' },
  facts: { id: 'show.edit.facts', defaultMessage: 'The show' },
  place: { id: 'show.edit.place', defaultMessage: 'Venue' },
  entries: { id: 'show.edit.entries', defaultMessage: 'Entries' },
  people: { id: 'show.edit.people', defaultMessage: 'Judges and approvers' },
  save: { id: 'show.edit.save', defaultMessage: 'Save' },
  withdraws: {
    id: 'show.edit.withdraws',
    defaultMessage:
      'The approvers have this show. If you change its dates, entries, judges, approvers or classes, their approval is withdrawn and it becomes a draft again.',
  },
  published: {
    id: 'show.edit.published',
    defaultMessage:
      'Members can see this show. Its name and more places change when you save. Days, times, venue, judges, prices, refunds, fewer places and new classes change once every approver has agreed. Classes with entries keep their type, height and levels.',
  },
  proposed: {
    id: 'show.edit.proposed',
    defaultMessage:
      'This show has a proposed change waiting for its approvers. Until it’s decided or withdrawn, you can only change the name and entry times, and add places.',
  },
  propose: { id: 'show.edit.propose', defaultMessage: 'Propose the change' },
  listedPeople: {
    id: 'show.edit.names',
    defaultMessage: '{count, plural, =0 {No one} one {# person} other {# people}}: {names}',
  },
  listedClasses: { id: 'show.edit.classCount', defaultMessage: '{count, plural, one {# class} other {# classes}}' },
})
