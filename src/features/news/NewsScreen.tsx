import { chakra } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { listOrders } from '#contract/shared/paging'
import { fill, paths } from '#contract/shared/paths'
import { useGetNewsInfiniteQuery } from '../../api/news/newsApi'
import { itemsOf } from '../../api/paging'
import { commonMessages, orderMessages } from '../../i18n/commonMessages'
import { useListAddress } from '../../lists/useListAddress'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { RowList } from '../../ui/kit/RowList'
import { SelectField } from '../../ui/kit/SelectField'
import { ShowMore } from '../../ui/kit/ShowMore'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { SearchField } from '../../ui/kit/SearchField'
import { messages } from './messages'
import { NewsDate } from './NewsDate'

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '72px minmax(0, 1fr)', md: '112px minmax(0, 1fr)' },
    columnGap: '4',
    paddingBlock: '5',
    borderBottom: '1px solid',
    borderColor: 'border',
    '&:first-of-type': { borderTop: '3px solid', borderTopColor: 'border.strong' },
    '& h2': { textStyle: 'h3', textWrap: 'balance' },
    '& h2 a': { display: 'inline-block', paddingBlock: '2px' },
    '& p': { color: 'fg.muted', maxWidth: 'text', marginTop: '1' },
    '@media (hover: hover)': { '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
})

const choices = { order: listOrders, text: null } as const
const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginBottom: '5',
    '& > :first-of-type': { flex: '1 1 240px', maxWidth: { md: '340px' } },
    '& > :last-of-type': { flex: '1 1 150px', maxWidth: { md: '240px' } },
  },
})

/** /news and /announcements: everything that was announced, or what a text is found in. */
export const NewsScreen = () => {
  const { formatMessage } = useIntl()
  const [{ order, text }, change] = useListAddress(choices)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGetNewsInfiniteQuery({
    order,
    text: text.trim(),
  })
  // Drawn in slices, between which the page answers.
  const news = itemsOf(useDeferredValue(data))
  return (
    <Page title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <Fields role="search">
        <SearchField
          label={formatMessage(commonMessages.search)}
          value={text}
          onChange={(next) => change({ text: next })}
        />
        <SelectField
          label={formatMessage(commonMessages.sortBy)}
          value={order}
          onChange={({ target }) => change({ order: target.value as typeof order })}
        >
          {choices.order.map((one) => (
            <option key={one} value={one}>
              {formatMessage(orderMessages[one])}
            </option>
          ))}
        </SelectField>
      </Fields>
      {isError && !news && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!news && !isError && (
        // As high as a screen: the footer waits below it instead of being pushed down.
        <chakra.div minHeight="100dvh">
          <SkeletonRows rows={4} label={formatMessage(messages.loading)} />
        </chakra.div>
      )}
      {news?.length === 0 && text !== '' && (
        <p role="status">
          <FormattedMessage {...commonMessages.noMatch} values={{ text }} />
        </p>
      )}
      {news?.length === 0 && text === '' && (
        <EmptyState heading={formatMessage(messages.empty)}>
          <FormattedMessage {...messages.emptyText} />
        </EmptyState>
      )}
      {news && news.length > 0 && (
        <>
          <RowList label={formatMessage(messages.title)}>
            {news.map(({ slug, publishedOn, title, summary }) => (
              <Item key={slug}>
                <NewsDate day={publishedOn} />
                <div>
                  <h2>
                    <Link to={fill(paths.newsArticle, { slug })}>{title}</Link>
                  </h2>
                  <p>{summary}</p>
                </div>
              </Item>
            ))}
          </RowList>
          <ShowMore
            rows={news.length}
            hasMore={hasNextPage}
            pending={isFetchingNextPage}
            failed={isError && <FormattedMessage {...commonMessages.moreFailed} />}
            onMore={() => void fetchNextPage()}
          >
            <FormattedMessage {...commonMessages.more} />
          </ShowMore>
        </>
      )}
    </Page>
  )
}
