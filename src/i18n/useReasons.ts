import { useIntl } from 'react-intl'
import type { Reason } from '../../contract/reason'
import { reasonMessages } from './reasonMessages'
import { useFormats } from './useFormats'

/** Words a reason against an entry; instants are told in the show's time zone. */
export const useReasons = () => {
  const { formatMessage } = useIntl()
  const { longDay, instant } = useFormats()
  return ({ code, from, limit }: Reason, dog: string, timeZone = 'UTC') => {
    const when = from === undefined ? '' : from.includes('T') ? instant(from, timeZone) : longDay(from)
    return formatMessage(reasonMessages[code], { dog, from: when, limit: limit ?? 0 })
  }
}
