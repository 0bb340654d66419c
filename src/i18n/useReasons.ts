import { useIntl } from 'react-intl'
import type { Reason } from '#contract/entry/reason'
import { heightMessages } from './domainMessages'
import { reasonMessages } from './reasonMessages'
import { useFormats } from './useFormats'

/** 3, or 2–4. */
export const levelSpan = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${from}` : `${from}–${to}`

/** Words a reason against an entry; instants are in the show's time zone. */
export const useReasons = () => {
  const { formatMessage } = useIntl()
  const { longDay, instant, centimetres } = useFormats()
  return ({ code, from, limit, heights, levels }: Reason, dog: string, timeZone = 'UTC') => {
    if (heights)
      return formatMessage(reasonMessages.heightOnly, {
        wanted: formatMessage(heightMessages[heights.cls]),
        category: heights.dog,
        height: centimetres(heights.millimetres),
        dog,
      })
    if (levels)
      return formatMessage(reasonMessages.levelsOnly, { ...levels, levels: levelSpan(levels), rank: levels.dog, dog })
    const when = from === undefined ? '' : from.includes('T') ? instant(from, timeZone) : longDay(from)
    return formatMessage(reasonMessages[code], { dog, from: when, limit: limit ?? 0 })
  }
}
