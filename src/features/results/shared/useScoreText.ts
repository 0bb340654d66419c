import { useIntl } from 'react-intl'
import type { ClassKind } from '#contract/show/classFormat'
import { useHundredths } from '../../../i18n/useHundredths'
import { messages } from './messages'

interface Scored {
  /** Hundredths, both. */
  time: number | null
  total: number | null
  points: number | null
}

/** What a run, or the sum of several, came to in a class of a kind; null where it came to nothing. */
export const useScoreText = () => {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  return ({ time, total, points }: Scored, kind: ClassKind): string | null => {
    if (time === null) return null
    if (points !== null) return formatMessage(messages.pointsAndTime, { points, time: hundredths(time) })
    if (total === null) return null
    const message = kind === 'time_plus_faults' ? messages.timeWithFaults : messages.timeAndFaults
    return formatMessage(message, { time: hundredths(time), faults: hundredths(total) })
  }
}
