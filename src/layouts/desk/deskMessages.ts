import { defineMessages } from '../../i18n/defineMessages'

export const deskMessages = defineMessages({
  desk: {
    id: 'layouts.desk.desk',
    description: 'Where admins, judges and reviewers work on shows and dogs',
    defaultMessage: 'Desk',
  },
  overview: { id: 'layouts.desk.overview', defaultMessage: 'Overview' },
  shows: { id: 'layouts.desk.shows', defaultMessage: 'Shows' },
  people: { id: 'layouts.desk.people', defaultMessage: 'People' },
  dogs: { id: 'layouts.desk.dogs', defaultMessage: 'Dogs' },
  sessions: { id: 'layouts.desk.sessions', defaultMessage: 'Sessions' },
})
