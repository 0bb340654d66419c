import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { failureOf } from '../../../api/failureOf'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'

interface Props {
  query: { isError: boolean; error?: unknown; refetch: () => unknown }
  messages: Record<'loading' | 'failed' | 'failedText' | 'missing' | 'missingText', MessageDescriptor>
  /** The way out where there is no such record. */
  out: ReactNode
}

/** In the place of a record that is on its way, is missing, or could not be had. */
export const RecordWaiting = ({ query: { isError, error, refetch }, messages, out }: Props) => {
  const { formatMessage } = useIntl()
  if (!isError) return <SkeletonRows label={formatMessage(messages.loading)} />
  if (failureOf({ error })?.status === 404)
    return (
      <EmptyState heading={<FormattedMessage {...messages.missing} />} action={out}>
        <FormattedMessage {...messages.missingText} />
      </EmptyState>
    )
  return (
    <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
      <FormattedMessage {...messages.failedText} />
    </ErrorState>
  )
}
