import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  label: {
    id: 'deskSearch.label',
    defaultMessage: 'Show, person, dog, entry or purchase',
    description: 'Label of the one field of the search of the organiser area',
  },
  labelShows: {
    id: 'deskSearch.labelShows',
    defaultMessage: 'Show or dog',
    description: 'The same label for judges, who find less',
  },
  hint: {
    id: 'deskSearch.hint',
    defaultMessage: 'Enter part of a name, an email address, a microchip number or a purchase number.',
  },
  hintShows: { id: 'deskSearch.hintShows', defaultMessage: 'Enter part of a name or a whole microchip number.' },
  searching: { id: 'deskSearch.searching', defaultMessage: 'Searching' },
  results: { id: 'deskSearch.results', defaultMessage: 'Results' },
  count: { id: 'deskSearch.count', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  failed: { id: 'deskSearch.failed', defaultMessage: 'Couldn’t search. Check your connection and try again.' },
  shows: { id: 'deskSearch.shows', defaultMessage: 'Shows' },
  people: { id: 'deskSearch.people', defaultMessage: 'People' },
  dogs: { id: 'deskSearch.dogs', defaultMessage: 'Dogs' },
  entries: { id: 'deskSearch.entries', defaultMessage: 'Entries' },
  purchases: { id: 'deskSearch.purchases', defaultMessage: 'Purchases' },
  official: {
    id: 'deskSearch.official',
    defaultMessage: 'Judge or approver',
    description: 'A person whom shows name',
  },
  memberUntil: { id: 'deskSearch.memberUntil', defaultMessage: 'Member until {day}' },
  notMember: { id: 'deskSearch.notMember', defaultMessage: 'Not a member' },
  noPage: {
    id: 'deskSearch.noPage',
    defaultMessage: 'No entries yet',
    description: 'After a person in a list of results, whose entries are not opened because there are none',
  },
  born: { id: 'deskSearch.born', defaultMessage: 'Born {day}', description: 'Of a dog' },
  entry: { id: 'deskSearch.entry', defaultMessage: '{handler}, {show}' },
  paid: { id: 'deskSearch.paid', defaultMessage: 'Paid' },
  held: { id: 'deskSearch.held', defaultMessage: 'Being paid for' },
  withdrawn: { id: 'deskSearch.withdrawn', defaultMessage: 'Withdrawn' },
  purchase: { id: 'deskSearch.purchase', defaultMessage: 'No. {number}, {payer}' },
  membership: { id: 'deskSearch.membership', defaultMessage: 'Membership, {amount}' },
  bought: { id: 'deskSearch.bought', defaultMessage: 'Entries, {amount}' },
  transfer: { id: 'deskSearch.transfer', defaultMessage: 'Expected transfer {reference}, {amount}' },
})
