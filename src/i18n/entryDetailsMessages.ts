import { defineMessages } from './defineMessages'

export const entryDetailsMessages = defineMessages({
  handler: { id: 'entry.handler', defaultMessage: 'Handler: {name}', description: 'Who runs the dog at the show' },
  junior: { id: 'entry.handler.junior', defaultMessage: '{name} (junior)', description: 'A junior handler’s name' },
  phone: { id: 'entry.phone', defaultMessage: 'Phone on the day: {phone}' },
  notForCompetition: { id: 'entry.notForCompetition', defaultMessage: 'Not for competition' },
})
