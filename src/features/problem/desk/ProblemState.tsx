import { useIntl } from 'react-intl'
import type { DeskProblemRow } from '#contract/problem/desk'
import { StateTag } from '../../../ui/kit/StateTag'
import { listMessages as messages } from './messages'

/** Whether a report waits for an answer. */
export const ProblemState = ({ state }: Pick<DeskProblemRow, 'state'>) => {
  const { formatMessage } = useIntl()
  return state === 'open' ? (
    <StateTag tone="warning">{formatMessage(messages.open)}</StateTag>
  ) : (
    <StateTag tone="success">{formatMessage(messages.answered)}</StateTag>
  )
}
