import { chakra } from '@chakra-ui/react'
import { useEffect, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Day } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import type { ShowSummary } from '#contract/show/show'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { calendarDayReached, selectShowView } from '../../../store/show/showViewSlice'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import { shownState } from '../showState'
import { useGridKeys } from '../matrix/useGridKeys'
import { findingMessages as messages } from './findingMessages'
import { dayElsewhere, showsOn, weeksOf } from './month'

const Grid = chakra('table', {
  base: {
    // On phones from edge to edge: seven days as wide as a finger.
    width: { base: 'calc(100% + 36px)', md: '100%' },
    marginInline: { base: '-18px', md: 0 },
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    borderTop: '3px solid',
    borderColor: 'border.strong',
  },
})
const Weekday = chakra('th', { base: { textStyle: 'small', fontWeight: 'semibold', textAlign: 'left', padding: '2' } })
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
const Short = chakra('span', { base: { lgDown: hidden } })
const Letter = chakra('span', { base: { display: { lg: 'none' } } })
const Cell = chakra('td', {
  base: {
    position: 'relative',
    height: { base: '52px', lg: '104px' },
    padding: { base: 0, lg: '2' },
    verticalAlign: 'top',
    border: '1px solid',
    borderColor: 'border',
    '&[data-other]': { bg: 'bg.subtle', color: 'fg.muted' },
    '&[aria-current]': { boxShadow: 'inset 0 4px 0 {colors.mark}' },
  },
})
const Dated = chakra('span', {
  base: { paddingInlineStart: { base: '1', lg: 0 }, fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
})
const ShowLink = chakra(Link, {
  base: {
    display: 'block',
    marginTop: { lg: '1' },
    minHeight: { base: '44px', lg: '24px' },
    bg: 'bg.muted',
    borderLeft: '4px solid',
    borderColor: 'path',
    borderRadius: 'plate',
    paddingInline: '2',
    textStyle: 'small',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    // Several days are one bar, named on its first day and at the start of each week.
    '&[data-goes-on]': { lg: { marginInlineEnd: '-9px', borderEndRadius: 0 } },
    '&[data-comes-on]': {
      lg: { marginInlineStart: '-9px', borderStartRadius: 0, borderLeft: 0, paddingInlineStart: '12px' },
    },
    '&[data-phase=open]': { lg: { bg: 'success.bg', color: 'success.fg' } },
    '&:not([data-phase=open])': { lg: { borderColor: 'border.control' } },
    // On phones a bar replaces the name, in the middle of a target that a finger can hit.
    lgDown: {
      display: 'grid',
      alignItems: 'center',
      bg: 'transparent',
      borderLeft: 0,
      paddingInline: '1',
      _before: { content: '""', height: '8px', bg: 'path', borderRadius: 'plate' },
    },
  },
})
const Name = chakra('span', { base: { lgDown: hidden, '[data-comes-on] > &': { visibility: 'hidden' } } })
const State = chakra('span', { base: { lgDown: hidden, display: 'block', fontWeight: 'medium' } })

interface Props {
  /** 2026-12 */
  month: string
  today: Day
  shows: readonly ShowSummary[]
  label: string
  /** The keys lead to a day of another month. */
  onLeave: (day: Day) => void
}

/**
 * The days of a month as a grid: arrows lead from day to day, page keys to other months and with Shift to other years, Tab
 * through the shows of the day. Where the keys lead to another month, its grid takes the focus.
 */
export const MonthGrid = ({ month, today, shows, label, onLeave }: Props) => {
  const { formatMessage } = useIntl()
  const { weekday, shortWeekday, weekdayLetter } = useFormats()
  const weeks = weeksOf(month)
  const days = weeks.flat()
  const dispatch = useAppDispatch()
  const { calendarDay } = useAppSelector(selectShowView)
  const now = useAppSelector(selectNow)
  const reached = calendarDay?.startsWith(month) === true ? days.indexOf(calendarDay) : -1
  const withShow = days.findIndex((day) => showsOn(shows, day).length > 0 && day.startsWith(month))
  const firstStop = Math.max(0, reached === -1 ? withShow : reached)
  const { grid, at, onKeyDown, cell } = useGridKeys(weeks.length, 7, {
    row: Math.floor(firstStop / 7),
    column: firstStop % 7,
  })
  useEffect(() => {
    if (reached === -1) return
    grid.current?.querySelector<HTMLElement>('[data-at][tabindex="0"]')?.focus()
    dispatch(calendarDayReached(null))
  }, [reached, grid, dispatch])
  const keyDown = (event: KeyboardEvent) => {
    const elsewhere = dayElsewhere(event.key, event.shiftKey, days[at.row * 7 + at.column] ?? today, month)
    if (elsewhere === null) return onKeyDown(event)
    event.preventDefault()
    onLeave(elsewhere)
  }
  return (
    <Grid role="grid" aria-label={label} ref={grid} onKeyDown={keyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <Weekday key={day} scope="col">
              <Short>{shortWeekday(day)}</Short>
              <Letter aria-hidden>{weekdayLetter(day)}</Letter>
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]}>
            {week.map((day, column) => {
              const onDay = showsOn(shows, day)
              const stop = cell(row, column)
              return (
                <Cell
                  key={day}
                  role="gridcell"
                  data-other={day.startsWith(month) ? undefined : true}
                  aria-current={day === today ? 'date' : undefined}
                  {...(onDay.length === 0 && stop)}
                >
                  <Dated aria-hidden>{Number(day.slice(8))}</Dated>
                  {onDay.length === 0 && <VisuallyHidden>{weekday(day)}</VisuallyHidden>}
                  <div>
                    {onDay.map((show, index) => {
                      const { slug, name } = show
                      const { phase, message } = shownState(show, now)
                      const comesOn = column > 0 && show.startDate < day
                      return (
                        <ShowLink
                          key={slug}
                          data-phase={phase}
                          data-comes-on={comesOn || undefined}
                          data-goes-on={(column < 6 && day < show.endDate) || undefined}
                          to={fill(paths.show, { slug })}
                          aria-label={formatMessage(messages.dayOfShow, { day: weekday(day), show: name })}
                          {...(index === 0 ? stop : { tabIndex: stop.tabIndex, onFocus: stop.onFocus })}
                        >
                          <Name aria-hidden>
                            {name}
                            <State>
                              <FormattedMessage {...message} />
                            </State>
                          </Name>
                        </ShowLink>
                      )
                    })}
                  </div>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
