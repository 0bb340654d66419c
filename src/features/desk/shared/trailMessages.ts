import { defineMessages } from '../../../i18n/defineMessages'

export const trailMessages = defineMessages({
  trail: { id: 'records.trail', defaultMessage: 'You are here' },
  desk: { id: 'records.trailDesk', defaultMessage: 'Organisers' },
  shows: { id: 'records.trailShows', defaultMessage: 'Shows' },
  people: { id: 'records.trailPeople', defaultMessage: 'People' },
  dogs: { id: 'records.trailDogs', defaultMessage: 'Dogs' },
  show: { id: 'records.trailShow', defaultMessage: 'The show' },
  entries: { id: 'records.trailEntries', defaultMessage: 'Entries' },
})
