import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/paths'
import type { ShowSeason, ShowSummary } from '#contract/show'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { TextLink } from '../../ui/kit/TextLink'
import { NearestShows } from './finding/NearestShows'
import { messages } from './messages'
import { writeFilter, type ShowFilter } from './showFilter'
import { ShowMonths } from './ShowMonths'
import { shownState } from './showState'

/** The season that follows one, if there is any. */
const seasonAfter = ({ season, seasons }: ShowSeason) => seasons.findLast((year) => year > season)

interface Props {
  season: ShowSeason
  /** Those of the season that pass the filters. */
  shows: readonly ShowSummary[]
  filter: ShowFilter
  entered: ReadonlySet<string>
  onChange: (filter: ShowFilter) => void
}

/** The next show first, or the nearest; finished ones are folded away below. */
export const ShowList = ({ season, shows, filter, entered, onChange }: Props) => {
  const now = useAppSelector(selectNow)
  const isPast = (show: ShowSummary) => shownState(show, now).phase === 'finished'
  const ahead = shows.filter((show) => !isPast(show))
  const past = shows.filter(isPast).reverse()
  const folded = ahead.length > 0 && past.length > 0
  const later = season.items.length > 0 ? seasonAfter(season) : undefined
  const rows = (some: ShowSummary[]) =>
    filter.near ? (
      <NearestShows shows={some} near={filter.near} entered={entered} />
    ) : (
      <ShowMonths shows={some} entered={entered} />
    )
  return (
    <>
      {rows(ahead)}
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
            onClick={() => onChange({ ...filter, past: !filter.past })}
          >
            <FormattedMessage {...messages[filter.past ? 'hidePast' : 'showPast']} values={{ count: past.length }} />
          </Button>
        </div>
      )}
      {(filter.past || !folded) && rows(past)}
    </>
  )
}
