import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/paths'
import type { ShowEntryCounts } from '#contract/showEntries'
import { itemsOf } from '../../api/paging'
import { useGetShowEntriesInfiniteQuery } from '../../api/showEntryApi'
import { useListAddress } from '../../lists/useListAddress'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { ShowMore } from '../../ui/kit/ShowMore'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { CountedShow } from './CountedShow'
import { EntriesTable } from './EntriesTable'
import { EntryCounts } from './EntryCounts'
import { EntryFiles } from './EntryFiles'
import { askFor, entryChoices } from './entryList'
import { FindEntries } from './FindEntries'
import { messages } from './messages'
import { ShowEntryMessages } from './ShowEntryMessages'

const List = ({ slug, counts }: { slug: string; counts: ShowEntryCounts }) => {
  const { formatMessage } = useIntl()
  const [chosen, change] = useListAddress(entryChoices)
  const found = useGetShowEntriesInfiniteQuery(askFor(slug, chosen), { refetchOnFocus: true })
  const { isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found
  // While others are looked for, those before stay.
  const entries = itemsOf(found.data)
  const searched = chosen.text !== '' || chosen.class !== '' || chosen.status !== ''
  const body = () => {
    if (!entries && isError)
      return (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    if (!entries) return <SkeletonRows label={formatMessage(messages.loading)} />
    if (entries.length === 0)
      return (
        <EmptyState
          heading={<FormattedMessage {...messages.none} />}
          action={
            searched && (
              <Button variant="outline" onClick={() => change({ text: '', class: '', status: '' })}>
                <FormattedMessage {...messages.clear} />
              </Button>
            )
          }
        >
          <FormattedMessage {...(searched ? messages.noneText : messages.empty)} />
        </EmptyState>
      )
    return (
      <div>
        <EntriesTable show={counts.name} entries={entries} sort={chosen.sort} onSort={(sort) => change({ sort })} />
        <ShowMore
          rows={entries.length}
          hasMore={hasNextPage}
          pending={isFetchingNextPage}
          failed={isFetchNextPageError ? formatMessage(messages.moreFailed) : null}
          onMore={() => void fetchNextPage()}
        >
          <FormattedMessage {...messages.more} />
        </ShowMore>
      </div>
    )
  }
  return (
    <>
      <EntryFiles slug={slug} chosen={chosen} />
      <FindEntries classes={counts.classes} chosen={chosen} onChange={change} />
      {body()}
    </>
  )
}

const Entries = () => {
  const { formatMessage } = useIntl()
  return (
    <CountedShow path={paths.showEntries} title={formatMessage(messages.title)}>
      {(slug, counts) => (
        <Page
          before={
            <TextLink asChild>
              <Link to={fill(paths.deskShow, { slug })}>
                <bdi>{counts.name}</bdi>
              </Link>
            </TextLink>
          }
          title={formatMessage(messages.title)}
        >
          <EntryCounts counts={counts} />
          <List slug={slug} counts={counts} />
        </Page>
      )}
    </CountedShow>
  )
}

/** /desk/shows/{slug}/entries: who has entered a show; what is looked for stands in the address. */
export const ShowEntriesScreen = () => (
  <ShowEntryMessages>
    <Entries />
  </ShowEntryMessages>
)
