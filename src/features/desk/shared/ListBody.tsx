import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Page } from '#contract/shared/paging'
import { itemsOf } from '../../../api/paging'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { ShowMore } from '../../../ui/kit/ShowMore'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'

type Sentence = 'loading' | 'failed' | 'failedText' | 'none' | 'noneText' | 'empty' | 'clear' | 'more' | 'moreFailed'

interface Props<Row> {
  /** An endless query. */
  found: {
    data?: { pages: Page<Row>[] } | undefined
    isError: boolean
    refetch: () => unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  messages: Record<Sentence, MessageDescriptor>
  /** Whether something is looked for: nothing found is not nothing there. */
  isSearched: boolean
  onClear: () => void
  /** One element, whose items or rows are those. */
  children: (rows: Row[]) => ReactNode
}

/** A list that comes in pages from the server, in each of its states: on its way, failed, empty, there, and more of it. */
export const ListBody = <Row,>({ found, messages, isSearched, onClear, children }: Props<Row>) => {
  const { formatMessage } = useIntl()
  // While others are looked for, those before stay.
  const rows = itemsOf(found.data)
  if (!rows && found.isError)
    return (
      <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void found.refetch()}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  if (!rows) return <SkeletonRows label={formatMessage(messages.loading)} />
  if (rows.length === 0)
    return (
      <EmptyState
        heading={<FormattedMessage {...messages.none} />}
        action={
          isSearched && (
            <Button variant="outline" onClick={onClear}>
              <FormattedMessage {...messages.clear} />
            </Button>
          )
        }
      >
        <FormattedMessage {...(isSearched ? messages.noneText : messages.empty)} />
      </EmptyState>
    )
  return (
    <div>
      {children(rows)}
      <ShowMore
        rows={rows.length}
        hasMore={found.hasNextPage}
        pending={found.isFetchingNextPage}
        failed={found.isFetchNextPageError ? formatMessage(messages.moreFailed) : null}
        onMore={() => void found.fetchNextPage()}
      >
        <FormattedMessage {...messages.more} />
      </ShowMore>
    </div>
  )
}
