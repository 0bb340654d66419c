import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { traceMessages as messages } from './messages'
import { useTraceText } from './useTraceText'

/** The trace of a report, in each of its states: on its way, failed, there. */
export const TraceBody = ({ id, children }: { id: string; children: (text: string) => ReactNode }) => {
  const { formatMessage } = useIntl()
  const { text, isError, refetch } = useTraceText(id)
  if (isError)
    return (
      <ErrorState heading={<FormattedMessage {...messages.failedTrace} />} onAgain={() => void refetch()}>
        <FormattedMessage {...messages.failedTraceText} />
      </ErrorState>
    )
  if (text === null) return <SkeletonRows label={formatMessage(messages.loadingTrace)} />
  return <MessagesOf part="qa">{children(text)}</MessagesOf>
}
