import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { commonMessages } from '../../i18n/commonMessages'
import { Button } from '../../ui/kit/Button'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { messages } from './messages'

const Message = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', paddingBlock: '3' },
})

/** Replaces a part that failed to load: the rest of the screen works without it. */
export const QueryError = ({ onAgain, onTurf = false }: { onAgain: () => void; onTurf?: boolean }) => (
  <Message>
    <div>
      <strong>
        <FormattedMessage {...messages.failed} />
      </strong>
      <p>
        <FormattedMessage {...messages.failedText} />
      </p>
    </div>
    <Button variant="outline" onTurf={onTurf} onClick={onAgain}>
      <FormattedMessage {...commonMessages.again} />
    </Button>
  </Message>
)

export interface QueryResult<Data> {
  data?: Data
  isError: boolean
  refetch: () => unknown
}

interface Props<Data> {
  query: QueryResult<Data>
  /** About as many rows as will come, so that little moves when they do. */
  rows?: number
  children: (data: Data) => ReactNode
}

/** A part of the dashboard that waits for its own answer, and fails alone. What came once stays while it is asked again. */
export const QueryBoundary = <Data,>({ query: { data, isError, refetch }, rows = 3, children }: Props<Data>) => {
  const { formatMessage } = useIntl()
  if (data !== undefined) return children(data)
  if (isError) return <QueryError onAgain={() => void refetch()} />
  return <SkeletonRows rows={rows} label={formatMessage(messages.loading)} />
}

/** Two answers as one: there when both are, asked again where one failed. */
export const bothOf = <A, B>(a: QueryResult<A>, b: QueryResult<B>): QueryResult<[A, B]> => ({
  ...(a.data !== undefined && b.data !== undefined && { data: [a.data, b.data] satisfies [A, B] }),
  isError: a.isError || b.isError,
  refetch: () => {
    for (const one of [a, b]) if (one.isError) one.refetch()
  },
})
