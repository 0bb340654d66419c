import { chakra } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isPaidEntry } from '#contract/entry/paidEntry'
import { paths } from '#contract/shared/paths'
import type { ShowSeason } from '#contract/show/show'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { useGetShowsQuery } from '../../api/show/showsApi'
import { selectMember } from '../../store/access/access'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { navigate } from '../../store/router/navigation'
import { selectLocation } from '../../store/router/routerSlice'
import { selectNow } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { ShowsView } from './finding/ShowsView'
import { useFittingShows } from './finding/useFittingShows'
import { ViewSwitch } from './finding/ViewSwitch'
import { messages } from './messages'
import { partsOf, passes, readFilter, type ShowFilter, writeFilter } from './showFilter'
import { ShowFilters } from './ShowFilters'

interface Props {
  season: ShowSeason
  onCurrent: () => void
}

/** A season without shows: there are none at all yet, or an address names a year that has none. */
const EmptySeason = ({ season: { season, seasons }, onCurrent }: Props) =>
  seasons.length === 0 ? (
    <EmptyState heading={<FormattedMessage {...messages.empty} />}>
      <FormattedMessage {...messages.emptyText} />
    </EmptyState>
  ) : (
    <EmptyState
      heading={<FormattedMessage {...messages.emptySeason} values={{ season: String(season) }} />}
      action={
        <Button variant="outline" onClick={onCurrent}>
          <FormattedMessage {...messages.currentSeason} />
        </Button>
      }
    >
      <FormattedMessage {...messages.emptySeasonText} />
    </EmptyState>
  )

/** The addresses of the coming shows that a member has paid entries in. */
const useEnteredShows = (): ReadonlySet<string> => {
  const member = useAppSelector(selectMember)
  const { data } = useGetCurrentPurchasesQuery(undefined, { skip: !member })
  const paid = data?.items.filter(({ status }) => status === 'paid') ?? []
  const lines = paid.flatMap((purchase) => purchase.lines)
  return new Set(lines.flatMap((line) => (isPaidEntry(line) ? [line.item.showSlug] : [])))
}

const everything = { text: '', height: 'any', country: '', month: '', openOnly: false, fits: false } as const
// Keeps its line while there is nothing to count.
const Count = chakra('p', { base: { textStyle: 'label', minHeight: '18px', flexBasis: { base: 'full', md: 'auto' } } })
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between' },
})

/** /shows: every published show from this season on, or of one, or those that the fields narrow it down to, as a list, calendar or map. */
export const ShowsScreen = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const now = useAppSelector(selectNow)
  const filter = readFilter(useAppSelector(selectLocation).search)
  const list = useGetShowsQuery(filter.season, { refetchOnFocus: true })
  const { data: last, currentData: arrived } = list
  const fitting = useFittingShows(filter, arrived?.season)
  // Many rows at once: they are drawn in slices, between which the page answers.
  const deferred = useDeferredValue(arrived)
  // Another season or filter: until its answer comes, the previous rows are not valid.
  const data = arrived && !fitting.isPending ? deferred : undefined
  const isError = list.isError || fitting.isError
  const all = data?.items
  // The calendar goes from month to month.
  const monthly = { ...filter, month: filter.view === 'calendar' ? '' : filter.month }
  const shows = all?.filter((show) => passes(show, monthly, now) && fitting.has(show))
  const listed = shows && partsOf(shows, filter, now).listed
  const [count, total] = [listed?.length, all && partsOf(all, filter, now).listed.length]
  const entered = useEnteredShows()
  const narrow = (to: ShowFilter) => dispatch(navigate(paths.shows + writeFilter(to), { replace: true }))
  return (
    <Page title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <ShowFilters
        filter={filter}
        seasons={last?.seasons ?? []}
        shows={last?.items ?? []}
        hasDogs={useAppSelector(selectMember)}
        onChange={narrow}
      />
      <Line>
        <Count role="status">
          {total !== undefined && filter.view !== 'calendar' && (
            <FormattedMessage {...messages[count === total ? 'count' : 'countOf']} values={{ count, all: total }} />
          )}
        </Count>
        {data?.items.length !== 0 && <ViewSwitch filter={filter} />}
      </Line>
      {isError && (
        <ErrorState
          heading={formatMessage(messages.failed)}
          onAgain={() => void (list.isError ? list.refetch() : fitting.refetch())}
        >
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && (
        // As high as a screen: the footer waits below it instead of being pushed down.
        <chakra.div minHeight="100dvh">
          <SkeletonRows rows={6} label={formatMessage(messages.loading)} />
        </chakra.div>
      )}
      {data?.items.length === 0 && <EmptySeason season={data} onCurrent={() => narrow({ ...filter, season: null })} />}
      {all && all.length > 0 && count === 0 && (
        <EmptyState
          heading={formatMessage(messages.noMatch)}
          action={
            <Button variant="outline" onClick={() => narrow({ ...filter, ...everything })}>
              <FormattedMessage {...messages.everything} />
            </Button>
          }
        >
          <FormattedMessage {...messages.noMatchText} />
        </EmptyState>
      )}
      {data && shows && <ShowsView season={data} shows={shows} filter={filter} entered={entered} onChange={narrow} />}
    </Page>
  )
}
