import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ResultDifference } from '#contract/results/correction'
import type { PublishedCorrection } from '#contract/results/shown'
import { useFormats } from '../../../i18n/useFormats'
import { useHundredths } from '../../../i18n/useHundredths'
import { messages, roundMessages } from './messages'

const Root = chakra('div', {
  base: { textStyle: 'small', borderInlineStart: '3px solid', borderColor: 'warning.fg', paddingInlineStart: '3' },
})
const Changes = chakra('ul', { base: { listStyle: 'none', color: 'fg.muted', overflowWrap: 'anywhere' } })

const useOutcomeText = () => {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  return (outcome: ResultDifference['after']): string => {
    if (outcome === null) return formatMessage(messages.notInResults)
    const { round, place, total, points } = outcome
    if (total === null && points === null) return formatMessage(roundMessages[round])
    const result =
      points === null
        ? formatMessage(messages.faultsOnly, { total: hundredths(total ?? 0) })
        : formatMessage(messages.pointsOnly, { points })
    return formatMessage(place === null ? messages.totalOnly : messages.placeAndTotal, { place, result })
  }
}

/** When published results were corrected, why, and what that changed. */
export const Corrections = ({ corrections }: { corrections: readonly PublishedCorrection[] }) => {
  const { localMoment } = useFormats()
  const outcomeText = useOutcomeText()
  return corrections.map(({ at, reason, changes }) => {
    const { day, time } = localMoment(at)
    return (
      <Root key={at}>
        <FormattedMessage {...messages.correction} values={{ moment: `${day}, ${time}` }} />
        {reason !== null && (
          <>
            : <bdi>{reason}</bdi>
          </>
        )}
        <Changes role="list">
          {changes.map(({ entryId, dogName, before, after }) => (
            <li key={entryId}>
              <FormattedMessage
                {...messages.change}
                values={{ dog: <bdi>{dogName}</bdi>, before: outcomeText(before), after: outcomeText(after) }}
              />
            </li>
          ))}
        </Changes>
      </Root>
    )
  })
}
