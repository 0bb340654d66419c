import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk } from '#contract/access/screenPolicies'
import type { DeskShowRow } from '#contract/deskShows'
import { fill, paths } from '#contract/paths'
import { ShowLifecycle } from '#contract/show'
import { useGetDeskShowsInfiniteQuery } from '../../api/deskShowApi'
import { itemsOf } from '../../api/paging'
import { useFormats } from '../../i18n/useFormats'
import { useListAddress } from '../../lists/useListAddress'
import { selectAllowed } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { ShowMore } from '../../ui/kit/ShowMore'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { DeskShowMessages } from './DeskShowMessages'
import { FindShows } from './FindShows'
import { messages } from './messages'
import { showStates } from './showStates'

const choices = { text: null, state: ['', ...ShowLifecycle.options] } as const

const ShowRow = ({ show }: { show: DeskShowRow }) => {
  const { formatMessage } = useIntl()
  const { dayRange } = useFormats()
  const { slug, name, state, startDate, endDate, city, waitsForMe } = show
  return (
    <Row
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(paths.deskShow, { slug })}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      tags={
        <>
          <StateTag tone={showStates[state].tone}>{formatMessage(showStates[state].name)}</StateTag>
          {waitsForMe && <StateTag tone="danger">{formatMessage(messages.waits)}</StateTag>}
        </>
      }
      facts={
        <>
          {dayRange(startDate, endDate)}, <bdi>{city}</bdi>
        </>
      }
    />
  )
}

const List = () => {
  const { formatMessage } = useIntl()
  const [{ text, state }, change] = useListAddress(choices)
  const isAdmin = useAppSelector((all) => selectAllowed(all, openDesk))
  const found = useGetDeskShowsInfiniteQuery({ order: 'newest', text, state }, { refetchOnFocus: true })
  const { isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found
  // While others are looked for, those before stay.
  const rows = itemsOf(found.data)
  const searched = text !== '' || state !== ''
  const body = () => {
    if (!rows && isError)
      return (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    if (!rows) return <SkeletonRows label={formatMessage(messages.loading)} />
    if (rows.length === 0)
      return (
        <EmptyState
          heading={<FormattedMessage {...messages.none} />}
          action={
            searched && (
              <Button variant="outline" onClick={() => change({ text: '', state: '' })}>
                <FormattedMessage {...messages.clear} />
              </Button>
            )
          }
        >
          <FormattedMessage {...(searched ? messages.noneText : messages.empty)} />
        </EmptyState>
      )
    return (
      <>
        <RowList>
          {rows.map((show) => (
            <ShowRow key={show.slug} show={show} />
          ))}
        </RowList>
        <ShowMore
          rows={rows.length}
          hasMore={hasNextPage}
          pending={isFetchingNextPage}
          failed={isFetchNextPageError ? formatMessage(messages.moreFailed) : null}
          onMore={() => void fetchNextPage()}
        >
          <FormattedMessage {...messages.more} />
        </ShowMore>
      </>
    )
  }
  return (
    <Page
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      aside={
        isAdmin && (
          <Button asChild icon={<Plus aria-hidden />}>
            <Link to={paths.newShow}>
              <FormattedMessage {...messages.add} />
            </Link>
          </Button>
        )
      }
    >
      <FindShows text={text} state={state} onChange={change} />
      {body()}
    </Page>
  )
}

/** /desk/shows: the shows that somebody works on; what is looked for stands in the address. */
export const DeskShowsScreen = () => (
  <DeskShowMessages>
    <List />
  </DeskShowMessages>
)
