import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { ShowSeason, ShowSummary } from '#contract/show/show'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { TextLink } from '../../ui/kit/TextLink'
import { NearestShows } from './finding/NearestShows'
import { messages } from './messages'
import { PastButton } from './PastButton'
import { partsOf, type ShowFilter, takesEntries, writeFilter } from './showFilter'
import { ShowMonths } from './ShowMonths'

const Group = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', '& + &': { paddingTop: '7' } },
})
const Heading = chakra('h2', { base: { textStyle: 'h2' } })

/** Shows under what they have in common, by month. */
const ShowGroup = ({ title, ...months }: ComponentProps<typeof ShowMonths> & { title: 'openShows' | 'otherShows' }) => {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <Heading id={id}>
        <FormattedMessage {...messages[title]} />
      </Heading>
      <ShowMonths level={3} {...months} />
    </Group>
  )
}

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

/** What takes entries first, then the other shows that come, or the nearest; finished ones are folded away below. */
export const ShowList = ({ season, shows, filter, entered, onChange }: Props) => {
  const now = useAppSelector(selectNow)
  const { ahead, past, isFolded } = partsOf(shows, filter, now)
  const later = filter.season !== null && season.items.length > 0 ? seasonAfter(season) : undefined
  const open = ahead.filter((show) => takesEntries(show, now))
  const closed = ahead.filter((show) => !takesEntries(show, now))
  const rows = (some: readonly ShowSummary[]) =>
    filter.near ? (
      <NearestShows shows={some} near={filter.near} entered={entered} />
    ) : (
      <ShowMonths shows={some} entered={entered} />
    )
  return (
    <>
      {filter.near === null && open.length > 0 ? (
        <>
          <ShowGroup title="openShows" shows={open} entered={entered} />
          {closed.length > 0 && <ShowGroup title="otherShows" shows={closed} entered={entered} />}
        </>
      ) : (
        rows(ahead)
      )}
      {later !== undefined && (
        <chakra.p paddingTop="5">
          <TextLink asChild display="inline-flex" alignItems="center" minHeight="44px">
            <Link to={paths.shows + writeFilter({ ...filter, season: later })}>
              <FormattedMessage {...messages.laterSeason} values={{ season: String(later) }} />
            </Link>
          </TextLink>
        </chakra.p>
      )}
      <PastButton count={past.length} filter={filter} hasAhead={ahead.length > 0} onChange={onChange} />
      {!isFolded && rows(past)}
    </>
  )
}
