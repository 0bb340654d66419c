import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'

interface Props<Data> {
  query: { data?: Data | undefined; isError: boolean; refetch: () => unknown }
  messages: Record<'loading' | 'failed' | 'failedText', MessageDescriptor>
  children: (data: Data) => ReactNode
}

/** What a query answers, in each of its states: on its way, failed, there. What is there stays while it is fetched again. */
export const Fetched = <Data,>({ query: { data, isError, refetch }, messages, children }: Props<Data>) => {
  const { formatMessage } = useIntl()
  if (data !== undefined) return children(data)
  if (!isError) return <SkeletonRows label={formatMessage(messages.loading)} />
  return (
    <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
      <FormattedMessage {...messages.failedText} />
    </ErrorState>
  )
}
