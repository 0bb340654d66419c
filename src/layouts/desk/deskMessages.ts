import { defineMessages } from '../../i18n/defineMessages'

export const deskMessages = defineMessages({
  desk: {
    id: 'layouts.desk.desk',
    description: 'Where admins, judges and reviewers work on shows and dogs',
    defaultMessage: 'Organisers',
  },
  overview: { id: 'layouts.desk.overview', defaultMessage: 'Overview' },
  shows: { id: 'layouts.desk.shows', defaultMessage: 'Shows' },
  members: { id: 'layouts.desk.members', defaultMessage: 'Members' },
  people: { id: 'layouts.desk.people', defaultMessage: 'People' },
  dogs: { id: 'layouts.desk.dogs', defaultMessage: 'Dogs' },
  money: { id: 'layouts.desk.money', defaultMessage: 'Money' },
  searchTitle: {
    id: 'layouts.desk.searchTitle',
    defaultMessage: 'Search: Ctrl+K, or ⌘K on a Mac',
    description: 'Tooltip of the button “Search”: the keys that do the same',
  },
  factorOff: {
    id: 'layouts.desk.factorOff',
    defaultMessage: 'Admins need two-step verification. The organiser area opens once you’ve set it up.',
  },
  setUpFactor: { id: 'layouts.desk.setUpFactor', defaultMessage: 'Set it up' },
  factorUnshown: {
    id: 'layouts.desk.factorUnshown',
    defaultMessage:
      'You logged in without a two-step verification code. The organiser area opens once you log in with one.',
  },
  logOut: { id: 'layouts.desk.logOut', defaultMessage: 'Log out' },
  problems: { id: 'layouts.desk.problems', defaultMessage: 'Problems', description: 'Reported problems' },
  sessions: { id: 'layouts.desk.sessions', defaultMessage: 'Log out a member' },
})
