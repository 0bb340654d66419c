import { useIntl } from 'react-intl'
import type { EntryDetails } from '#contract/entry/details'
import { defineMessages } from './defineMessages'
import { numberMessages } from './numberMessages'

const messages = defineMessages({
  handler: { id: 'entry.handler', defaultMessage: 'Handler: {name}', description: 'Who runs the dog at the show' },
  junior: { id: 'entry.handler.junior', defaultMessage: '{name} (junior)', description: 'A junior handler’s name' },
  phone: { id: 'entry.phone', defaultMessage: 'Phone on the day: {phone}' },
  team: { id: 'entry.team', defaultMessage: 'Team: {team}' },
  notForCompetition: { id: 'entry.notForCompetition', defaultMessage: 'Not for competition' },
})

/** What an entry says of the day, in one line, the same wherever it is listed; `member` is who entered the dog, `number` what it wears. */
export const useEntryDetails = () => {
  const { formatMessage } = useIntl()
  return (
    { handler, handlerName, phone, notForCompetition, team = '' }: EntryDetails,
    member: string,
    number: number | null = null,
  ): string => {
    const named = handler === 'junior' ? formatMessage(messages.junior, { name: handlerName }) : handlerName
    return [
      ...(number === null ? [] : [formatMessage(numberMessages.competitor, { number })]),
      formatMessage(messages.handler, { name: handler === 'member' ? member : named }),
      ...(phone === '' ? [] : [formatMessage(messages.phone, { phone })]),
      ...(team === '' ? [] : [formatMessage(messages.team, { team })]),
      ...(notForCompetition ? [formatMessage(messages.notForCompetition)] : []),
    ].join(' · ')
  }
}
