import { defineMessages } from '../../../i18n/defineMessages'

export const trailMessages = defineMessages({
  trail: { id: 'desk.trail.trail', defaultMessage: 'You are here' },
  desk: { id: 'desk.trail.trailDesk', defaultMessage: 'Organisers' },
  shows: { id: 'desk.trail.trailShows', defaultMessage: 'Shows' },
  people: { id: 'desk.trail.trailPeople', defaultMessage: 'People' },
  dogs: { id: 'desk.trail.trailDogs', defaultMessage: 'Dogs' },
  show: { id: 'desk.trail.trailShow', defaultMessage: 'The show' },
  entries: { id: 'desk.trail.trailEntries', defaultMessage: 'Entries' },
})
