import { useIntl } from 'react-intl'
import type { Result } from '#contract/results/result'
import { useHundredths } from '../../i18n/useHundredths'
import { rounds, sheetMessages } from './messages'

/** A result as a short text: 1 fault, 0 refusals, 35.40 s. */
export const useResultText = () => {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  return (result: Result | null): string => {
    if (result === null) return formatMessage(sheetMessages.nothing)
    if (result.outcome !== 'run') return formatMessage(rounds[result.outcome])
    const { faults, refusals, time } = result
    return formatMessage(sheetMessages.resultText, {
      faults,
      refusals,
      time: time === null ? formatMessage(rounds.incomplete) : `${hundredths(time)} s`,
    })
  }
}
