import { chakra } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/paths'
import type { ShowSeason, ShowSummary } from '#contract/show'
import { useGetShowsQuery } from '../../api/showsApi'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { navigate } from '../../store/router/navigation'
import { selectLocation } from '../../store/router/routerSlice'
import { selectNow } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { EmptySeason } from './EmptySeason'
import { messages } from './messages'
import { passes, readFilter, writeFilter, type ShowFilter } from './showFilter'
import { ShowFilters } from './ShowFilters'
import { ShowMonths } from './ShowMonths'
import { shownState } from './showState'
import { useEnteredShows } from './useEnteredShows'

const everything: Omit<ShowFilter, 'season' | 'past'> = {
  text: '',
  height: 'any',
  country: '',
  month: '',
  openOnly: false,
}
/** The season that follows one, if there is any. */
const seasonAfter = ({ season, seasons }: ShowSeason) => seasons.findLast((year) => year > season)
// Keeps its line while there is nothing to count.
const Count = chakra('p', { base: { textStyle: 'label', minHeight: '18px' } })

/** /shows: every published show of a season, the next one first, or those that the fields narrow it down to. */
export const ShowsScreen = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const now = useAppSelector(selectNow)
  const filter = readFilter(useAppSelector(selectLocation).search)
  const {
    data: last,
    currentData: arrived,
    isError,
    refetch,
  } = useGetShowsQuery(filter.season, { refetchOnFocus: true })
  // Many rows at once: they are drawn in slices, between which the page answers.
  const deferred = useDeferredValue(arrived)
  // Another season: until it comes, the rows of the one before stand for nothing.
  const data = arrived && deferred
  const all = data?.items
  const shows = all?.filter((show) => passes(show, filter, now))
  const narrow = (to: ShowFilter) => dispatch(navigate(paths.shows + writeFilter(to), { replace: true }))
  const count = shows?.length
  const isPast = (show: ShowSummary) => shownState(show, now).phase === 'finished'
  const ahead = shows?.filter((show) => !isPast(show)) ?? []
  const past = shows?.filter(isPast).reverse() ?? []
  const folded = ahead.length > 0 && past.length > 0
  const entered = useEnteredShows()
  const later = data && data.items.length > 0 ? seasonAfter(data) : undefined
  return (
    <Page title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <ShowFilters
        filter={filter}
        season={filter.season ?? last?.season}
        seasons={last?.seasons ?? []}
        shows={all ?? []}
        onChange={narrow}
      />
      <Count role="status">
        {all && (
          <FormattedMessage
            {...messages[count === all.length ? 'count' : 'countOf']}
            values={{ count, all: all.length }}
          />
        )}
      </Count>
      {isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
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
      <ShowMonths shows={ahead} entered={entered} />
      {later !== undefined && (
        <chakra.p paddingTop="5">
          <TextLink asChild display="inline-flex" alignItems="center" minHeight="44px">
            <Link to={paths.shows + writeFilter({ ...filter, season: later })}>
              <FormattedMessage {...messages.laterSeason} values={{ season: String(later) }} />
            </Link>
          </TextLink>
        </chakra.p>
      )}
      {folded && (
        <div>
          <Button
            variant="outline"
            aria-expanded={filter.past}
            onClick={() => narrow({ ...filter, past: !filter.past })}
          >
            <FormattedMessage {...messages[filter.past ? 'hidePast' : 'showPast']} values={{ count: past.length }} />
          </Button>
        </div>
      )}
      {(filter.past || !folded) && <ShowMonths shows={past} entered={entered} />}
    </Page>
  )
}
