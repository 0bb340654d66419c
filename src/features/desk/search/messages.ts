import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  label: {
    id: 'desk.search.label',
    defaultMessage: 'Show, person, dog, entry or purchase',
    description: 'Label of the one field of the search of the organiser area',
  },
  labelShows: {
    id: 'desk.search.labelShows',
    defaultMessage: 'Show or dog',
    description: 'The same label for judges, who find less',
  },
  hint: {
    id: 'desk.search.hint',
    defaultMessage: 'Enter part of a name, an email address, a microchip number or a purchase number.',
  },
  hintShows: { id: 'desk.search.hintShows', defaultMessage: 'Enter part of a name or a whole microchip number.' },
  searching: { id: 'desk.search.searching', defaultMessage: 'Searching' },
  results: { id: 'desk.search.results', defaultMessage: 'Results' },
  count: { id: 'desk.search.count', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  failed: { id: 'desk.search.failed', defaultMessage: 'Couldn’t search. Check your connection and try again.' },
  shows: { id: 'desk.search.shows', defaultMessage: 'Shows' },
  people: { id: 'desk.search.people', defaultMessage: 'People' },
  dogs: { id: 'desk.search.dogs', defaultMessage: 'Dogs' },
  entries: { id: 'desk.search.entries', defaultMessage: 'Entries' },
  purchases: { id: 'desk.search.purchases', defaultMessage: 'Purchases' },
  official: {
    id: 'desk.search.official',
    defaultMessage: 'Judge or approver',
    description: 'A person whom shows name',
  },
  memberUntil: { id: 'desk.search.memberUntil', defaultMessage: 'Member until {day}' },
  notMember: { id: 'desk.search.notMember', defaultMessage: 'Not a member' },
  noPage: {
    id: 'desk.search.noPage',
    defaultMessage: 'No entries yet',
    description: 'After a person in a list of results, whose entries are not opened because there are none',
  },
  born: { id: 'desk.search.born', defaultMessage: 'Born {day}', description: 'Of a dog' },
  entry: { id: 'desk.search.entry', defaultMessage: '{handler}, {show}' },
  paid: { id: 'desk.search.paid', defaultMessage: 'Paid' },
  held: { id: 'desk.search.held', defaultMessage: 'Being paid for' },
  withdrawn: { id: 'desk.search.withdrawn', defaultMessage: 'Withdrawn' },
  purchase: { id: 'desk.search.purchase', defaultMessage: 'No. {number}, {payer}' },
  membership: { id: 'desk.search.membership', defaultMessage: 'Membership, {amount}' },
  bought: { id: 'desk.search.bought', defaultMessage: 'Entries, {amount}' },
  transfer: { id: 'desk.search.transfer', defaultMessage: 'Expected transfer {reference}, {amount}' },
})
