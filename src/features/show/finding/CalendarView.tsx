import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayAt } from '#contract/shared/calendar'
import type { ShowSeason, ShowSummary } from '#contract/show/show'
import { useFormats } from '../../../i18n/useFormats'
import { selectMember } from '../../../store/access/access'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { calendarDayReached } from '../../../store/show/showViewSlice'
import { IconButton } from '../../../ui/kit/IconButton'
import { RowList } from '../../../ui/kit/RowList'
import { messages as listMessages } from '../messages'
import { ShowRow } from '../ShowRow'
import type { ShowFilter } from '../showFilter'
import { shownState } from '../showState'
import { CalendarFeed } from './CalendarFeed'
import { findingMessages as messages } from './findingMessages'
import { monthAfter, monthToShow, showsIn } from './month'
import { MonthGrid } from './MonthGrid'

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', marginBottom: '4' } })
const Heading = chakra('h2', { base: { textStyle: 'h2', _firstLetter: { textTransform: 'uppercase' } } })
const Count = chakra('p', {
  base: { textStyle: 'label', marginInlineStart: 'auto', whiteSpace: 'nowrap', display: { base: 'none', md: 'block' } },
})
// Cells of phones have room for a mark: its meaning is below.
const Below = chakra('div', { base: { display: { lg: 'none' }, marginTop: '5' } })

interface Props {
  season: ShowSeason
  /** Those of the season that pass the filters, in any month. */
  shows: readonly ShowSummary[]
  filter: ShowFilter
  entered: ReadonlySet<string>
  onChange: (filter: ShowFilter) => void
}

/** A month of shows, a day a cell. */
export const CalendarView = ({ season: { season, seasons }, shows, filter, entered, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const isMember = useAppSelector(selectMember)
  const { monthAndYear } = useFormats()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const now = useAppSelector(selectNow)
  const today = dayAt(now, timeZone)
  const isRunning = ({ state, startDate, endDate }: ShowSummary) =>
    state !== 'cancelled' && startDate <= today && today <= endDate
  const counts = (show: ShowSummary) =>
    entered.has(show.slug) || shownState(show, now).phase === 'open' || isRunning(show)
  const month = monthToShow(shows, { season, month: filter.month, today, isUpcoming: filter.season === null, counts })
  const ofMonth = showsIn(shows, month)
  const [first = season, last = season] = [seasons.at(-1), seasons[0]]
  const hasSeason = (day: string) => Number(day.slice(0, 4)) >= first && Number(day.slice(0, 4)) <= last
  const open = (day: string) => onChange({ ...filter, season: Number(day.slice(0, 4)), month: day.slice(5, 7) })
  const step = (months: 1 | -1) => {
    const to = monthAfter(month, months)
    return { disabled: !hasSeason(to), onClick: () => open(to) }
  }
  const leaveFor = (day: string) => {
    if (!hasSeason(day)) return
    dispatch(calendarDayReached(day))
    open(day)
  }
  const name = monthAndYear(`${month}-01`)
  return (
    <section aria-labelledby="calendar-month">
      <Head>
        <IconButton label={formatMessage(messages.previousMonth)} icon={<ChevronLeft aria-hidden />} {...step(-1)} />
        <IconButton label={formatMessage(messages.nextMonth)} icon={<ChevronRight aria-hidden />} {...step(1)} />
        <Heading id="calendar-month" aria-live="polite">
          {name}
        </Heading>
        <Count>
          <FormattedMessage {...listMessages.count} values={{ count: ofMonth.length }} />
        </Count>
      </Head>
      {filter.month === '' && filter.season === null && month > today.slice(0, 7) && (
        <chakra.p marginBottom="4">
          <FormattedMessage {...messages.nextInMonth} values={{ month: name }} />
        </chakra.p>
      )}
      <MonthGrid
        key={month}
        month={month}
        today={today}
        shows={ofMonth}
        onLeave={leaveFor}
        label={formatMessage(messages.calendarOf, { month: name })}
      />
      {ofMonth.length === 0 && (
        <chakra.p marginTop="4" color="fg.muted">
          <FormattedMessage {...messages.noneInMonth} />
        </chakra.p>
      )}
      <Below>
        <RowList label={formatMessage(messages.calendarOf, { month: name })}>
          {ofMonth.map((show) => (
            <ShowRow key={show.slug} show={show} entered={entered.has(show.slug)} />
          ))}
        </RowList>
      </Below>
      {isMember && <CalendarFeed />}
    </section>
  )
}
