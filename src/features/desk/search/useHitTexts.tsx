import { FormattedMessage, useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import { useBreedName } from '../../../i18n/useBreedName'
import { useFormats } from '../../../i18n/useFormats'
import { messages } from './messages'
import { whereTo, type Hit } from './whereTo'

interface Texts {
  name: string
  /** What it is. */
  facts: ReactNode
  date: string | null
}

/** A result in one line: its name, what it is, and its day. */
export const useHitTexts = () => {
  const { formatMessage } = useIntl()
  const { datedRange, longDay, money } = useFormats()
  const breedName = useBreedName()
  return (hit: Hit): Texts => {
    if (hit.kind === 'shows') {
      const { name, startDate, endDate } = hit.found
      return { name, facts: null, date: datedRange(startDate, endDate) }
    }
    if (hit.kind === 'dogs') {
      const { name, kennelClubName, breed, birthDate } = hit.found
      const facts = [kennelClubName, breedName(breed)].filter(Boolean).join(', ')
      return { name, facts, date: formatMessage(messages.born, { day: longDay(birthDate) }) }
    }
    if (hit.kind === 'people') {
      const { memberName: name, email, renewalDate } = hit.found
      const membership = renewalDate
        ? formatMessage(messages.memberUntil, { day: longDay(renewalDate) })
        : formatMessage(messages.notMember)
      if (email === null) return { name, facts: <FormattedMessage {...messages.official} />, date: null }
      return {
        name,
        facts: [email, whereTo(hit) === null && formatMessage(messages.noPage)].filter(Boolean).join(', '),
        date: membership,
      }
    }
    if (hit.kind === 'entries') {
      const { dogName: name, handlerName: handler, showName: show, status, date } = hit.found
      const facts = `${formatMessage(messages.entry, { handler, show })}, ${formatMessage(messages[status])}`
      return { name, facts, date: longDay(date) }
    }
    const { receipt, payer, kind, amount, currency, date, reference } = hit.found
    const values = { amount: money(amount, currency), reference }
    const what = kind === 'membership' ? messages.membership : messages.bought
    return {
      // A number of a purchase has no separators.
      name: formatMessage(messages.purchase, { number: `${receipt}`, payer }),
      facts: formatMessage(reference === null ? what : messages.transfer, values),
      date: longDay(date),
    }
  }
}
