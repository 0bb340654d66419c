import { FormattedMessage } from 'react-intl'
import { useSettleLinesMutation } from '../../../api/money/statementApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Notice } from '../../../ui/kit/Notice'
import { isRefused, refusalsOf } from './lineAnswers'
import { answerMessages, refusalMessages } from './messages'

/** Call key of the mutation that settles the lines of this page. */
export const settleCall = 'settle-lines'

/** What has become of the lines that were settled last. */
export const Outcome = () => {
  const [, { data, isError }] = useSettleLinesMutation(useCallKey(settleCall))
  if (isError)
    return (
      <Notice tone="warning">
        <FormattedMessage {...answerMessages.failed} />
      </Notice>
    )
  if (!data) return null
  const refused = data.lines.filter(isRefused).length
  const late = data.lines.filter(({ outcome }) => outcome === 'refunded').length
  const done = data.lines.length - refused - late
  return (
    <Notice tone={refused + late > 0 ? 'warning' : 'info'}>
      {done > 0 && (
        <span>
          <FormattedMessage {...answerMessages.done} values={{ count: done }} />{' '}
        </span>
      )}
      {late > 0 && (
        <span>
          <FormattedMessage {...answerMessages.late} values={{ count: late }} />{' '}
        </span>
      )}
      {refused > 0 && (
        <span>
          <FormattedMessage {...answerMessages.refused} values={{ count: refused }} />{' '}
        </span>
      )}
      {refusalsOf(data.lines).map((refusal) => (
        <span key={refusal}>
          <FormattedMessage {...refusalMessages[refusal]} />{' '}
        </span>
      ))}
    </Notice>
  )
}
