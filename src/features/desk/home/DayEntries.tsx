import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { ShowNumbers } from '#contract/desk/home'
import { sum } from '#contract/shared/money'
import { useFormats } from '../../../i18n/useFormats'
import { Table } from '../../../ui/kit/Table'
import { Beside, Scroller } from './layout'
import { messages } from './messages'

const Chart = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'end',
    gap: '2px',
    height: '120px',
    borderBottom: '3px solid {colors.border.strong}',
    forcedColorAdjust: 'none',
    '& > span': { flex: '1 1 0', minWidth: '2px', bg: 'path', minHeight: '1px' },
    '& > [data-empty]': { bg: 'border' },
    '@media (forced-colors: active)': { '& > span': { bg: 'CanvasText' } },
  },
})

/** One bar a day, the highest as high as the chart. Its label says what it shows; the table beside it has the numbers. */
const DayBars = ({ days, label }: { days: ShowNumbers['days']; label: string }) => {
  const most = Math.max(1, ...days.map(({ entries }) => entries))
  return (
    <Chart role="img" aria-label={label}>
      {days.map(({ date, entries }) => (
        <span
          key={date}
          data-empty={entries === 0 ? '' : undefined}
          style={{ height: `${String((100 * entries) / most)}%` }}
        />
      ))}
    </Chart>
  )
}

const Axis = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', textStyle: 'small', color: 'fg.muted', mt: '1' },
})

/** The entries of the last weeks by day: small bars, and beside them the days that had any, the newest first. */
export const DayEntries = ({ show: { name, days } }: { show: ShowNumbers }) => {
  const { formatMessage } = useIntl()
  const { longDay, shortDay } = useFormats()
  const busy = days.filter(({ entries }) => entries > 0)
  const [highest] = busy.toSorted((a, b) => b.entries - a.entries)
  const [first, last] = [days[0], days.at(-1)]
  if (!highest || !first || !last) return null
  const entries = sum(busy.map((day) => day.entries))
  const label = formatMessage(messages.chart, {
    entries,
    days: days.length,
    most: highest.entries,
    day: longDay(highest.date),
  })
  const tableLabel = formatMessage(messages.perDayOf, { show: name })
  return (
    <Beside>
      <div>
        <DayBars days={days} label={label} />
        <Axis aria-hidden>
          <span>{shortDay(first.date)}</span>
          <span>{shortDay(last.date)}</span>
        </Axis>
      </div>
      <Scroller tabIndex={0} role="region" aria-label={tableLabel}>
        <Table
          label={tableLabel}
          head={[{ label: formatMessage(messages.day) }, { label: formatMessage(messages.entries), numeral: true }]}
          rows={busy.toReversed().map((day) => ({ id: day.date, cells: [longDay(day.date), day.entries] }))}
        />
      </Scroller>
    </Beside>
  )
}
