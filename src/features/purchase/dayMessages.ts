import { defineMessages } from '../../i18n/defineMessages'

export const dayMessages = defineMessages({
  title: { id: 'purchase.day.title', defaultMessage: 'On the day', description: 'Heading: of the day of the show' },
  handler: {
    id: 'purchase.day.handler',
    defaultMessage: 'Who will handle the dog?',
    description: 'Handle: run with the dog',
  },
  member: { id: 'purchase.day.member', defaultMessage: 'You', description: 'Answer: the member is the handler' },
  junior: { id: 'purchase.day.junior', defaultMessage: 'A junior', description: 'Answer: a junior is the handler' },
  other: { id: 'purchase.day.other', defaultMessage: 'Someone else', description: 'Answer to who is the handler' },
  handlerName: { id: 'purchase.day.handlerName', defaultMessage: 'Handler’s name' },
  phone: { id: 'purchase.day.phone', defaultMessage: 'Phone on the day' },
  phoneHint: {
    id: 'purchase.day.phoneHint',
    defaultMessage: 'Optional. For the show office, if they need to reach you.',
  },
  team: { id: 'purchase.day.team', defaultMessage: 'Team' },
  teamHint: {
    id: 'purchase.day.teamHint',
    defaultMessage: 'All {size} dogs of a team enter the same name.',
  },
  different: { id: 'purchase.day.different', defaultMessage: 'Different handler', description: 'Tick box of an entry' },
  notForCompetition: {
    id: 'purchase.day.notForCompetition',
    defaultMessage: 'Not for competition',
    description: 'Tick box of an entry',
  },
  notForCompetitionHint: {
    id: 'purchase.day.notForCompetitionHint',
    defaultMessage: 'Dogs entered “Not for competition” run as usual, but aren’t placed and earn no points.',
  },
  entry: {
    id: 'purchase.day.entry',
    defaultMessage: '{dog}, {time}',
    description: 'Which entry of the cart some fields belong to',
  },
  ofEntry: {
    id: 'purchase.day.ofEntry',
    defaultMessage: '{label} ({dog}, {time})',
    description: 'A field’s label in the list of errors, with the entry that it belongs to',
  },
  loading: { id: 'purchase.day.loading', defaultMessage: 'Loading your last handler and phone number' },
})
