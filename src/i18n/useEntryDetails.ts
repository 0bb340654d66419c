import { useIntl } from 'react-intl'
import type { EntryDetails } from '#contract/entry/details'
import { entryDetailsMessages as messages } from './entryDetailsMessages'

/** What an entry says of the day, in one line, the same wherever it is listed; `member` is who entered the dog. */
export const useEntryDetails = () => {
  const { formatMessage } = useIntl()
  return ({ handler, handlerName, phone, notForCompetition }: EntryDetails, member: string): string => {
    const named = handler === 'junior' ? formatMessage(messages.junior, { name: handlerName }) : handlerName
    return [
      formatMessage(messages.handler, { name: handler === 'member' ? member : named }),
      ...(phone === '' ? [] : [formatMessage(messages.phone, { phone })]),
      ...(notForCompetition ? [formatMessage(messages.notForCompetition)] : []),
    ].join(' · ')
  }
}
