import { useIntl } from 'react-intl'
import type { Reason } from '#contract/entry/reason'
import { heightMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { deskReasonMessages as messages } from './deskReasonMessages'

/** Words a reason for organisers: classes refused for the same reason get the same sentence. */
export const useDeskReasons = (dog: string, member: string) => {
  const { formatMessage } = useIntl()
  const { longDay, instant, centimetres } = useFormats()
  return ({ code, from, limit, heights, levels }: Reason): string => {
    if (heights && heights.dog !== 'not_measured')
      return formatMessage(messages.ofHeight, {
        dog,
        height: formatMessage(heightMessages[heights.dog]),
        centimetres: centimetres(heights.millimetres),
      })
    if (levels) return formatMessage(messages.atLevel, { dog, rank: levels.dog })
    const when = from === undefined ? '' : from.includes('T') ? instant(from, 'UTC') : longDay(from)
    return formatMessage(messages[code], { dog, member, from: when, limit: limit ?? 0 })
  }
}
